/** The columns of downloaded lists: those of the catalogue of each type. Pure. */
import type { estypes } from "@elastic/elasticsearch";
import { fileColumnsOfKind } from "../../../index-mappings/fields/search-facets.ts";
import type { FileColumnEntry as Column } from "../../../index-mappings/fields/search-facets.ts";
import type { EntityType } from "../../contract/suggest.ts";
import { tsvCell } from "../../contract/values/tsv.ts";

export type { Column };

const mixed: readonly Column[] = [
  { name: "type", field: "_type", many: false },
  { name: "id", field: "id", many: false },
  { name: "label", field: "label", many: false },
];

/** The columns of a list of one type, or (null) of all types mixed. */
export const columnsOf = (type: EntityType | null): readonly Column[] =>
  type === null ? mixed : fileColumnsOfKind(type);

export type Value = string | number | boolean | null | readonly (string | number)[];

/** What a hit has in a column. */
export function valueIn(hit: Pick<estypes.SearchHit, "fields">, { field, many }: Column): Value {
  // Column values of keyword, integer and boolean fields, which come as lists.
  const values = (hit.fields?.[field] ?? []) as (string | number | boolean)[];
  return many ? values.filter((value) => typeof value !== "boolean") : (values[0] ?? null);
}

/** A cell of a table: several values with a bar between them. */
export const cellOf = (value: Value): string =>
  tsvCell(typeof value === "object" && value !== null ? value.join("|") : value);
