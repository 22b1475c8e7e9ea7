/** The small syntax inside OBO values: escapes, quoted text, reference lists, trailing comments and modifiers. */

/** The text up to the first blank: an id, without the ` ! name` comment or `{modifiers}` behind it. */
export function firstWord(value: string): string {
  const blank = value.search(/\s/);
  return blank < 0 ? value : value.slice(0, blank);
}

/** Resolves backslash escapes: `\n`, `\t`, `\W` (blank), and any other character for itself. */
export function unescaped(value: string): string {
  return value.includes("\\")
    ? value.replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character)
    : value;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", W: " " };

/** Cuts a ` {modifiers}` and a ` ! comment` from the end of a free text value. */
export function withoutTrailer(value: string): string {
  return value.replace(/\s+\{[^{}]*="[^{}]*\}\s*$/, "").replace(/\s+! .*$/, "");
}

/** Splits a value that begins with quoted text; null when it does not or when the quotation is not closed. */
export function quoted(value: string): { readonly text: string; readonly rest: string } | null {
  if (!value.startsWith('"')) return null;
  for (let end = value.indexOf('"', 1); end > 0; end = value.indexOf('"', end + 1)) {
    if (isEscaped(value, end)) continue;
    return { text: unescaped(value.slice(1, end)), rest: value.slice(end + 1).trim() };
  }
  return null;
}

function isEscaped(value: string, index: number): boolean {
  let backslashes = 0;
  while (value[index - 1 - backslashes] === "\\") backslashes++;
  return backslashes % 2 === 1;
}

/** The ids of a list such as `[GOC:mcc, PMID:10873824 "text"]`. */
export function xrefList(value: string): string[] {
  const inside = /\[((?:[^\]\\]|\\.)*)\]/.exec(value)?.[1] ?? "";
  if (inside === "") return [];
  const parts = inside.replace(/"(?:[^"\\]|\\.)*"/g, "").split(/(?<!\\),/);
  return parts.map((part) => unescaped(part.trim())).filter((part) => part !== "");
}
