/** Text with marked places, as stretches that can be drawn one after the other. */
import type { Marks } from "../../../api/contract/search.ts";

export interface TextSegment {
  readonly text: string;
  readonly marked: boolean;
}

/** @param marks what lies outside of the text or within another mark does no harm */
export function textSegments(text: string, marks: Marks): TextSegment[] {
  const parts: TextSegment[] = [];
  let at = 0;
  for (const [start, end] of marks.toSorted(([a], [b]) => a - b)) {
    const from = Math.max(start, at);
    const to = Math.min(end, text.length);
    if (from >= to) continue;
    if (from > at) parts.push({ text: text.slice(at, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}
