/** The external address of a type's terms: their ids joined by %2C, at {ids} and at the end. */
export const termsAddress = (prefix: string, ids: readonly string[]): string => {
  const joined = ids.map(encodeURIComponent).join("%2C");
  return prefix.replace("{ids}", joined) + joined;
};
