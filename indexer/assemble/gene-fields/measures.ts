/** What ranges of a query ask for, counted from the first transcript and its protein. */
import type { IntRangeField } from "../../../index-mappings/fields/ranges.ts";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import type { GeneModel, Piece, Range } from "../joins/features.ts";
import { codingType } from "../joins/genes.ts";
import type { Gene } from "../joins/genes.ts";
import type { DomainMatch } from "../joins/proteins.ts";
import { isIntron, lengthOf, transcriptParts } from "../sequence/transcript-parts.ts";

/** Databases of the domain files whose matches are no domains but stretches of one kind. */
const predictors = {
  coil: /^(coiled[ -]?coils?|coils?|ncoils)$/i,
  lowComplexity: /^(seg|mobidb-low-complexity)$/i,
  transmembrane: /^(tmhmm|phobius)$/i,
  deepTransmembrane: /^deeptmhmm$/i,
} as const;

/** Kinds of things that a release can tell of proteins; of one that it does not tell no gene is said to have none. */
export type KnownPredictors = Readonly<
  Record<"transmembrane" | "deepTransmembrane" | "signalPeptide", boolean>
>;

/** Whether a match is a membrane domain. */
export const isTransmembrane = ({ database }: DomainMatch): boolean =>
  predictors.transmembrane.test(database) || predictors.deepTransmembrane.test(database);
/** Whether a match is a signal peptide. */
export const isSignalPeptide = ({ database }: DomainMatch): boolean => /^signalp/i.test(database);

/** @param matches of all proteins of the release */
export const tellsOf = (matches: readonly DomainMatch[]): KnownPredictors => ({
  transmembrane: matches.some(({ database }) => predictors.transmembrane.test(database)),
  deepTransmembrane: matches.some(({ database }) => predictors.deepTransmembrane.test(database)),
  signalPeptide: matches.some(isSignalPeptide),
});

/** The membrane domains that a page shows and a query counts: of TMHMM or Phobius, else of DeepTMHMM. */
export const membraneRegions = (
  matches: readonly DomainMatch[],
  { transmembrane }: KnownPredictors,
): Range[] => {
  const predictor = transmembrane ? predictors.transmembrane : predictors.deepTransmembrane;
  return matches
    .filter(({ database }) => predictor.test(database))
    .flatMap(({ locations }) => locations)
    .sort((a, b) => a.start - b.start);
};

export interface MeasuredGene {
  readonly gene: Gene;
  readonly model: GeneModel | undefined;
  /** Of transcript 1; null without one. */
  readonly proteinLength: number | null;
  readonly matches: readonly DomainMatch[];
  readonly disordered: readonly Range[];
  readonly tells: KnownPredictors;
  /** Entries of the PDB that show its protein; null where the release tells of none for any gene. */
  readonly structures: number | null;
  /** Models that name the gene, and those in which it enables an activity. */
  readonly models: number;
  readonly activeModels: number;
}

/** Pieces that adjoin make one exon. */
const exons = (pieces: readonly Piece[], type: Piece["type"]): number => {
  const chosen = pieces.filter((piece) => piece.type === type);
  // The one before it.
  return chosen.filter((piece, index) => index === 0 || piece.start > chosen[index - 1]!.end + 1).length;
};

/** Positions that lie in any of the ranges. */
function covered(ranges: readonly Range[]): number {
  let total = 0;
  let reached = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start - 1, reached));
    reached = Math.max(reached, end);
  }
  return total;
}

/** Whole percent of the protein, rounded down. */
const percent = (ranges: readonly Range[], length: number | null): number =>
  length === null || length === 0 ? 0 : Math.floor((100 * covered(ranges)) / length);

/** The numbers of a gene that queries ask for by range; null where they make no sense or are not known. */
export function measuresOf({
  gene,
  model,
  proteinLength,
  matches,
  disordered,
  tells,
  structures,
  models,
  activeModels,
}: MeasuredGene): Pick<GeneRecord, IntRangeField> {
  const first = model?.transcripts[0];
  const parts = first && model ? transcriptParts(first, model.strand) : [];
  const isCoding = gene.feature_type === codingType;
  const ofProtein = (value: number): number | null => (isCoding ? value : null);
  const located = (pattern: RegExp): Range[] =>
    matches.filter(({ database }) => pattern.test(database)).flatMap(({ locations }) => locations);
  const [coils, simple] = [located(predictors.coil), located(predictors.lowComplexity)];
  return {
    protein_length: isCoding ? proteinLength : null,
    spliced_rna_length: first
      ? parts.filter((part) => !isIntron(part)).reduce((sum, part) => sum + lengthOf(part), 0)
      : null,
    unspliced_rna_length: first ? lengthOf(first) : null,
    tm_domain_count: tells.transmembrane ? ofProtein(located(predictors.transmembrane).length) : null,
    deeptmhmm_domain_count: tells.deepTransmembrane
      ? ofProtein(located(predictors.deepTransmembrane).length)
      : null,
    coiled_coils_count: ofProtein(coils.length),
    coiled_coils_percent: ofProtein(percent(coils, proteinLength)),
    disordered_regions_count: ofProtein(disordered.length),
    disordered_percent: ofProtein(percent(disordered, proteinLength)),
    low_complexity_regions_count: ofProtein(simple.length),
    low_complexity_percent: ofProtein(percent(simple, proteinLength)),
    exon_count: first ? exons(first.pieces, "CDS") : null,
    five_prime_utr_exon_count: first ? exons(first.pieces, "five_prime_UTR") : null,
    three_prime_utr_exon_count: first ? exons(first.pieces, "three_prime_UTR") : null,
    transcript_count: model?.transcripts.length ?? 0,
    pdb_structure_count: structures === null ? null : ofProtein(structures),
    gocam_model_count: models,
    gocam_activity_gene_count: activeModels,
  };
}
