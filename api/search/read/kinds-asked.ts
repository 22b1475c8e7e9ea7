/** Kinds of alleles, genotypes and publications that texts ask for: "deletion alleles of kinases", "diploid genotypes", "papers without abstracts". Pure. */
import type { EsQuery } from "../../elastic/es-query.ts";
import { roleOf } from "../parse/relation-words.ts";
import { evidenceAsked } from "./evidence-asked.ts";
import { wayOf } from "./meets.ts";
import type { Condition } from "./meets.ts";
import type { Target } from "./part.ts";
import { numbersOf, rangeText } from "./quantity.ts";
import { foldedOf } from "./reader.ts";
import type { Piece } from "./reader.ts";
import type { Token } from "./tokens.ts";

interface Kind {
  readonly says: Extract<Condition, "change" | "loci" | "ploidy" | "record" | "journal">;
  readonly label: string;
  /** Of those that are not of it. */
  readonly otherwise: string;
  readonly query: EsQuery;
}

/** What says so, as typed, and where it stands. */
export interface KindAsked extends Omit<Kind, "otherwise"> {
  /** Whether those are wanted that are not of it, which the label says. */
  readonly isNot: boolean;
  readonly words: string;
  /** The tokens [start, end). */
  readonly start: number;
  readonly end: number;
}

/** @param types of alleles as releases have them */
const change = (label: string, ...types: readonly string[]): Kind => ({
  says: "change",
  label,
  otherwise: `no ${label}`,
  query: { terms: { allele_type: [...types] } },
});
const loci = (label: string, number: number): Kind => ({
  says: "loci",
  label,
  otherwise: `not ${label}`,
  query: { term: { locus_count: number } },
});
const ploidy = (label: "haploid" | "diploid"): Kind => ({
  says: "ploidy",
  label,
  otherwise: `not ${label}`,
  query: { term: { ploidy: label } },
});
/** What the release has of a publication. */
const told = (what: string, query: EsQuery): Kind => ({
  says: "record",
  label: `${what} in the release`,
  otherwise: `no ${what} in the release`,
  query,
});
const withField = (what: string, field: string): Kind => told(what, { exists: { field } });
const having = "(?:with|have|has|having) (?:(?:an?|any|the|known) )*";

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
    {
      says: "loci",
      label: "several loci",
      otherwise: "one locus",
      query: { range: { locus_count: { gte: 2 } } },
    },
  ],
  [/^haploids?$/, ploidy("haploid")],
  [/^diploids?$/, ploidy("diploid")],
  [new RegExp(`^(?:${having}abstracts?)$`), withField("abstract", "passages")],
  [new RegExp(`^(?:titled|${having}titles?)$`), told("title", { term: { titled: true } })],
  [new RegExp(`^${having}(?:years?|dates?)$`), withField("year", "year")],
  [new RegExp(`^${having}authors?$`), withField("authors", "authors_abbrev")],
  [
    /^(?:manually )?curated$/,
    { says: "record", label: "curated", otherwise: "not curated", query: { term: { curated: true } } },
  ],
  [
    // As curators sort publications before they read them.
    /^reviews?(?: (?:articles?|papers?))?$/,
    {
      says: "record",
      label: "sorted as a review",
      otherwise: "not sorted as a review",
      query: { prefix: { triage_status: "Review" } },
    },
  ],
];
/** Words of the longest of them. */
const maxWords = 4;

/** What is counted of publications. */
const counts = (
  [
    ["genes?", "gene_count", "genes"],
    ["annotations?", "annotation_count", "annotations"],
  ] as const
).map(([words, field, what]) => ({ numberOf: numbersOf(words), field, what }));

/** "More than 50 genes", "without annotations". */
function countCalled(folded: string): Kind | undefined {
  for (const { numberOf, field, what } of counts) {
    const range = numberOf(folded);
    if (range === null) continue;
    const label = `${what} ${rangeText(range)}`;
    const bounds = {
      ...(range.start !== null && { gte: range.start }),
      ...(range.end !== null && { lte: range.end }),
    };
    // What nobody has annotated has no number of genes.
    const query =
      range.end === 0
        ? { bool: { must_not: [{ range: { [field]: { gte: 1 } } }] } }
        : { range: { [field]: bounds } };
    return { says: "record", label, otherwise: `not ${label}`, query };
  }
  return undefined;
}

/** The kind that words name by themselves, or, behind a word that takes it away, what one can be without. */
const kindCalled = (folded: string, isNegated: boolean): Kind | undefined =>
  kinds.find(([words]) => words.test(folded) || (isNegated && words.test(`with ${folded}`)))?.[1];

/** Words that a NOT can have. */
const maxNot = 3;
/** Words between it and the kind. */
const between = /^(?:an?|any|the|yet|been)$/;

