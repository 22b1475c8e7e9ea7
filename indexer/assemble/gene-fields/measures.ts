/** What ranges of a query ask for, counted from the first transcript and its protein. */
import { topics } from "../../../index-mappings/fields/topics.ts";
import type { IntRangeField } from "../../../index-mappings/fields/ranges.ts";
import { referenceKind } from "../../../index-mappings/fields/reference-kind.ts";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import type { GenesAround } from "../../../index-mappings/gene-places.ts";
import type { GeneModel, Piece, Range } from "../joins/features.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import type { Gene } from "../joins/genes.ts";
import type { DomainMatch } from "../joins/proteins.ts";
import type { MissingTopics } from "./missing-topics.ts";
import { isIntron, lengthOf, transcriptParts } from "../sequence/transcript-parts.ts";

/** Databases of the domain files whose matches are no domains but stretches of one kind. */
const predictors = {
  coil: topics["coiled coils"].databases,
  lowComplexity: topics["low complexity"].databases,
  transmembrane: topics["membrane domains of TMHMM"].databases,
  deepTransmembrane: topics["membrane domains of DeepTMHMM"].databases,
} as const;

/** Whether a match is a membrane domain. */
export const isTransmembrane = ({ database }: DomainMatch): boolean =>
  topics["membrane domains"].databases.test(database);
/** Whether a match is a signal peptide. */
export const isSignalPeptide = ({ database }: DomainMatch): boolean =>
  topics["signal peptides"].databases.test(database);

/** The membrane domains that a page shows and a query counts: of TMHMM or Phobius, else of DeepTMHMM. */
export const membraneRegions = (matches: readonly DomainMatch[], missing: MissingTopics): Range[] => {
  const predictor = missing.has("membrane domains of TMHMM")
    ? predictors.deepTransmembrane
    : predictors.transmembrane;
  return matches
    .filter(({ database }) => predictor.test(database))
    .flatMap(({ locations }) => locations)
    .sort((a, b) => a.start - b.start);
};

export interface MeasuredGene {
  readonly gene: Gene;
  readonly model: GeneModel | undefined;
  /** Its place among the others; undefined where the release does not tell it. */
  readonly around: GenesAround<GeneModel> | undefined;
  /** Of transcript 1; null without one. */
  readonly proteinLength: number | null;
  readonly matches: readonly DomainMatch[];
  readonly disordered: readonly Range[];
  /** Ids of what is known of it from. */
  readonly references: readonly string[];
  /** Entries of the PDB that show its protein. */
  readonly structures: number;
  /** Models that name the gene, and those in which it enables an activity. */
  readonly models: number;
  readonly activeModels: number;
}

/** Pieces that adjoin make one exon. */
const exons = (pieces: readonly Piece[], type?: Piece["type"]): number => {
  const chosen = type === undefined ? pieces : pieces.filter((piece) => piece.type === type);
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

/** Whole percent of the protein, rounded down; null where its length is not known. */
const percent = (ranges: readonly Range[], length: number | null): number | null =>
  length === null || length === 0 ? null : Math.floor((100 * covered(ranges)) / length);

/** The numbers of a gene that queries ask for by range, as far as the release tells them; null where they make no sense. */
export function measuresOf({
  gene,
  model,
  around,
  proteinLength,
  matches,
  disordered,
  references,
  structures,
  models,
  activeModels,
}: MeasuredGene): Pick<GeneRecord, IntRangeField> {
  const first = model?.transcripts[0];
  const parts = first && model ? transcriptParts(first, model.strand) : [];
  const pieces = first?.pieces ?? [];
  const codes = pieces.some(({ type }) => type === "CDS");
  // What its parts do not reach to is untranslated, on a side that the release does not tell.
  const isCovered = first?.start === pieces[0]?.start && first?.end === pieces.at(-1)?.end;
  const isCoding = gene.feature_type === codingType;
  const ofProtein = (value: number | null): number | null => (isCoding ? value : null);
  const located = (pattern: RegExp): Range[] =>
    matches.filter(({ database }) => pattern.test(database)).flatMap(({ locations }) => locations);
  const [coils, simple] = [located(predictors.coil), located(predictors.lowComplexity)];
  return {
    protein_length: isCoding ? proteinLength : null,
    spliced_rna_length: first
      ? parts.filter((part) => !isIntron(part)).reduce((sum, part) => sum + lengthOf(part), 0)
      : null,
    unspliced_rna_length: first ? lengthOf(first) : null,
    tm_domain_count: ofProtein(located(predictors.transmembrane).length),
    deeptmhmm_domain_count: ofProtein(located(predictors.deepTransmembrane).length),
    coiled_coils_count: ofProtein(coils.length),
    coiled_coils_percent: ofProtein(percent(coils, proteinLength)),
    disordered_regions_count: ofProtein(disordered.length),
    disordered_percent: ofProtein(percent(disordered, proteinLength)),
    low_complexity_regions_count: ofProtein(simple.length),
    low_complexity_percent: ofProtein(percent(simple, proteinLength)),
    exon_count: codes ? exons(pieces, "CDS") : null,
    all_exon_count: pieces.length > 0 ? exons(pieces) : null,
    five_prime_utr_exon_count: codes && isCovered ? exons(pieces, "five_prime_UTR") : null,
    three_prime_utr_exon_count: codes && isCovered ? exons(pieces, "three_prime_UTR") : null,
    transcript_count: model?.transcripts.length ?? null,
    overlapping_gene_count: around?.overlapping.length ?? null,
    antisense_gene_count: model?.strand === "unstranded" ? null : (around?.antisense.length ?? null),
    nearest_gene_distance: around?.distance ?? null,
    publication_count: references.filter((id) => referenceKind(id) === "publication").length,
    pdb_structure_count: ofProtein(structures),
    gocam_model_count: models,
    gocam_activity_gene_count: activeModels,
  };
}
