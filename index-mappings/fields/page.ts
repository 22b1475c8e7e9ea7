/** What pages say of a thing by the entries of its fields alone. */
import { entriesOf } from "./field.ts";
import type { Field, Fields, RecordOf } from "./field.ts";

/** A property of a thing: its label and what is said of it, units and all. */
export interface PageProperty {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

const wordOf = (field: Field, value: string): string =>
  ("values" in field
    ? field.values?.[value as "yes"]
    : "words" in field
      ? field.words?.[value]
      : undefined) ?? value;

/** Those that the catalogue puts on the page, as far as they are known, in its order. */
export const pageProperties = <C extends Fields>(fields: C, record: Partial<RecordOf<C>>): PageProperty[] =>
  entriesOf(fields).flatMap(([name, field]) => {
    const value: unknown = record[name as keyof typeof record];
    if (!field.page || value === null || value === undefined) return [];
    const text = [value]
      .flat()
      .flatMap((one) =>
        typeof one === "string" || typeof one === "number" ? wordOf(field, String(one)) : [],
      )
      .join(", ");
    if (text === "") return [];
    return [
      { field: name, label: field.label, text: field.unit === undefined ? text : `${text} ${field.unit}` },
    ];
  });
