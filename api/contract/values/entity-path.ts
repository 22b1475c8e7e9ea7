/** Addresses of the pages of things, for the server and the web. Pure. */
import { entityNames } from "../../../index-mappings/fields/entity-names.ts";

export { pathwayView } from "../../../index-mappings/fields/entity-names.ts";

/** One segment of a path. Colons stay readable: they are allowed in a path, and ids are full of them. */
export const pathSegment = (text: string): string => encodeURIComponent(text).replaceAll("%3A", ":");

/** `/gene/G1.09` */
export const entityPath = (kind: keyof typeof entityNames, id: string): string =>
  entityNames[kind].path + pathSegment(id);
