/** Looks for something in a text that names chemical compounds, whose brackets may hold anything. Pure. */

const closes: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Whether each place of the text lies within brackets that are closed again. */
function bracketed(text: string): Uint8Array {
  const inside = new Uint8Array(text.length);
  const open: { readonly at: number; readonly closedBy: string }[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    const closedBy = closes[letter];
    if (closedBy !== undefined) open.push({ at, closedBy });
    else if (open.at(-1)?.closedBy === letter) inside.fill(1, open.pop()?.at ?? at, at + 1);
  }
  return inside;
}

/** The first match of a pattern with the flag g that does not begin within brackets; null when there is none. */
export function outsideBrackets(
  text: string,
  pattern: RegExp,
): { readonly index: number; readonly text: string } | null {
  let inside: Uint8Array | null = null;
  for (const found of text.matchAll(pattern)) {
    inside ??= bracketed(text);
    if (inside[found.index] !== 1) return { index: found.index, text: found[0] };
  }
  return null;
}
