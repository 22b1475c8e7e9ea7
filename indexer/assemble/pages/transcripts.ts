/** Transcripts with their sequences, for the gene page. */
import type { Protein, Transcript } from "../../../index-mappings/shapes/transcript.ts";
import { residuesOf } from "../sequence/chromosomes.ts";
import type { Chromosome } from "../sequence/chromosomes.ts";
import type { GeneModel, TranscriptModel } from "../joins/features.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import type { Gene } from "../joins/genes.ts";
import { locationOf } from "../summaries/shorts.ts";
import { translate, translatesTo } from "../sequence/residues.ts";
import { codingRange, transcriptParts } from "../sequence/transcript-parts.ts";

/** The transcripts of a gene with their parts and sequences. @param peptide by transcript */
export function transcriptsOf(
  gene: Gene,
  model: GeneModel,
  chromosome: Chromosome | undefined,
  peptide: (transcript: string) => string | undefined,
): Transcript[] {
  const products = productsByTranscript(gene, model);
  const measured = measuredTranscript(gene, model, peptide);
  return model.transcripts.map((transcript, index) => {
    const coding = codingRange(transcript);
    const cds = chromosome && codingResidues(transcript, model, chromosome);
    const sequence = peptide(transcript.id);
    const product = products[index] ?? gene.product;
    return {
      uniquename: transcript.id,
      transcript_type: transcript.type,
      location: locationOf(model.chromosome, transcript, model.strand),
      cds_location: coding && locationOf(model.chromosome, coding, model.strand),
      parts: transcriptParts(transcript, model.strand).map((part) => ({
        feature_type: part.type,
        uniquename: part.id,
        location: locationOf(model.chromosome, part, model.strand),
        residues: residuesOf(chromosome, part, model.strand),
      })),
      protein:
        sequence === undefined
          ? chromosome && cds
            ? translated(gene, transcript, product, translate(cds, chromosome.geneticCode))
            : null
          : {
              ...proteinOf(
                transcript.id === measured ? gene : { ...gene, peptideStats: null },
                transcript,
                sequence,
                chromosome !== undefined && translatesTo(cds ?? "", sequence, chromosome.geneticCode),
              ),
              product,
            },
    };
  });
}

/**
 * The measures of a gene's peptide are those of the transcript whose peptide has as many residues; where none has, of the
 * first with a peptide, whose page says that the two contradict each other.
 */
function measuredTranscript(
  gene: Gene,
  { transcripts }: GeneModel,
  peptide: (transcript: string) => string | undefined,
): string | undefined {
  const ids = transcripts.map(({ id }) => id).filter((id) => peptide(id) !== undefined);
  return ids.find((id) => peptide(id)?.length === gene.peptideStats?.residues) ?? ids[0];
}

function proteinOf(gene: Gene, transcript: TranscriptModel, sequence: string, matches: boolean): Protein {
  const stats = gene.peptideStats;
  return {
    uniquename: `${transcript.id}:pep`,
    sequence,
    number_of_residues: sequence.length,
    product: gene.product,
    molecular_weight: stats?.mass ?? null,
    average_residue_weight:
      stats?.mass == null ? null : Math.round((stats.mass * 1e5) / sequence.length) / 100,
    charge_at_ph7: stats?.charge ?? null,
    isoelectric_point: stats?.isoelectricPoint ?? null,
    codon_adaptation_index: stats?.codonAdaptationIndex ?? null,
    matches_cds: matches,
    is_translated: false,
  };
}

/** The coding pieces joined, from the first whole codon on; empty where nothing is coding. */
function codingResidues({ pieces }: TranscriptModel, { strand }: GeneModel, chromosome: Chromosome): string {
  const coding = pieces.filter(({ type }) => type === "CDS");
  const directed = strand === "reverse" ? coding.toReversed() : coding;
  return directed
    .map((piece) => residuesOf(chromosome, piece, strand))
    .join("")
    .slice(directed[0]?.phase ?? 0);
}

/**
 * What the coding sequence makes, for a further transcript of a gene of which a release has one peptide only; null unless
 * it ends with its one stop. Nothing is measured of it.
 */
function translated(
  gene: Gene,
  transcript: TranscriptModel,
  product: string | null,
  peptide: string,
): Protein | null {
  if (gene.feature_type !== codingType || !/^[^*]+\*$/.test(peptide)) return null;
  return {
    ...proteinOf({ ...gene, peptideStats: null }, transcript, peptide.slice(0, -1), true),
    product,
    is_translated: true,
  };
}

/** Each transcript's own product, where the gene list names one for each of them, as "one OR other". */
function productsByTranscript({ product }: Gene, { transcripts }: GeneModel): readonly string[] {
  const products = product?.split(" OR ") ?? [];
  return products.length === transcripts.length ? products : [];
}
