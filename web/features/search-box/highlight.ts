/** Finds the words of a query in a text that is shown, as the results page does. */
import { marksOf } from "../../../api/contract/values/marks.ts";
import { stretches } from "../../shared/format/stretches.ts";
import type { Stretch } from "../../shared/format/stretches.ts";

/** The text in stretches, those that fit the query's words marked. */
export const highlight = (text: string, query: string): Stretch[] => stretches(text, marksOf(text, [query]));
