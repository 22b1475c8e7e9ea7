/** Written before accessions, but no part of them, as the name of a database is of ids like `HGNC:1722`. */
const beforeAccessions = /^UniProt(?:KB)?:/i;

/** Identifiers as they stand in a text: runs of letters, digits, `-`, `_`, `:` and `.`. */
export const identifierTokens = (text: string): string[] =>
  text
    .split(/[^A-Za-z0-9\-_:.]+/)
    .map((token) => token.replace(beforeAccessions, ""))
    .filter(Boolean);

/** The same, each once, whatever its case. */
export function identifiersIn(text: string): string[] {
  const seen = new Map<string, string>();
  for (const id of identifierTokens(text)) {
    if (!seen.has(id.toLowerCase())) seen.set(id.toLowerCase(), id);
  }
  return [...seen.values()];
}
