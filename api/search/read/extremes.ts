/** What texts say of the largest and smallest: the longest protein, the ten shortest genes, genes with most introns. Pure. */
import type { GeneRow } from "../../queries/gene-table.ts";
import { boundsIn } from "./quantity.ts";
import type { Quantity } from "./quantity.ts";

/** What genes are compared by. */
interface Scale {
  /** As it is typed behind numbers. */
  readonly unit: string;
  readonly of: (gene: GeneRow) => number | null | undefined;
}

const proteinLength: Scale = { unit: "aa", of: (gene) => gene.protein_length };
const weight: Scale = { unit: "kda", of: (gene) => gene.molecular_weight };
const geneLength: Scale = { unit: "nt", of: (gene) => gene.unspliced_rna_length };
const exons: Scale = { unit: "exons", of: (gene) => gene.exon_count };
const introns: Scale = { unit: "introns", of: (gene) => gene.exon_count && gene.exon_count - 1 };
const publications: Scale = { unit: "publications", of: (gene) => gene.publication_count };
const transcripts: Scale = { unit: "transcripts", of: (gene) => gene.transcript_count };

/** By words of what is compared; the first that fits. */
const scales: readonly (readonly [RegExp, Scale])[] = [
  [/heav|light/, weight],
  [/intron/, introns],
  [/exon/, exons],
  [/transcript|isoform/, transcripts],
  [/publication|paper|published|studied|known/, publications],
  [/protein|peptide/, proteinLength],
  [/gene|orf|rna/, geneLength],
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
const sized = new RegExp(
  `^${asked}${number}(longest|largest|biggest|heaviest|shortest|smallest|lightest) ${number}(${things})${ending}$`,
);
const most = new RegExp(
  `^${asked}${number}(?:(${things}) (?:with|that has|that have|having) )?(?:the )?most (${counted})${ending}$`,
);
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

const scaleOf = (words: string): Scale | undefined => scales.find(([pattern]) => pattern.test(words))?.[1];

function wantedOf(digits: string | undefined, thing: string | undefined): number {
  if (digits === undefined) return thing?.endsWith("s") === true ? several : 1;
  return inWords.get(digits.trim()) ?? Number(digits);
}

function askedOf(folded: string): Asked | null {
  const size = sized.exec(folded);
  if (size) {
    const [, before, adjective = "", behind, thing = ""] = size;
    const scale = scaleOf(`${adjective} ${thing}`);
    return scale
      ? { scale, isLeast: /^(?:sh|sm|li)/.test(adjective), wanted: wantedOf(before ?? behind, thing) }
      : null;
  }
  const published = studied.exec(folded);
  if (published) {
    const [, before, , behind, thing] = published;
    return { scale: publications, isLeast: false, wanted: wantedOf(before ?? behind, thing) };
  }
  const [, before, thing, what] = most.exec(folded) ?? [];
  const scale = what === undefined ? undefined : scaleOf(what);
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
    .flatMap((gene) => scale.of(gene) ?? [])
    .filter((value) => value > 0)
    .sort((a, b) => (isLeast ? a - b : b - a));
  const bound = values[Math.min(wanted, values.length) - 1];
  if (bound === undefined) return null;
  return boundsIn(scale.unit)(isLeast ? { start: null, end: bound } : { start: bound, end: null });
}
