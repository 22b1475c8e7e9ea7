/** Lists that are filtered by typed words where they are. Pure. */
import { fold } from "../../../api/contract/values/fold.ts";

/** Whether every typed word stands in one of the texts, in any case and with or without accents; no word stands in all. */
export function hasWords(texts: readonly (string | null)[], typed: string): boolean {
  const all = fold(texts.filter((text) => text !== null).join(" "));
  return fold(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
