/** What texts say of the largest and smallest: the longest protein, the ten shortest genes, genes with most introns. Pure. */
import type { GeneRow } from "../../queries/gene-table.ts";
import { interactorNumber, interactorsWithin } from "./interactor-numbers.ts";
import { intronLengths, intronsWithin } from "./intron-lengths.ts";
import { boundsIn } from "./quantity.ts";
import type { Quantity, Range } from "./quantity.ts";

/** What genes are compared by. */
interface Scale {
  /** Of a gene with several: the largest, or the smallest. */
  readonly of: (gene: GeneRow, isLeast: boolean) => number | null | undefined;
  readonly within: (range: Range, genes: readonly GeneRow[]) => Quantity;
}

const proteinLength: Scale = { within: boundsIn("aa"), of: (gene) => gene.protein_length };
const weight: Scale = { within: boundsIn("kda"), of: (gene) => gene.molecular_weight };
const geneLength: Scale = { within: boundsIn("nt"), of: (gene) => gene.unspliced_rna_length };
const intronLength: Scale = {
  within: intronsWithin,
  of: (gene, isLeast) => intronLengths(gene).toSorted((a, b) => (isLeast ? a - b : b - a))[0],
};
const exons: Scale = { within: boundsIn("exons"), of: (gene) => gene.exon_count };
const introns: Scale = {
  within: boundsIn("introns"),
  of: (gene) => gene.exon_count && gene.exon_count - 1,
};
const publications: Scale = { within: boundsIn("publications"), of: (gene) => gene.publication_count };
const transcripts: Scale = { within: boundsIn("transcripts"), of: (gene) => gene.transcript_count };
const interactors: Scale = { within: interactorsWithin, of: interactorNumber };

/** By words of what is measured or counted; the first that fits. */
const measured: readonly (readonly [RegExp, Scale])[] = [
  [/heav|light/, weight],
  [/intron/, intronLength],
  [/protein|peptide|ase/, proteinLength],
  [/gene|orf|rna/, geneLength],
];
const numbered: readonly (readonly [RegExp, Scale])[] = [
  [/intron/, introns],
  [/exon/, exons],
  [/transcript|isoform/, transcripts],
  [/publication|paper/, publications],
  [/interact/, interactors],
];

/** "The longest protein" is one; "the longest proteins" are so many where nobody says a number. */
const several = 10;
/** More are no records. */
const maxGenes = 100;

const number = String.raw`(\d{1,3} |ten |five )?`;
const asked = `(?:(?:what|which) (?:is|are) |which (?:genes?|proteins?) (?:has|have) )?(?:the )?`;
const things = "proteins?|peptides?|genes?|orfs?|rnas?";
const counted =
  "introns?|(?:coding )?exons?|transcripts?|isoforms?|publications?|papers?|(?:physical )?(?:interactors?|interactions?)";
const ending = "(?: (?:in|of) (?:the )?(?:genome|proteome))?";
const having = `(?:(${things}) (?:with|that has|that have|having) )?(?:the )?`;
const sized = new RegExp(
  `^${asked}${number}${having}(longest|largest|biggest|heaviest|shortest|smallest|lightest) ${number}(${things}|introns?)${ending}$`,
);
const most = new RegExp(`^${asked}${number}${having}most (${counted})${ending}$`);
const studied = new RegExp(
  `^${asked}${number}((?:most|best)[ -](?:published|studied|known)) ${number}(${things})${ending}$`,
);
const inWords: ReadonlyMap<string, number> = new Map([
  ["ten", 10],
  ["five", 5],
]);

/** The largest or smallest of some genes. */
export interface Extreme {
  readonly scale: Scale;
  readonly isLeast: boolean;
  /** How many of them. */
  readonly wanted: number;
  /** As readers say it: "smallest", "most introns". */
  readonly called: string;
}

const scaleOf = (words: string, scales: typeof measured): Scale | undefined =>
  scales.find(([pattern]) => pattern.test(words))?.[1];

function wantedOf(digits: string | undefined, thing: string | undefined): number {
  if (digits === undefined) return thing?.endsWith("s") === true ? several : 1;
  return inWords.get(digits.trim()) ?? Number(digits);
}

const isLeast = (adjective: string): boolean => /^(?:sh|sm|li)/.test(adjective);

