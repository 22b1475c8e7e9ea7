/** Fields of result rows: their names in requests, their values in orders and in cells of tables. */
import { naturalOrder } from "../contract/values/natural-order.ts";
import type { QueryBuilderSettings } from "../../config/query-builder.ts";
import { didYouMean } from "../../config/nearest.ts";
import { queryFields } from "../contract/query.ts";
import type { QueryField } from "../contract/query.ts";
import { columnOf } from "./builder.ts";
import type { GeneRow } from "./gene-table.ts";

/** A field as asked for: `orthologs:4932` is the part 4932 of orthologs. */
export interface RequestedField {
  readonly name: string;
  readonly field: QueryField;
  readonly part: string | null;
}

/** Names that others use. */
const aliases: ReadonlyMap<string, QueryField> = new Map<string, QueryField>(
  Object.entries({
    uniquename: "gene_uniquename",
    chromosome_name: "chromosome",
    gene_name: "name",
    gene_ex_avg_copies_per_cell: "gene_expression",
  } as const),
);

const isField = (name: string): name is QueryField => queryFields.some((field) => field === name);

/** null for a field that there is not. */
function fieldOf(name: string): RequestedField | null {
  const [head = "", ...rest] = name.split(":");
  const field = aliases.get(head) ?? (isField(head) ? head : null);
  return field && { name, field, part: rest.length > 0 ? rest.join(":") : null };
}

/** Says that there is no such field, and which was most likely meant. */
export const noField = (name: string): string =>
  `there is no field ${name}${didYouMean(name.replace(/^-/, ""), [...queryFields, ...aliases.keys()])}`;

/** Fields by their names, and the names of those that there are not. */
export function readFields(names: readonly string[]): {
  readonly fields: RequestedField[];
  readonly unknown: string[];
} {
  const asked = [...new Set(names)].map((name) => ({ name, field: fieldOf(name) }));
  return {
    fields: asked.flatMap(({ field }) => field ?? []),
    unknown: asked.filter(({ field }) => field === null).map(({ name }) => name),
  };
}

/** One value or several; null and the empty list are nothing. */
type Cell = string | number | null | readonly (string | number)[];

/** What a row has in a field; of fields with parts, such as orthologs by taxon, in that part or in all. */
export function cellOf(row: GeneRow, { field, part }: RequestedField): Cell {
  if (field === "orthologs")
    return part === null
      ? [...new Set(Object.values(row.orthologs).flat())]
      : Object.hasOwn(row.orthologs, part)
        ? // Just asked for.
          row.orthologs[part]!
        : [];
  if (field === "ortholog_taxonids")
    return part === null
      ? row.ortholog_taxonids
      : row.ortholog_taxonids.includes(Number(part))
        ? "present"
        : "absent";
  if (field === "go_process_superslim" || field === "go_function" || field === "go_component")
    return row[field]?.name ?? null;
  if (field === "gene_expression")
    return part === null
      ? row.gene_expression.map(({ dataset_name }) => dataset_name)
      : (row.gene_expression.find(({ dataset_name }) => dataset_name === part)?.value ?? null);
  return row[field];
}

/** As text: several values with commas between them. */
export const cellText = (cell: Cell): string =>
  cell === null ? "" : typeof cell === "object" ? cell.join(",") : String(cell);

/** -1, 0 or 1; lists by their size, texts in natural order. Nothing comes after everything, whatever the direction. */
function compare(a: Cell, b: Cell, sign: 1 | -1): number {
  const [x, y] = [a, b].map((cell) =>
    cell !== null && typeof cell === "object" ? cell.length || null : cell,
  ) as [string | number | null, string | number | null];
  if (x === null || y === null) return Number(x === null) - Number(y === null);
  return (
    sign *
    (typeof x === "number" && typeof y === "number" ? x - y : naturalOrder.compare(String(x), String(y)))
  );
}

/** Ranks in the order of a field, equal ones as they were; `name` may begin with `-`. null for a field that there is not. */
export function sortedBy(name: string, rows: readonly GeneRow[], ranks: readonly number[]): number[] | null {
  const field = fieldOf(name.replace(/^-/, ""));
  if (!field) return null;
  const sign = name.startsWith("-") ? -1 : 1;
  // The order by product is that of the table.
  if (field.field === "product" && sign === 1) return ranks.toSorted((a, b) => a - b);
  // Ranks are those of the rows.
  const cells = new Map(ranks.map((rank) => [rank, cellOf(rows[rank]!, field)]));
  return ranks.toSorted((a, b) => compare(cells.get(a) ?? null, cells.get(b) ?? null, sign) || a - b);
}

/** How the deployment calls a field. */
export function headOf(field: RequestedField, { columns }: QueryBuilderSettings): string {
  const column =
    columns.find((one) => one.field === field.name) ?? columns.find((one) => one.field === field.field);
  return column ? columnOf(column).display_name : field.name;
}
