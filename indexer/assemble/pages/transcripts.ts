/** Transcripts with their sequences, for the gene page. */
import type { Protein, Transcript } from "../../../index-mappings/pages/transcript.ts";
import { residuesOf } from "../joins/chromosomes.ts";
import type { Chromosome } from "../joins/chromosomes.ts";
import type { GeneModel, TranscriptModel } from "../joins/features.ts";
import type { Gene } from "../joins/genes.ts";
import { locationOf } from "../joins/shorts.ts";
import { translatesTo } from "../sequence/residues.ts";
import { codingRange, transcriptParts } from "../sequence/transcript-parts.ts";

export function transcriptsOf(gene: Gene, model: GeneModel, chromosome: Chromosome | undefined, peptide: (transcript: string) => string | undefined): Transcript[] {
  return model.transcripts.map((transcript) => {
    const coding = codingRange(transcript);
    const sequence = peptide(transcript.id);
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
      protein: sequence === undefined ? null : proteinOf(gene, transcript, sequence, matchesCds(transcript, model, chromosome, sequence)),
    };
  });
}

/** The measures of a gene's peptide are those of the transcript whose peptide has as many residues. */
function proteinOf(gene: Gene, transcript: TranscriptModel, sequence: string, matches: boolean): Protein {
  const stats = gene.peptideStats?.residues === sequence.length ? gene.peptideStats : null;
  return {
    uniquename: `${transcript.id}:pep`,
    sequence,
    number_of_residues: sequence.length,
    product: gene.product,
    molecular_weight: stats?.mass ?? null,
    average_residue_weight: stats?.mass == null ? null : Math.round((stats.mass * 1e5) / sequence.length) / 100,
    charge_at_ph7: stats?.charge ?? null,
    isoelectric_point: stats?.isoelectricPoint ?? null,
    codon_adaptation_index: stats?.codonAdaptationIndex ?? null,
    matches_cds: matches,
  };
}

/** Whether the coding pieces, from the first whole codon on, translate to the peptide. */
function matchesCds({ pieces }: TranscriptModel, { strand }: GeneModel, chromosome: Chromosome | undefined, peptide: string): boolean {
  if (!chromosome) return false;
  const coding = pieces.filter(({ type }) => type === "CDS");
  const directed = strand === "reverse" ? coding.toReversed() : coding;
  const residues = directed.map((piece) => residuesOf(chromosome, piece, strand)).join("");
  return translatesTo(residues.slice(directed[0]?.phase ?? 0), peptide, chromosome.geneticCode);
}
