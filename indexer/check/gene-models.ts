/** Holds the gene models against the sequences: features lie on their chromosome, coding sequences give the peptides. */
import { counted } from "../../index-mappings/counted.ts";
import { reverseComplement, translatesTo } from "../assemble/sequence/residues.ts";
import { allOthers, tableOf } from "../genetic-code/of-sequence.ts";
import type { GeneticCodes } from "../genetic-code/of-sequence.ts";
import { append } from "../assemble/rows/group.ts";
import { isTranscriptType } from "../read/gff3-family.ts";
import { tally } from "./findings.ts";
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

interface Located {
  readonly dataset: Dataset;
  readonly feature: GffFeature;
}

interface Transcript extends Located {
  readonly parts: readonly GffFeature[];
}

/** What of a transcript is kept when it is made; introns are what lies between. */
const keptParts: ReadonlySet<string> = new Set(["CDS", "exon", "five_prime_UTR", "three_prime_UTR"]);

/**
 * Checks that features lie on their chromosome, genes have a strand, transcripts reach from their first part to their last,
 * mRNAs have peptides, and each coding sequence translates to its peptide.
 * @param all whether what is counted is told one by one
 */
export function geneModelCheck(
  codes: GeneticCodes,
  problem: Report,
  warning: Report,
  all = false,
): GeneModelCheck {
  const chromosomes = new Map<string, Chromosome>();
  const peptides = new Map<string, string>();
  const transcripts = new Map<string, Located>();
  /** By the id of their transcript, which may stand below them. */
  const partsOf = new Map<string, GffFeature[]>();
  const strandless = tally(all);
  const withoutResidues: string[] = [];

  return {
    chromosome(record) {
      chromosomes.set(record.id, { residues: record.sequence, table: tableOf(codes, record) });
      if (/^N+$/.test(record.sequence)) withoutResidues.push(record.id);
    },
    peptide: ({ id, sequence }) => void peptides.set(id.replace(/:pep$/, ""), sequence.replace(/\*$/, "")),
    feature(dataset, feature) {
      const { id, type, line, strand } = feature;
      const length = chromosomes.get(feature.seqid)?.residues.length;
      if (length !== undefined && feature.end > length) {
        const reason = `${type} ${id ?? ""} ends at ${feature.end}, beyond the end of ${feature.seqid} at ${length}`;
        problem({ file: dataset.path, dataset: dataset.id, line, reason, example: null });
      }
      if (type === "gene" && (strand === "?" || strand === "."))
        strandless.add({ file: dataset.path, dataset: dataset.id, line }, id ?? "");
      if (isTranscriptType(type) && id !== null) transcripts.set(id, { dataset, feature });
      if (keptParts.has(type)) for (const parent of feature.parents) append(partsOf, parent, feature);
    },
    finish() {
      checkCodes(codes, chromosomes, problem);
      strandless.report(
        warning,
        (cases) =>
          `${counted(cases, "gene")} ${cases === 1 ? "has" : "have"} no strand, or one that is not known`,
      );
      const [unknown] = withoutResidues;
      if (unknown !== undefined)
        warning(
          ofRelease(
            `${counted(withoutResidues.length, "sequence")} of N alone: what lies there has no sequence`,
            withoutResidues.slice(0, all ? undefined : 5).join(", "),
          ),
        );
      const models = [...transcripts].map(([id, found]) => ({ ...found, parts: partsOf.get(id) ?? [] }));
      checkCover(models, warning, all);
      checkPeptides(models, chromosomes, peptides, warning, all);
    },
  };
}

const ofRelease = (reason: string, example: string | null = null) => ({
  file: "release.json",
  dataset: null,
  line: null,
  reason,
  example,
});

function checkCodes(
  codes: GeneticCodes,
  chromosomes: ReadonlyMap<string, Chromosome>,
  problem: Report,
): void {
  for (const id of Object.keys(codes))
    if (id !== allOthers && chromosomes.size > 0 && !chromosomes.has(id))
      problem(ofRelease(`genetic_codes names ${id}, which is no sequence of the release`));
}

/** A transcript begins with its first part and ends with its last; what its ends have beyond is in no sequence. */
function checkCover(transcripts: readonly Transcript[], warning: Report, all: boolean): void {
  const bare = tally(all);
  for (const { dataset, feature, parts } of transcripts) {
    const start = Math.min(...parts.map((part) => part.start));
    const end = Math.max(...parts.map((part) => part.end));
    if (start !== feature.start || end !== feature.end)
      bare.add({ file: dataset.path, dataset: dataset.id, line: feature.line }, feature.id ?? "");
  }
  bare.report(
    warning,
    (cases) =>
      `${counted(cases, "transcript")} ${cases === 1 ? "is" : "are"} not covered to both ends by exon, CDS and UTR lines`,
  );
}

function checkPeptides(
  transcripts: readonly Transcript[],
  chromosomes: ReadonlyMap<string, Chromosome>,
  peptides: ReadonlyMap<string, string>,
  warning: Report,
  all: boolean,
): void {
  if (peptides.size === 0 || chromosomes.size === 0) return;
  const without = tally(all);
  for (const { dataset, feature: mrna, parts } of transcripts) {
    if (mrna.type !== "mRNA" || mrna.id === null) continue;
    const location = { file: dataset.path, dataset: dataset.id, line: mrna.line };
    const peptide = peptides.get(mrna.id);
    const chromosome = chromosomes.get(mrna.seqid);
    if (peptide === undefined) without.add(location, mrna.id);
    else if (chromosome !== undefined) {
      const coding = codingSequence(mrna, parts, chromosome.residues);
      if (translatesTo(coding, peptide, chromosome.table)) continue;
      const reason = `the coding sequence of ${mrna.id} (${counted(coding.length, "base")}) does not translate to its peptide (${counted(peptide.length, "residue")})`;
      warning({ ...location, reason, example: null });
    }
  }
  without.report(warning, (cases) => `${counted(cases, "mRNA")} ${cases === 1 ? "has" : "have"} no peptide`);
}

/** The joined CDS of a transcript on its own strand, from its first whole codon on. */
function codingSequence(mrna: GffFeature, all: readonly GffFeature[], chromosome: string): string {
  const parts = all.filter(({ type }) => type === "CDS").toSorted((a, b) => a.start - b.start);
  const forward = parts.map(({ start, end }) => chromosome.slice(start - 1, end)).join("");
  const first = mrna.strand === "-" ? parts.at(-1) : parts[0];
  return (mrna.strand === "-" ? reverseComplement(forward) : forward).slice(first?.phase ?? 0);
}
