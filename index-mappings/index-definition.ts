/** What an index is created with. */
import type { Mapping } from "./fields/field-types.ts";

export interface IndexDefinition {
  readonly settings: { readonly analysis?: object; readonly "index.store.type"?: "niofs" };
  /** Which fields are kept to be read back; all of them when absent. */
  readonly source?: { readonly includes: readonly string[] } | { readonly excludes: readonly string[] };
  readonly mapping: Mapping;
}

/** The mapping as an index is created with it: a document with a field that it does not name is refused. */
export const mappingOf = ({
  source,
  mapping,
}: IndexDefinition): { dynamic: "strict"; properties: Mapping; _source?: Record<string, string[]> } => ({
  dynamic: "strict",
  properties: mapping,
  ...(source
    ? { _source: Object.fromEntries(Object.entries(source).map(([which, fields]) => [which, [...fields]])) }
    : {}),
});
