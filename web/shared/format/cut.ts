/** Cuts text longer than the limit to three characters less and an ellipsis: 55 → 52 + "…". */
export const cut = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit - 3).trimEnd()}…` : text;

/** Cuts at a word's end near the length, for titles in links. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length);
  return `${text.slice(0, end > length / 2 ? end : length)}…`;
}
