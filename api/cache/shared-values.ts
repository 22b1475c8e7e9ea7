/**
 * Equal values in memory once, for what is read of a release and held for as long as it is there: rows repeat a few texts and
 * lists thousands of times.
 *
 * @returns gives each value, one of JSON, or the first that was equal to it; neither may be changed afterwards
 */
export function sharedValues(): <T>(value: T) => T {
  const texts = new Map<string, string>();
  /** Lists and objects by their JSON. */
  const others = new Map<string, object>();
  const firstOf = <V>(known: Map<string, V>, key: string, value: V): V => {
    const first = known.get(key);
    if (first === undefined) known.set(key, value);
    return first ?? value;
  };
  const share = (value: unknown): unknown => {
    if (typeof value === "string") return firstOf(texts, value, value);
    if (typeof value !== "object" || value === null) return value;
    const own = Array.isArray(value)
      ? value.map(share)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, share(part)]));
    return firstOf(others, JSON.stringify(own), own);
  };
  // Equal in all that can be seen of it.
  return <T>(value: T): T => share(value) as T;
}
