/** Shapes that are named, once for the whole document: schemas hold them each for itself. */
type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const rename = (reference: string): string => reference.replace(/^#\/\$defs\//, "#/components/schemas/");

/** The value without its definitions, references pointing to components; definitions are put into `found`. */
export function liftDefinitions<T>(value: T, found: Map<string, unknown>): T {
  const lift = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(lift);
    if (!isJson(one)) return one;
    const { $defs, ...rest } = one;
    if (isJson($defs))
      for (const [name, definition] of Object.entries($defs)) found.set(name, lift(definition));
    return Object.fromEntries(
      Object.entries(rest).map(([key, part]) => [
        key,
        key === "$ref" && typeof part === "string" ? rename(part) : lift(part),
      ]),
    );
  };
  // The shape stays, but for the definitions.
  return lift(value) as T;
}
