/** What rows of query results can say of a gene: fields of its record, under the names that the api answers with. */
import type { z } from "zod";
import { entriesOf } from "./field.ts";
import type { ValueOf } from "./field.ts";
import { geneFields } from "./gene.ts";
import { schemaOf } from "./schema.ts";

type GeneFields = typeof geneFields;
type ResultField = {
  [K in keyof GeneFields]: GeneFields[K] extends { readonly result: unknown } ? K : never;
}[keyof GeneFields];
type AnsweredName<K extends keyof GeneFields> = GeneFields[K] extends {
  readonly result: { readonly name: infer Name extends string };
}
  ? Name
  : K;

/** A row by the names of answers. */
export type ResultRow = { readonly [K in ResultField as AnsweredName<K>]: ValueOf<GeneFields[K]> };

/** A field of rows. */
export interface ResultFieldEntry {
  /** Of the record. */
  readonly field: ResultField;
  /** In answers and requests. */
  readonly name: keyof ResultRow;
  /** Head of its column. */
  readonly label: string;
  readonly isNumber: boolean;
}

/** All fields of rows, in the order of the catalogue. */
export const resultFields: readonly ResultFieldEntry[] = entriesOf(geneFields).flatMap(
  ([field, { result, label, type, many }]) =>
    result === undefined
      ? []
      : [
          {
            field,
            name: (result === true ? undefined : result.name) ?? field,
            label: (result === true ? undefined : result.label) ?? label,
            isNumber: !many && (type === "integer" || type === "float"),
            // The names are those that the types are made of.
          } as ResultFieldEntry,
        ],
);

/** What answers have in each field of rows. */
export const resultSchemas = Object.fromEntries(
  resultFields.map(({ field, name }) => [name, schemaOf(geneFields[field])]),
  // One of each name, of the type of its field.
) as unknown as { readonly [N in keyof ResultRow]: z.ZodType<ResultRow[N]> };
