/** A stretch of residues by its positions, as people type it. Pure. */

/** 1-based, inclusive. */
export interface ResidueRange {
  readonly start: number;
  readonly end: number;
}

/** "10..25", "15-30", "40" or "1,000..1,025", as pages write it; or what is wrong with it, in words for the page. */
export function parseRange(text: string, length: number): ResidueRange | string {
  const plain = text.replaceAll(/(?<=\d),(?=\d{3})/g, "");
  const found = /^\s*(\d{1,9})\s*(?:(?:\.+|-+)\s*(\d{1,9})\s*)?$/.exec(plain);
  const start = Number(found?.[1] ?? 0);
  const end = Number(found?.[2] ?? start);
  if (start === 0) return 'invalid range - example "10..20"';
  if (end < start) return "end position < start";
  return end > length ? "end > sequence length" : { start, end };
}

/** A range as people read it: "5..25", or "5". */
export const rangeText = ({ start, end }: ResidueRange): string =>
  start === end ? String(start) : `${start}..${end}`;

/** Residues of a range, both ends included. */
export const lengthOf = ({ start, end }: ResidueRange): number => end - start + 1;