/** Where what a NOT at a place takes away begins; the place itself without one. */
function behindNot(start: number, tokens: readonly Token[]): number {
  const wordsOf = (end: number): string => foldedOf(tokens.slice(start, end));
  const ends = Array.from({ length: maxNot }, (_, back) => start + maxNot - back);
  let at = ends.find((end) => roleOf.get(wordsOf(end)) === "not") ?? start;
  while (at > start && between.test(tokens[at]?.folded ?? "")) at++;
  return at;
}

/** "Non-deletion alleles", "uncurated papers". */
const prefix = /^(?:non-?|un)/;

/** What some words say, the last of them behind a NOT if there is one: a kind, and whether it is taken away. */
function kindSaid(
  words: string,
  last: string,
): { readonly kind: Kind; readonly isTakenAway: boolean } | undefined {
  // Without annotations: a NOT of a number is a number.
  const number = countCalled(words);
  if (number) return { kind: number, isTakenAway: false };
  const isNegated = words !== last;
  const named = kindCalled(last, isNegated);
  if (named) return { kind: named, isTakenAway: isNegated };
  const other = prefix.test(last) ? kindCalled(last.replace(prefix, ""), true) : undefined;
  return other && { kind: other, isTakenAway: true };
}

/** Of publications the words for changes are those of their titles. */
const mayBeAsked = ({ says }: Kind, target: Target): boolean => wayOf(target, says) !== "words";

/** Things that are told to be of a kind or not, by tokens from a place on: by as many words as can be. */
function kindAt(
  start: number,
  tokens: readonly Token[],
  target: Target,
  isOfLonger: (start: number, end: number) => boolean,
  isAfterNot = false,
): KindAsked | null {
  // Of genes such words say nothing by themselves.
  if (target === "gene") return null;
  const first = behindNot(start, tokens);
  for (let end = Math.min(tokens.length, first + maxWords); end > first; end--) {
    const said = kindSaid(foldedOf(tokens.slice(start, end)), foldedOf(tokens.slice(first, end)));
    if (!said || !mayBeAsked(said.kind, target) || isOfLonger(first, end)) continue;
    const isNot = isAfterNot || said.isTakenAway;
    const words = tokens.slice(start, end).map(({ text }) => text);
    const { says, label, otherwise, query } = said.kind;
    return { says, label: isNot ? otherwise : label, query, isNot, words: words.join(" "), start, end };
  }
  return null;
}

/** Whether what stands at a place is taken away with a kind before it: "neither deletions nor insertions". */
const isTakenAwayToo = (start: number, before: KindAsked | undefined, tokens: readonly Token[]): boolean =>
  before?.isNot === true && before.end === start - 1 && /^n?or$/.test(tokens[start - 1]?.folded ?? "");

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
  for (let at = 0; at < tokens.length;) {
    const kind = kindAt(at, tokens, target, isOfLonger, isTakenAwayToo(at, asked.at(-1), tokens));
    if (kind) asked.push(kind);
    at = kind?.end ?? at + 1;
  }
  const isMet = ({ says }: KindAsked): boolean => wayOf(target, says) === "itself";
  return { kinds: asked.filter(isMet), others: asked.filter((kind) => !isMet(kind)) };
}

/** Whether a NOT takes away a kind of what is wanted, or evidence, which is no condition: "alleles that are not deletions". */
export function takesAwayKind(
  start: number,
  pieces: readonly Piece[],
  tokens: readonly Token[],
  target: Target,
): boolean {
  const isOfLonger = (from: number, to: number): boolean =>
    pieces.some(
      (piece) =>
        piece.is === "meaning" &&
        piece.start <= from &&
        piece.end >= to &&
        piece.end - piece.start > to - from,
    );
  const isOfEvidence = target === "gene" && evidenceAsked(tokens)?.start === start;
  return isOfEvidence || kindAt(start, tokens, target, isOfLonger) !== null;
}

/** What kinds of one group say: a publication can be curated and without a title, but no allele is of two changes. */
const groupOf = ({ says, label }: KindAsked): string => (says === "record" ? label : says);

/** What things of the kinds have: any of those that say the same of them, and none of those that are taken away. */
export function ofKinds(asked: readonly KindAsked[]): EsQuery[] {
  const [wanted, others] = [asked.filter(({ isNot }) => !isNot), asked.filter(({ isNot }) => isNot)];
  return [
    ...[...Map.groupBy(wanted, groupOf).values()].map((some) => ({
      bool: { should: some.map(({ query }) => query), minimum_should_match: 1 },
    })),
    ...others.map(({ query }) => ({ bool: { must_not: [query] } })),
  ];
}
