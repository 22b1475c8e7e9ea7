/** Splits at separators that stand outside brackets: "a(b,c),d" gives "a(b,c)" and "d". Parts are trimmed, blank ones left out. */
export function splitOutsideBrackets(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === "(") depth++;
    else if (letter === ")") depth = Math.max(0, depth - 1);
    else if (letter === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** "fitness_log2(0.1)" as its word and what the outermost brackets at the end hold; null when it has no such form. */
export function wordAndBrackets(text: string): { word: string; inside: string } | null {
  const open = text.indexOf("(");
  return open > 0 && text.endsWith(")")
    ? { word: text.slice(0, open).trim(), inside: text.slice(open + 1, -1).trim() }
    : null;
}
