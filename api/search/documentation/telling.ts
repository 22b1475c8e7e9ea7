/** What a question is about: its words without those of asking. Pure. */
import { isSmall, plainWords, stemOf } from "./stems.ts";

/** Whether a text has words that matter. */
export const tells = (text: string): boolean => plainWords(text).some((word) => !isSmall(stemOf(word)));

/** The words that matter, each once; all of them when none does. */
export function telling(text: string): string {
  const words = plainWords(text);
  const kept = words.filter((word) => !isSmall(stemOf(word)));
  return [...new Set(kept.length === 0 ? words : kept)].join(" ");
}
