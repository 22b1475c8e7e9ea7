import { anyResidue, groups, setOf } from "./alphabet.ts";
import type { ResidueSet } from "./alphabet.ts";
import type { Cursor } from "./cursor.ts";

/** Whether a sign is the letter of an amino acid, or one that stands for several. */
export const isLetter = (sign: string): boolean => /^[A-Z]$/.test(sign);
/** Signs for any amino acid. */
export const isAny = (sign: string): boolean => sign === "." || sign === "X";

/** All letters from one to another. */
function interval(first: string, last: string): ResidueSet {
  let set = 0;
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++)
    set |= setOf(String.fromCharCode(code));
  return set;
}

function readMember(cursor: Cursor): ResidueSet {
  const sign = cursor.next;
  if (isLetter(sign) && cursor.text.charAt(cursor.at + 1) === "-") {
    cursor.at += 2;
    const last = cursor.next;
    if (!isLetter(last) || last < sign) cursor.fail(`expected a letter from ${sign} to Z, ${cursor.found}`);
    cursor.at += 1;
    return interval(sign, last);
  }
  if (!isLetter(sign) && sign !== "." && groups[sign] === undefined)
    cursor.fail(`expected an amino acid or “]”, ${cursor.found}`);
  cursor.at += 1;
  return isAny(sign) ? anyResidue : (groups[sign] ?? setOf(sign));
}

/** Amino acids in brackets, or with `^` all but these. */
export function readSet(cursor: Cursor): ResidueSet {
  const open = cursor.at;
  cursor.at += 1;
  const isNegated = cursor.takes("^");
  let set = 0;
  while (!cursor.takes("]")) {
    if (cursor.next === "") cursor.fail(`expected “]” for the “[” at character ${open + 1}, ${cursor.found}`);
    set |= readMember(cursor);
  }
  if (set === 0) cursor.fail("expected an amino acid in the brackets, found “]”", cursor.at - 1);
  if (isNegated && set === anyResidue)
    cursor.fail("expected brackets that leave an amino acid to be found", open);
  return isNegated ? anyResidue & ~set : set;
}
