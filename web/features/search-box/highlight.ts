/** Finds the words of a query in a text that is shown, as the results page does. */
import { marksOf } from "../../../api/contract/values/marks.ts";
import { textSegments } from "../../shared/format/text-segments.ts";
import type { TextSegment } from "../../shared/format/text-segments.ts";

/** The text in stretches, those that fit the query's words marked. */
export const highlight = (text: string, query: string): TextSegment[] =>
  textSegments(text, marksOf(text, [query]));