function askedOf(folded: string): Extreme | null {
  const size = sized.exec(folded);
  if (size) {
    const [, before, owner, adjective = "", behind, thing = ""] = size;
    const scale = scaleOf(`${adjective} ${thing}`, measured);
    return scale
      ? {
          scale,
          isLeast: isLeast(adjective),
          wanted: wantedOf(before ?? behind, owner ?? thing),
          called: adjective,
        }
      : null;
  }
  const published = studied.exec(folded);
  if (published) {
    const [, before, called = "", behind, thing] = published;
    return { scale: publications, isLeast: false, wanted: wantedOf(before ?? behind, thing), called };
  }
  const [, before, thing, what] = most.exec(folded) ?? [];
  const scale = what === undefined ? undefined : scaleOf(what, numbered);
  return scale ? { scale, isLeast: false, wanted: wantedOf(before, thing), called: `most ${what}` } : null;
}

/** Something that every text here has. */
const hint = /(?:est|most)\b|\blong introns?$/;
/** How long a long intron is nobody says: the longest are meant. */
const inSuperlatives = (folded: string): string =>
  folded.replace(/\b(with|having|have|has) (?:an? )?long (?=introns?$)/, "$1 longest ");
/** Letters of the longest text that is looked at. */
const maxLetters = 80;

/**
 * The bound that the largest or smallest of the genes keep, and no others of them but those that are as large. Null where
 * the release does not tell it of any of them.
 */
export function boundOf(
  { scale, isLeast, wanted, called }: Extreme,
  genes: readonly GeneRow[],
): Quantity | null {
  const values = genes
    .flatMap((gene) => scale.of(gene, isLeast) ?? [])
    .filter((value) => value > 0)
    .sort((a, b) => (isLeast ? a - b : b - a));
  const bound = values[Math.min(wanted, values.length) - 1];
  if (bound === undefined) return null;
  const { label, node } = scale.within(
    isLeast ? { start: null, end: bound } : { start: bound, end: null },
    genes,
  );
  return { label: `${wanted === 1 ? "" : `${wanted} `}${called}: ${label}`, node };
}

const isWanted = (wanted: number): boolean => wanted >= 1 && wanted <= maxGenes;

/** What a whole folded text asks for as the largest or smallest of all genes, as their bound. Null of other texts. */
export function extremeOf(folded: string, genes: readonly GeneRow[]): Quantity | null {
  if (folded.length > maxLetters || !hint.test(folded)) return null;
  const found = askedOf(inSuperlatives(folded));
  return found && isWanted(found.wanted) ? boundOf(found, genes) : null;
}

/** Enzymes are proteins too: the longest kinases. */
const thing = new RegExp(
  String.raw`\b(?:${things}|(?!phase|base|case|disease|release|increase|decrease)\w+ases?)\b`,
);
const sizedAmong = new RegExp(
  `^(?:(?:with|having|that have|that has) )?(?:the )?${number}(longest|largest|biggest|heaviest|shortest|smallest|lightest)(?: (\\d{1,3}|ten|five))?( introns?)?$`,
);
const mostAmong = new RegExp(`^(?:(?:with|that have|that has|having|has|have) )?(?:the )?most (${counted})$`);
const bestKnownAmong = new RegExp(`^(?:the )?${number}((?:most|best)[ -](?:published|studied|known))$`);
/** Who asks which one it is wants one. */
const whichOne = /^(?:which|what) (?!\w+s )\w+.* (?:has|is) |\bthe (?:gene|protein) with /;

/** Whether words may ask for the largest or smallest of something. */
export const mayBeExtreme = (folded: string): boolean => hint.test(folded);

/**
 * What some folded words of a text ask for as the largest or smallest of those that fit the rest of it: "smallest" of
 * "smallest essential protein". Null of other words, and where nothing behind them says what is compared.
 */
export function extremeAmong(folded: string, after: string, text: string): Extreme | null {
  const size = sizedAmong.exec(inSuperlatives(folded));
  if (size) {
    const [, before, adjective = "", behind, introns] = size;
    const compared = introns ?? thing.exec(after)?.[0];
    const scale = compared === undefined ? undefined : scaleOf(`${adjective} ${compared}`, measured);
    const wanted = wantedOf(before ?? behind, introns ?? compared);
    const called = `${adjective}${introns ?? ""}`;
    return scale && isWanted(wanted) ? { scale, isLeast: isLeast(adjective), wanted, called } : null;
  }
  const bestKnown = bestKnownAmong.exec(folded);
  if (bestKnown) {
    const [, before, called = ""] = bestKnown;
    const compared = thing.exec(after)?.[0];
    const wanted = wantedOf(before, compared);
    return compared !== undefined && isWanted(wanted)
      ? { scale: publications, isLeast: false, wanted, called }
      : null;
  }
  const [, what] = mostAmong.exec(folded) ?? [];
  const scale = what === undefined ? undefined : scaleOf(what, numbered);
  const wanted = whichOne.test(text) ? 1 : several;
  return scale ? { scale, isLeast: false, wanted, called: `most ${what}` } : null;
}
