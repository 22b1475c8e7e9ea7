import { analysis } from "./analysis.ts";
import { mappingOfFields, notInSource } from "./fields/mapping.ts";
import type { Fields } from "./fields/field.ts";
import type { Mapping } from "./fields/field-types.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";

/** An index of records that search finds: the fields of its catalogue, and those that all such records have. */
export const searchedIndex = (
  fields: Fields,
): {
  readonly settings: { readonly analysis: object };
  readonly source: { readonly excludes: readonly string[] };
  readonly mapping: Mapping;
} => ({
  settings: { analysis },
  source: { excludes: [...searchableSource.excludes, ...notInSource(fields)] },
  mapping: { ...mappingOfFields(fields), ...searchableMapping },
});
