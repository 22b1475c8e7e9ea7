/** Addresses of the pages of things, for the server and the web. Pure. */
import { entityNames } from "../../../index-mappings/fields/entity-names.ts";

export { pathwayView } from "../../../index-mappings/fields/entity-names.ts";

/** One segment of a path. Colons stay readable: they are allowed in a path, and ids are full of them. */
export const pathSegment = (text: string): string => encodeURIComponent(text).replaceAll("%3A", ":");

/** `/gene/G1.09` */
export const entityPath = (kind: keyof typeof entityNames, id: string): string =>
  entityNames[kind].path + pathSegment(id);

export type EntityKind = keyof typeof entityNames;

/** Whose page an address of the site is; null for any other page, and for places within pages. */
export function entityAt(path: string): { readonly kind: EntityKind; readonly id: string } | null {
  for (const [kind, { path: before }] of Object.entries(entityNames) as [EntityKind, { path: string }][]) {
    const id = path.startsWith(before) ? path.slice(before.length) : "";
    if (/^[^/?#]+$/.test(id)) return readId(kind, id);
  }
  return null;
}

/** null for an id that cannot be read, as "%". */
function readId(
  kind: EntityKind,
  segment: string,
): { readonly kind: EntityKind; readonly id: string } | null {
  try {
    return { kind, id: decodeURIComponent(segment) };
  } catch {
    return null;
  }
}

/** "gene", "publication": what one thing of a kind is called. */
export const nounOf = (kind: keyof typeof entityNames): string => entityNames[kind].one;
