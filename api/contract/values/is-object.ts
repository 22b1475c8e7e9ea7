/** Whether a value of which nothing is known has keys: of what JSON can hold neither a list nor null has. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
