/** Tables that tell one field of genes, a gene a row: the catalogue of genes says which there are. */
import { entriesOf } from "../../../index-mappings/fields/field.ts";
import type { Field } from "../../../index-mappings/fields/field.ts";
import { geneFields } from "../../../index-mappings/fields/gene.ts";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import { oneOf, required, table } from "./columns.ts";
import type { Column, Table } from "./columns.ts";

type GeneFields = typeof geneFields;

/** Fields that have a table of their own. */
export type TableField = {
  [K in keyof GeneFields]: GeneFields[K] extends { readonly table: object } ? K : never;
}[keyof GeneFields];

type FormatOf<K extends TableField> = GeneFields[K]["table"]["format"];

/** A value as the record has it. */
function valueColumn(name: string, field: Field): Column<string> {
  if (field.type !== "enum") return required(name);
  const spellings = new Map(Object.entries(field.table?.spellings ?? {}));
  const spelled = new Map([...spellings].map(([spelling, value]) => [value, spelling]));
  const { header, parse } = oneOf(
    name,
    Object.keys(field.values).map((value) => spelled.get(value) ?? value),
  );
  return {
    header,
    parse: (cell) => {
      const read = parse(cell);
      return spellings.get(read) ?? read;
    },
  };
}

interface ValueTable {
  readonly field: TableField;
  readonly format: FormatOf<TableField>;
}

/** Each field with the name of its format. */
export const valueTables: readonly ValueTable[] = entriesOf(geneFields).flatMap(([field, entry]) =>
  // The types are made of the same entries.
  entry.table ? [{ field, format: entry.table.format } as ValueTable] : [],
);

/** The tables by the names of their formats. */
export const geneValueTables = Object.fromEntries(
  entriesOf(geneFields).flatMap(([name, field]) =>
    field.table
      ? [
          [
            field.table.format,
            table({
              header: field.table.header,
              key: ["gene"],
              columns: { gene: required("systematic_id"), value: valueColumn(name, field) },
            }),
          ],
        ]
      : [],
  ),
  // One for each field that TableField is made of.
) as unknown as {
  readonly [K in TableField as FormatOf<K>]: Table<{
    gene: Column<string>;
    value: Column<NonNullable<GeneRecord[K]>>;
  }>;
};
