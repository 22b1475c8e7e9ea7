/** Residues that modifications are wanted at: "phosphorylated at S123", "ubiquitinated on lysine 164". Pure. */
import type { Token } from "./tokens.ts";

/** Of which each is wanted, or each is enough. */
export interface ResiduesAsked {
  /** As annotations have them: S123. */
  readonly residues: readonly string[];
  readonly isOr: boolean;
  readonly label: string;
  /** Where they stand: the tokens [start, end) of each. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** Amino acids by their letters. */
const names = {
  A: "ala alanine",
  C: "cys cysteine",
  D: "asp aspartate",
  E: "glu glutamate",
  F: "phe phenylalanine",
  G: "gly glycine",
  H: "his histidine",
  I: "ile isoleucine",
  K: "lys lysine",
  L: "leu leucine",
  M: "met methionine",
  N: "asn asparagine",
  P: "pro proline",
  Q: "gln glutamine",
  R: "arg arginine",
  S: "ser serine",
  T: "thr threonine",
  V: "val valine",
  W: "trp tryptophan",
  Y: "tyr tyrosine",
} as const;
const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([letter, words]) => words.split(" ").map((word) => [word, letter] as const)),
);

const number = /^\d{1,4}$/;
const joins = /^(?:at|on|of|residues?|positions?)$/;

/** The residue that begins at a token, and where it ends: S123, pS123, Ser-123, "serine 123". A letter has to be a capital. */
function residueAt(
  at: number,
  tokens: readonly Token[],
): { readonly residue: string; readonly end: number } | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) return null;
  const [, short, position] = /^p?([ACDEFGHIKLMNPQRSTVWY])-?(\d{1,4})$/.exec(token.text) ?? [];
  if (short !== undefined) return { residue: `${short}${position}`, end: at + 1 };
  const [, name = "", behind] = /^p?([a-z]+)-?(\d{1,4})?$/.exec(token.folded) ?? [];
  const letter = letterOf.get(name) ?? letterOf.get(token.folded);
  if (letter === undefined) return null;
  if (behind !== undefined) return { residue: `${letter}${behind}`, end: at + 1 };
  return next !== undefined && number.test(next.text)
    ? { residue: `${letter}${next.text}`, end: at + 2 }
    : null;
}

/** The residues that a text names; null without any. */
export function residuesAsked(tokens: readonly Token[]): ResiduesAsked | null {
  if (!tokens.some(({ folded }) => /\d/.test(folded))) return null;
  const residues: string[] = [];
  const spans: { start: number; end: number }[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = residueAt(at, tokens);
    if (found !== null) {
      residues.push(found.residue);
      let start = at;
      while (joins.test(tokens[start - 1]?.folded ?? "")) start--;
      spans.push({ start, end: found.end });
    }
    at = found?.end ?? at + 1;
  }
  const [first, ...others] = spans;
  if (first === undefined) return null;
  const isOr = others.some(({ start }) => tokens[start - 1]?.folded === "or");
  return { residues, isOr, label: `at ${residues.join(isOr ? " or " : " and ")}`, spans };
}
