/** Breaks text into lines at blanks; what does not fit on the last one ends in "…". A longer word stands alone. */
export function wrap(text: string, width: number, max: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= max) return lines;
  const kept = lines.slice(0, max);
  return [...kept.slice(0, -1), `${kept.at(-1) ?? ""} …`];
}
