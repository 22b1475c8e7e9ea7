/**
 * Residues as small numbers and sets of residues as bits: bit 0 is A, bit 25 is Z, then the stop sign that stands
 * within some peptides, then the two marks that stand around every peptide.
 */
const letterA = 65;

/** The stop sign within a peptide. */
const stopCode = 26;
/** Before the first and behind the last residue: `^` and `$` are residues like any other to the machine. */
export const beginCode = 27;
export const endCode = 28;
export const codeCount = 29;

/** Residues as bits of a 32-bit number. */
export type ResidueSet = number;

/** What `.` stands for: everything but the two marks. */
export const anyResidue: ResidueSet = (1 << (stopCode + 1)) - 1;
export const beginMark: ResidueSet = 1 << beginCode;
export const endMark: ResidueSet = 1 << endCode;

/** Code of a residue as it stands in a peptide, given as a char code; what is no letter counts as a stop. */
export const codeOf = (charCode: number): number =>
  charCode >= letterA && charCode <= 90 ? charCode - letterA : stopCode;

/** The set of these capital letters. */
export const setOf = (letters: string): ResidueSet => {
  let set = 0;
  for (let i = 0; i < letters.length; i++) set |= 1 << codeOf(letters.charCodeAt(i));
  return set;
};

/** Residue of a code, the other way round. */
export const residueOf = (code: number): string =>
  code === stopCode ? "*" : String.fromCharCode(letterA + code);

/** Amino acid groups by the sign that stands for them in a motif. */
export const groups: Readonly<Record<string, ResidueSet>> = {
  "0": setOf("DE"),
  "1": setOf("ST"),
  "2": setOf("AGILV"),
  "3": setOf("FHWY"),
  "4": setOf("KRH"),
  "5": setOf("DEHKR"),
  "6": setOf("AVILMFYW"),
  "7": setOf("KRHDENQ"),
  "8": setOf("CDEHKNQRST"),
  "9": setOf("ACDGNPSTV"),
  B: setOf("AGS"),
  Z: setOf("ACDEGHKNQRST"),
};

/** A letter in brackets; one that also stands for a group or for any residue as the letters from itself to itself. */
const member = (code: number): string => {
  const residue = residueOf(code);
  return residue === "X" || groups[residue] !== undefined ? `${residue}-${residue}` : residue;
};

/** How a set is written in a motif: a letter, a dot, or letters in brackets. */
export function writeSet(set: ResidueSet): string {
  if (set === anyResidue) return ".";
  if (set === beginMark) return "^";
  if (set === endMark) return "$";
  const members = (of: ResidueSet): string =>
    Array.from({ length: stopCode }, (_, code) => (of & (1 << code) ? member(code) : "")).join("");
  // A set holds the stop sign only when it is named by what it leaves out.
  if (set & (1 << stopCode)) return `[^${members(anyResidue & ~set)}]`;
  const named = members(set);
  return named.length === 1 ? named : `[${named}]`;
}
