/** Identifiers of a text: runs of letters, digits, `-`, `_`, `:` and `.`, each once, whatever its case. */
export function identifiersIn(text: string): string[] {
  const seen = new Map<string, string>();
  for (const id of text.split(/[^A-Za-z0-9\-_:.]+/)) {
    if (id !== "" && !seen.has(id.toLowerCase())) seen.set(id.toLowerCase(), id);
  }
  return [...seen.values()];
}
