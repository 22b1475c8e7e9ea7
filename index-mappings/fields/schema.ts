/** Values of fields as answers give them: schemas that check, type and document. */
import { z } from "zod";
import type { Field, ValueOf } from "./field.ts";

function oneValue(field: Field): z.ZodType {
  switch (field.type) {
    case "enum":
      return z.enum(Object.keys(field.values));
    case "integer":
      return z.int();
    case "float":
      return z.number();
    case "flag":
      return z.boolean();
    case "object":
      return field.shape;
    case "keyword":
    case "bytes":
      return z.string();
  }
}

/** `Protein length, residues. …` */
const described = ({ label, unit, about }: Field): string =>
  `${label}${unit === undefined ? "" : ` (${unit})`}${about === undefined ? "" : `: ${about}`}`;

/** The schema of a field's value. */
export function schemaOf<F extends Field>(field: F): z.ZodType<ValueOf<F>> {
  const one = oneValue(field);
  const value = field.many ? z.array(one) : field.optional ? one.nullable() : one;
  // ValueOf says the same of the entry as this function does.
  return value.describe(described(field)) as unknown as z.ZodType<ValueOf<F>>;
}
