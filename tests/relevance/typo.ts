/** Mistakes of typing, drawn from a seed. Pure. */
import type { Random } from "../../demo/random/random.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";

/** The text with one letter or digit left out, added, changed or swapped with its neighbour; any place is as likely as another. */
export function oneEdit(word: string, random: Random): string {
  for (;;) {
    const at = random.between(0, word.length - 1);
    const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
    const other = random.pick([...(/\d/.test(letter) ? "0123456789" : letters)]);
    const edited = random.pick([
      before + after,
      before + other + letter + after,
      before + other + after,
      before + after.slice(0, 1) + letter + after.slice(1),
    ]);
    if (edited !== word) return edited;
  }
}

/** The text with one edit in one of its words of four letters or more; null when it has none. */
export function oneEditInWords(text: string, random: Random): string | null {
  const words = [...text.matchAll(/[\p{L}\p{N}]{4,}/gu)];
  if (words.length === 0) return null;
  const { 0: word, index } = random.pick(words);
  return text.slice(0, index) + oneEdit(word, random) + text.slice(index + word.length);
}
