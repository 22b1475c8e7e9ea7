import type { Marks } from "../../../api/contract/search.ts";
import { textSegments } from "../../shared/format/text-segments.ts";

/** A text with the places marked that fit what was searched for. It is text all the way: nothing of it is read as HTML. */
export function Marked({ text, marks }: { readonly text: string; readonly marks: Marks }) {
  // Segments have no identity but their rank.
  return textSegments(text, marks).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
