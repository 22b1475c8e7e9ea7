/** How readers know annotation types. Pure. */
import type { Deployment } from "./schema.ts";

export type TypeName = (type: string) => string;

/** How the site calls its annotation types; a type that it no longer has is named by its id. */
export const typeNameOf =
  ({ annotationTypes }: Pick<Deployment, "annotationTypes">): TypeName =>
  (type) =>
    annotationTypes.find(({ id }) => id === type)?.display_name ?? type.replaceAll("_", " ");
