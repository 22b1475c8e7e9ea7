/** Holds the gene models against the sequences: features lie on their chromosome, coding sequences give the peptides. */
import { reverseComplement, translatesTo } from "../assemble/sequence/residues.ts";
import { allOthers, tableOf } from "../genetic-code/of-sequence.ts";
import type { GeneticCodes } from "../genetic-code/of-sequence.ts";
import { counted } from "../read/problem.ts";
import type { Report } from "../read/problem.ts";
import type { FastaRecord, GffFeature } from "../read/records.ts";
import type { Dataset } from "../read/release-file.ts";

export interface GeneModelCheck {
  readonly chromosome: (record: FastaRecord) => void;
  readonly peptide: (record: FastaRecord) => void;
  /** Chromosomes have to be known before features. */
  readonly feature: (dataset: Dataset, feature: GffFeature) => void;
  readonly finish: () => void;
}

interface Chromosome {
  readonly residues: string;
  /** NCBI translation table */
  readonly table: number;
}

interface Transcript {
  readonly dataset: Dataset;
  readonly mrna: GffFeature;
  readonly coding: GffFeature[];
}

/**
 * Checks that genes have features, mRNAs peptides, and that each coding sequence translates to its peptide.
 */
export function geneModelCheck(codes: GeneticCodes, problem: Report, warning: Report): GeneModelCheck {
  const chromosomes = new Map<string, Chromosome>();
  const peptides = new Map<string, string>();
  const transcripts = new Map<string, Transcript>();

  return {
    chromosome: (record) =>
      void chromosomes.set(record.id, { residues: record.sequence, table: tableOf(codes, record) }),
    peptide: ({ id, sequence }) => void peptides.set(id.replace(/:pep$/, ""), sequence.replace(/\*$/, "")),
    feature(dataset, feature) {
      const length = chromosomes.get(feature.seqid)?.residues.length;
      if (length !== undefined && feature.end > length) {
        const reason = `${feature.type} ${feature.id ?? ""} ends at ${feature.end}, beyond the end of ${feature.seqid} at ${length}`;
        problem({ file: dataset.path, dataset: dataset.id, line: feature.line, reason, example: null });
      }
      if (feature.type === "mRNA" && feature.id !== null)
        transcripts.set(feature.id, { dataset, mrna: feature, coding: [] });
      if (feature.type === "CDS")
        for (const parent of feature.parents) transcripts.get(parent)?.coding.push(feature);
    },
    finish() {
      for (const id of Object.keys(codes))
        if (id !== allOthers && chromosomes.size > 0 && !chromosomes.has(id))
          problem({
            file: "release.json",
            dataset: null,
            line: null,
            reason: `genetic_codes names ${id}, which is no sequence of the release`,
            example: null,
          });
      if (peptides.size === 0 || chromosomes.size === 0) return;
      const without: Transcript[] = [];
      for (const [id, transcript] of transcripts) {
        const peptide = peptides.get(id);
        const chromosome = chromosomes.get(transcript.mrna.seqid);
        if (peptide === undefined) without.push(transcript);
        else if (chromosome !== undefined) {
          const coding = codingSequence(transcript, chromosome.residues);
          if (translatesTo(coding, peptide, chromosome.table)) continue;
          const reason = `the coding sequence of ${id} (${counted(coding.length, "base")}) does not translate to its peptide (${counted(peptide.length, "residue")})`;
          warning({
            file: transcript.dataset.path,
            dataset: transcript.dataset.id,
            line: transcript.mrna.line,
            reason,
            example: null,
          });
        }
      }
      const [first, ...others] = without;
      if (!first) return;
      const more = others.length > 0 ? `, nor have ${counted(others.length, "other mRNA")}` : "";
      warning({
        file: first.dataset.path,
        dataset: first.dataset.id,
        line: first.mrna.line,
        reason: `${first.mrna.id} has no peptide${more}`,
        example: null,
      });
    },
  };
}

/** The joined CDS of a transcript on its own strand, from its first whole codon on. */
function codingSequence({ mrna, coding }: Transcript, chromosome: string): string {
  const parts = coding.toSorted((a, b) => a.start - b.start);
  const forward = parts.map(({ start, end }) => chromosome.slice(start - 1, end)).join("");
  const first = mrna.strand === "-" ? parts.at(-1) : parts[0];
  return (mrna.strand === "-" ? reverseComplement(forward) : forward).slice(first?.phase ?? 0);
}
