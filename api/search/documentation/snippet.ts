/** A piece of a long text around what was typed. Pure. */
import type { Marks } from "../../contract/search.ts";

export interface MarkedText {
  readonly text: string;
  readonly marks: Marks;
}

/** UTF-16 units of a snippet, without its dots, and how many of them stand before the first mark. */
const maxLength = 220;
const before = 60;

/** The nearest place at or after `at` where a word begins, if there is one near; never inside a surrogate pair. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const blank = text.slice(at, at + before / 2).search(/\s\S/);
  if (blank >= 0) return at + blank + 1;
  return /[\uDC00-\uDFFF]/.test(text[at] ?? "") ? at - 1 : at;
}

/** The nearest place at or before `at` where a word ends. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.slice(0, at + 1).search(/\s\S*$/);
  if (blank > at - before / 2) return blank;
  return /[\uDC00-\uDFFF]/.test(text[at] ?? "") ? at - 1 : at;
}

/** The text itself when it is short; else the stretch around its first mark, with dots where something is left out. */
export function snippetOf({ text, marks }: MarkedText): MarkedText {
  if (text.length <= maxLength) return { text, marks };
  const first = marks[0]?.[0] ?? 0;
  const start = first <= before ? 0 : Math.min(wordStart(text, first - before), first);
  const end = Math.max(wordEnd(text, start + maxLength), Math.min(marks[0]?.[1] ?? 0, text.length));
  const lead = start > 0 ? "… " : "";
  const moved = marks
    .filter(([, to]) => to <= end)
    .map(([from, to]): [number, number] => [from - start + lead.length, to - start + lead.length]);
  return { text: lead + text.slice(start, end) + (end < text.length ? " …" : ""), marks: moved };
}
