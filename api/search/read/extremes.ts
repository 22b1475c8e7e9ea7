/** What texts say of the largest and smallest: the longest protein, the ten shortest genes, genes with most introns. Pure. */
import type { GeneRow } from "../../queries/gene-table.ts";
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

/** By words of what is measured or counted; the first that fits. */
const measured: readonly (readonly [RegExp, Scale])[] = [
  [/heav|light/, weight],
  [/intron/, intronLength],
  [/protein|peptide/, proteinLength],
  [/gene|orf|rna/, geneLength],
];
const numbered: readonly (readonly [RegExp, Scale])[] = [
  [/intron/, introns],
  [/exon/, exons],
  [/transcript|isoform/, transcripts],
  [/publication|paper/, publications],
];

/** "The longest protein" is one; "the longest proteins" are so many where nobody says a number. */
const several = 10;
/** More are no records. */
const maxGenes = 100;

const number = String.raw`(\d{1,3} |ten |five )?`;
const asked = `(?:(?:what|which) (?:is|are) |which (?:genes?|proteins?) (?:has|have) )?(?:the )?`;
const things = "proteins?|peptides?|genes?|orfs?|rnas?";
const counted = "introns?|(?:coding )?exons?|transcripts?|isoforms?|publications?|papers?";
const ending = "(?: (?:in|of) (?:the )?(?:genome|proteome))?";
const having = `(?:(${things}) (?:with|that has|that have|having) )?(?:the )?`;
const sized = new RegExp(
  `^${asked}${number}${having}(longest|largest|biggest|heaviest|shortest|smallest|lightest) ${number}(${things}|introns?)${ending}$`,
);
const most = new RegExp(`^${asked}${number}${having}most (${counted})${ending}$`);
const studied = new RegExp(
  `^${asked}${number}(?:most|best)[ -](published|studied|known) ${number}(${things})${ending}$`,
);
const inWords: ReadonlyMap<string, number> = new Map([
  ["ten", 10],
  ["five", 5],
]);

interface Asked {
  readonly scale: Scale;
  readonly isLeast: boolean;
  readonly wanted: number;
}

const scaleOf = (words: string, scales: typeof measured): Scale | undefined =>
  scales.find(([pattern]) => pattern.test(words))?.[1];

function wantedOf(digits: string | undefined, thing: string | undefined): number {
  if (digits === undefined) return thing?.endsWith("s") === true ? several : 1;
  return inWords.get(digits.trim()) ?? Number(digits);
}

function askedOf(folded: string): Asked | null {
  const size = sized.exec(folded);
  if (size) {
    const [, before, owner, adjective = "", behind, thing = ""] = size;
    const scale = scaleOf(`${adjective} ${thing}`, measured);
    return scale
      ? {
          scale,
          isLeast: /^(?:sh|sm|li)/.test(adjective),
          wanted: wantedOf(before ?? behind, owner ?? thing),
        }
      : null;
  }
  const published = studied.exec(folded);
  if (published) {
    const [, before, , behind, thing] = published;
    return { scale: publications, isLeast: false, wanted: wantedOf(before ?? behind, thing) };
  }
  const [, before, thing, what] = most.exec(folded) ?? [];
  const scale = what === undefined ? undefined : scaleOf(what, numbered);
  return scale ? { scale, isLeast: false, wanted: wantedOf(before, thing) } : null;
}

/** Something that every text here has. */
const hint = /est |most /;
/** Letters of the longest text that is looked at. */
const maxLetters = 80;

/**
 * What a whole folded text asks for as the largest or smallest genes, as the bound that these keep and no others but
 * those that are as large. Null of other texts, and where the release does not tell it of any gene.
 */
export function extremeOf(folded: string, genes: readonly GeneRow[]): Quantity | null {
  if (folded.length > maxLetters || !hint.test(folded)) return null;
  const found = askedOf(folded);
  if (found === null || found.wanted < 1 || found.wanted > maxGenes) return null;
  const { scale, isLeast, wanted } = found;
  const values = genes
    .flatMap((gene) => scale.of(gene, isLeast) ?? [])
    .filter((value) => value > 0)
    .sort((a, b) => (isLeast ? a - b : b - a));
  const bound = values[Math.min(wanted, values.length) - 1];
  if (bound === undefined) return null;
  return scale.within(isLeast ? { start: null, end: bound } : { start: bound, end: null }, genes);
}
