/** Kinds of changes that texts ask alleles for: "deletion alleles of kinases", "point mutations in tor2". Pure. */
import type { Token } from "./tokens.ts";

/** A kind of change. */
interface AlleleKind {
  readonly label: string;
  /** Types of alleles as releases have them. */
  readonly types: readonly string[];
}

/** What says so, as typed, and where it stands. */
export interface AlleleKindAsked extends AlleleKind {
  readonly words: string;
  /** The tokens [start, end). */
  readonly start: number;
  readonly end: number;
}

const kinds: readonly (readonly [words: RegExp, kind: AlleleKind])[] = [
  [
    /^(?:missense|amino[ -]acid (?:mutations?|substitutions?|changes?)|substitutions?)$/,
    { label: "amino acid mutation", types: ["amino_acid_mutation"] },
  ],
  [
    /^point (?:mutations?|mutants?)$/,
    { label: "point mutation", types: ["amino_acid_mutation", "nucleotide_mutation", "nonsense_mutation"] },
  ],
  [/^nonsense$/, { label: "nonsense mutation", types: ["nonsense_mutation"] }],
  [
    /^(?:truncat(?:ed|ions?)|partial deletions?)$/,
    { label: "partial deletion", types: ["partial_amino_acid_deletion", "partial_nucleotide_deletion"] },
  ],
  [/^(?:deletions?|null|knock-?outs?)$/, { label: "deletion", types: ["deletion"] }],
  [/^(?:disrupted|disruptions?)$/, { label: "disruption", types: ["disruption"] }],
  [/^insertions?$/, { label: "insertion", types: ["amino_acid_insertion", "nucleotide_insertion"] }],
  [/^(?:fusions?|chimeras?|chimeric)$/, { label: "fusion or chimera", types: ["fusion_or_chimera"] }],
  [/^wild[ -]type$/, { label: "wild type", types: ["wild_type"] }],
];
/** Words of the longest of them. */
const maxWords = 3;

/**
 * The kind of alleles that a text asks for; null where it names none.
 * @param isOfLonger whether tokens are some of a longer name: vacuole fusion is no kind of alleles
 */
export function alleleKindAsked(
  tokens: readonly Token[],
  isOfLonger: (start: number, end: number) => boolean,
): AlleleKindAsked | null {
  for (const start of tokens.keys())
    for (let end = Math.min(tokens.length, start + maxWords); end > start; end--) {
      const span = tokens.slice(start, end);
      const folded = span.map((token) => token.folded).join(" ");
      const [, kind] = kinds.find(([words]) => words.test(folded)) ?? [];
      if (kind && !isOfLonger(start, end))
        return { ...kind, words: span.map(({ text }) => text).join(" "), start, end };
    }
  return null;
}
