/** Kinds of alleles and genotypes that texts ask for: "deletion alleles of kinases", "point mutations in tor2", "diploid genotypes". Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import { wayOf } from "./meets.ts";
import type { Condition } from "./meets.ts";
import type { Target } from "./part.ts";
import type { Token } from "./tokens.ts";

interface Kind {
  readonly says: Extract<Condition, "change" | "loci" | "ploidy">;
  readonly label: string;
  readonly query: EsQuery;
}

/** What says so, as typed, and where it stands. */
export interface KindAsked extends Kind {
  readonly words: string;
  /** The tokens [start, end). */
  readonly start: number;
  readonly end: number;
}

/** @param types of alleles as releases have them */
const change = (label: string, ...types: readonly string[]): Kind => ({
  says: "change",
  label,
  query: { terms: { allele_type: [...types] } },
});
const loci = (label: string, number: number): Kind => ({
  says: "loci",
  label,
  query: { term: { locus_count: number } },
});
const ploidy = (label: "haploid" | "diploid"): Kind => ({
  says: "ploidy",
  label,
  query: { term: { ploidy: label } },
});

const kinds: readonly (readonly [words: RegExp, kind: Kind])[] = [
  [
    /^(?:missense|amino[ -]acid (?:mutations?|substitutions?|changes?)|substitutions?)$/,
    change("amino acid mutation", "amino_acid_mutation"),
  ],
  [
    /^point (?:mutations?|mutants?)$/,
    change("point mutation", "amino_acid_mutation", "nucleotide_mutation", "nonsense_mutation"),
  ],
  [/^nonsense$/, change("nonsense mutation", "nonsense_mutation")],
  [
    /^(?:truncat(?:ed|ions?)|partial deletions?)$/,
    change("partial deletion", "partial_amino_acid_deletion", "partial_nucleotide_deletion"),
  ],
  [/^(?:deletions?|null|knock-?outs?)$/, change("deletion", "deletion")],
  [/^(?:disrupted|disruptions?)$/, change("disruption", "disruption")],
  [/^insertions?$/, change("insertion", "amino_acid_insertion", "nucleotide_insertion")],
  [/^(?:fusions?|chimeras?|chimeric)$/, change("fusion or chimera", "fusion_or_chimera")],
  [/^wild[ -]type$/, change("wild type", "wild_type")],
  [/^single(?:[ -](?:locus|gene))?$/, loci("one locus", 1)],
  [/^double(?:[ -](?:locus|gene))?$/, loci("two loci", 2)],
  [/^triple$/, loci("three loci", 3)],
  [/^quadruple$/, loci("four loci", 4)],
  [
    /^(?:multi[ -]?(?:locus|gene)|multiple(?: loc(?:us|i)| genes)?|(?:several|more than one) (?:loc(?:us|i)|genes?))$/,
    { says: "loci", label: "several loci", query: { range: { locus_count: { gte: 2 } } } },
  ],
  [/^haploids?$/, ploidy("haploid")],
  [/^diploids?$/, ploidy("diploid")],
];
/** Words of the longest of them. */
const maxWords = 4;

/** The kind that tokens from a place on name, by as many words as can be. */
function kindAt(
  start: number,
  tokens: readonly Token[],
  isOfLonger: (start: number, end: number) => boolean,
): KindAsked | null {
  for (let end = Math.min(tokens.length, start + maxWords); end > start; end--) {
    const span = tokens.slice(start, end);
    const folded = span.map((token) => token.folded).join(" ");
    const [, kind] = kinds.find(([words]) => words.test(folded)) ?? [];
    if (kind && !isOfLonger(start, end))
      return {
        ...kind,
        words: span.map(({ text }) => text).join(" "),
        start,
        end,
      };
  }
  return null;
}

/**
 * The kinds that a text asks for, in their order, and those that nothing of what it asks for is of.
 * @param isOfLonger whether tokens are some of a longer name: vacuole fusion is no kind of alleles
 */
export function kindsAsked(
  tokens: readonly Token[],
  target: Target,
  isOfLonger: (start: number, end: number) => boolean,
): { readonly kinds: readonly KindAsked[]; readonly others: readonly KindAsked[] } {
  const asked: KindAsked[] = [];
  // Of genes and publications such words say nothing by themselves.
  if (target === "gene" || target === "reference") return { kinds: asked, others: asked };
  for (let at = 0; at < tokens.length;) {
    const kind = kindAt(at, tokens, isOfLonger);
    if (kind) asked.push(kind);
    at = kind?.end ?? at + 1;
  }
  const isMet = ({ says }: KindAsked): boolean => wayOf(target, says) === "itself";
  return { kinds: asked.filter(isMet), others: asked.filter((kind) => !isMet(kind)) };
}

/** What alleles or genotypes of the kinds have: any of those that say the same of them, as no allele is of two. */
export const ofKinds = (asked: readonly KindAsked[]): EsQuery[] =>
  [...Map.groupBy(asked, ({ says }) => says).values()].map((some) => ({
    bool: { should: some.map(({ query }) => query), minimum_should_match: 1 },
  }));
