/**
 * A cell cut out of a file keeps the whole piece of the file in memory that it was cut from. What is kept for the length
 * of a load is therefore copied.
 */
export const detached = (text: string): string =>
  text.length < minLength ? text : Buffer.from(text).toString();

/** Shorter strings are copied by the engine anyway. */
const minLength = 13;

/** A function that copies each value once and gives the same copy for equal ones: for ids, codes and dates. */
export function interner(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const copy = detached(text);
    known.set(copy, copy);
    return copy;
  };
}
