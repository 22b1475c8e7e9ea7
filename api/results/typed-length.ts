import { fold } from "../search/fold.ts";
import { longestQuery } from "../search/typed-query.ts";

/** The beginning of what was typed that is read. Some signs stand for many letters: what counts is the length as it is looked up. */
export function cutTyped(typed: string): string {
  let length = 0;
  let cut = "";
  for (const sign of typed.trimStart()) {
    length += fold(sign).length;
    if (length > longestQuery) break;
    cut += sign;
  }
  return cut;
}
