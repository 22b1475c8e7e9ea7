/** Terms that are called alike and are kinds of one thing: leucine tRNA is the name of the adaptors of six codons. Pure. */
import { fits } from "./vocabulary.ts";
import type { Found, Meaning } from "./vocabulary.ts";

/** Whether names are the same but for one word. */
export function differInOneWord(a: string, b: string): boolean {
  const [words, others] = [a.split(" "), b.split(" ")];
  return words.length === others.length && words.filter((word, at) => word !== others[at]).length === 1;
}

/**
 * What words mean, terms of one name together where hardly anything else tells them apart: each of them is meant.
 * @param found what is called so, the best first
 * @param text as it was typed
 */
export function termsOfOneName(found: readonly Found[], text: string): readonly Found[] {
  const [best] = found;
  if (best?.meaning.kind !== "term" || best.meaning.members || best.fit > fits.otherSynonym) return found;
  const others = found.filter(
    ({ meaning: { kind, label }, fit }) =>
      kind === "term" && fit === best.fit && differInOneWord(best.meaning.label, label),
  );
  if (others.length === 0) return found;
  const members = [best, ...others].map(({ meaning }) => meaning);
  const all: Meaning = {
    ...best.meaning,
    id: members.map(({ id }) => id).join(","),
    label: `${text}, ${members.length} terms of that name`,
    members,
  };
  return [{ meaning: all, fit: best.fit }, ...found];
}
