/** When two folded words are taken for the same. Pure. */

/** Endings that a word can change for another of the same line. */
const endings: readonly (readonly string[])[] = [
  ["", "e", "s", "es", "ed", "ing"],
  ["y", "ies", "ied"],
  ["us", "i"],
  ["um", "on", "a"],
];
/** Letters before the ending, at least; and of a word that has forms or can be a typo. */
const minStem = 3;
const minWord = 4;

/** Where two words begin to differ. */
function commonStart(a: string, b: string): number {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  return start;
}

/** Whether both are forms of one word: kinases and kinase, studies and study, localised and localising. */
export function areForms(a: string, b: string): boolean {
  if (Math.max(a.length, b.length) < minWord) return false;
  const same = commonStart(a, b);
  // Endings may begin alike: those of copies and copied differ in their last letter.
  for (let stem = same; stem >= Math.max(minStem, same - 2); stem--) {
    if (endings.some((line) => line.includes(a.slice(stem)) && line.includes(b.slice(stem)))) return true;
  }
  return false;
}

/** Whether one is the other with at most one letter changed, added, left out or swapped with its neighbour. */
export function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = commonStart(a, b);
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(""))
  );
}

const singular = (word: string): string => (word.length > minWord ? word.replace(/(?<=[^s])s$/, "") : word);

/** Whether a word of four letters or more was typed with a slip, in the plural or not: protiens for protein. */
export const isTypo = (typed: string, word: string): boolean =>
  typed.length >= minWord && (oneEditApart(typed, word) || oneEditApart(singular(typed), singular(word)));
