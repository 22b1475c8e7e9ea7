/** Columns, orders and file columns of tables of genes, as the catalogue of genes says them. */
import type { z } from "zod";
import { entriesOf } from "./field.ts";
import type { ValueOf } from "./field.ts";
import { geneFields } from "./gene.ts";
import { sortKeyName } from "./mapping.ts";
import { schemaOf } from "./schema.ts";

type GeneFields = typeof geneFields;
type ListField = {
  [K in keyof GeneFields]: GeneFields[K] extends { readonly list: object } ? K : never;
}[keyof GeneFields];
type NameOf<K extends ListField> = GeneFields[K] extends {
  readonly list: { readonly name: infer Name extends string };
}
  ? Name
  : K;

/** Names of the columns: what a table of genes can be sorted by. */
export type GeneOrder = { [K in ListField]: NameOf<K> }[ListField];

/** Columns whose values answers do not have as they are in the record: the gene itself, and its location with all parts. */
type CompositeField = "id" | "name" | "product" | "chromosome";
type PlainField = Exclude<ListField, CompositeField>;

interface ListColumn {
  readonly name: GeneOrder;
  readonly field: ListField;
  readonly label: string;
  readonly isHidden: boolean;
  /** Fields of the index to sort by, the first one first. */
  readonly sortBy: readonly string[];
}

/**
 * Where a field stands among the columns of a table of genes on the screen: as in the catalogue, but the name, by which
 * people know a gene, before the id. Files keep the order of the catalogue: programs join them by the id.
 */
export function placeOnScreen(field: string): number {
  const index = entriesOf(geneFields).findIndex(([name]) => name === field);
  return field === "name" ? -1 : index === -1 ? Infinity : index;
}

/** What tables of genes are sorted by until a visitor sorts them; genes that are equal in a column stand in it, too. */
export const geneListOrder: GeneOrder = "product";

/** In their order on the screen. */
export const geneListColumns: readonly ListColumn[] = entriesOf(geneFields)
  .flatMap(([field, { list, label }]) =>
    list === undefined
      ? []
      : [
          {
            field,
            name: list.name ?? field,
            label: list.label ?? label,
            isHidden: list.hidden === true,
            sortBy:
              list.sortBy === undefined
                ? [field]
                : list.sortBy === "natural"
                  ? [sortKeyName(field)]
                  : list.sortBy,
            // The names are those that the types are made of.
          } as ListColumn,
        ],
  )
  .toSorted((a, b) => placeOnScreen(a.field) - placeOnScreen(b.field));

/** Head of a field's column on the screen; null for a field that lists have no column of. */
export const headOnScreen = (field: string): string | null =>
  geneListColumns.find((column) => column.field === field)?.label ?? null;

const composite: readonly string[] = ["id", "name", "product", "chromosome"] satisfies CompositeField[];

/** Columns whose values are those of a field. */
export const plainListColumns = geneListColumns.filter(({ field }) => !composite.includes(field));

/** What rows of tables have of these. */
type PlainListFields = { readonly [K in PlainField]: ValueOf<GeneFields[K]> };
export const plainListSchemas = Object.fromEntries(
  plainListColumns.map(({ field }) => [field, schemaOf(geneFields[field])]),
  // One for each of these fields.
) as unknown as { readonly [K in PlainField]: z.ZodType<PlainListFields[K]> };

/** Columns of tables of genes as files: head, and field of the record. */
export const geneListFile: readonly (readonly [head: string, field: keyof GeneFields])[] = entriesOf(
  geneFields,
).flatMap(([field, { listFile }]) =>
  // A name of the catalogue.
  listFile === undefined ? [] : [[listFile, field as keyof GeneFields] as const],
);
