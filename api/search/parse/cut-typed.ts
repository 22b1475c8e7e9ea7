import { fold } from "../../contract/values/fold.ts";

/** Longer texts are cut: nobody types them, and no name is longer. */
export const maxQueryLength = 200;

/** The beginning of what was typed that is read. Some signs stand for many letters: what counts is the length as it is looked up. */
export function cutTyped(typed: string): string {
  let length = 0;
  let cut = "";
  for (const sign of typed.trimStart()) {
    length += fold(sign).length;
    if (length > maxQueryLength) break;
    cut += sign;
  }
  return cut;
}
