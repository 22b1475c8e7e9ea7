import { z } from "zod";

/** Keys that a schema allows for the object at a path of a value; none where it holds no object, or one of any keys. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return keysAt(schema.unwrap(), path);
  const [first, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (first === undefined) return Object.keys(schema.shape);
    const inner: unknown = schema.shape[String(first)];
    return inner instanceof z.ZodType ? keysAt(inner, rest) : [];
  }
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest);
  // Of several shapes that an object can have, the one that is meant is not known.
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysAt(option, path));
  return [];
}
