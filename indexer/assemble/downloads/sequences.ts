/** Sequences as FASTA, and gene models as GFF3. */
import type { Gene } from "../joins/genes.ts";
import { geneLines } from "../genome/gene-lines.ts";
import { gffText, sortLines } from "../genome/gff3.ts";
import type { GeneModel, TranscriptModel } from "../joins/features.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { residuesOf } from "../sequence/chromosomes.ts";
import type { Chromosome } from "../sequence/chromosomes.ts";
import { isIntron, transcriptParts } from "../sequence/transcript-parts.ts";
import type { SequencePart } from "../sequence/transcript-parts.ts";
import { fastaRecord } from "./spec.ts";
import type { DownloadSpec } from "./spec.ts";

const fasta = {
  group: "Sequences",
  format: "FASTA",
  mediaType: "text/x-fasta",
  unit: "sequences",
} as const;

interface Transcribed {
  readonly model: GeneModel;
  readonly transcript: TranscriptModel;
  readonly gene: Gene | undefined;
  readonly chromosome: Chromosome | undefined;
}

/** Every transcript, with its gene and its chromosome. */
async function transcripts(data: ReleaseData): Promise<Transcribed[]> {
  const [{ genes: models }, { byId }, chromosomes] = await Promise.all([
    data.features(),
    data.genes(),
    data.chromosomes(),
  ]);
  return [...models.values()].flatMap((model) =>
    model.transcripts.map((transcript) => ({
      model,
      transcript,
      gene: byId.get(model.id),
      chromosome: chromosomes.get(model.chromosome),
    })),
  );
}

const locationText = (
  { chromosome, strand }: GeneModel,
  { start, end }: { start: number; end: number },
): string => `${chromosome}:${start}..${end} ${strand}`;

const chromosomes: DownloadSpec = {
  ...fasta,
  name: "chromosomes.fa",
  title: "Chromosomes",
  description: "The sequence of each chromosome and of what else was assembled.",
  from: ["fasta-dna"],
  async rows(data) {
    return (await data.chromosomes())
      .values()
      .map(({ id, displayName, residues }) =>
        fastaRecord(id, [displayName === id ? "" : displayName], residues),
      );
  },
};

const peptides: DownloadSpec = {
  ...fasta,
  name: "peptides.fa",
  title: "Proteins",
  description: "The protein of each transcript, without its stop. Head: transcript, gene, name, product.",
  from: ["fasta-protein"],
  async rows(data) {
    const known = await data.peptides();
    return (await transcripts(data)).values().flatMap(({ model, transcript, gene }) => {
      const peptide = known.get(transcript.id);
      return peptide === undefined
        ? []
        : [fastaRecord(`${transcript.id}:pep`, [model.id, gene?.name ?? "", gene?.product ?? ""], peptide)];
    });
  },
};

const coding: DownloadSpec = {
  ...fasta,
  name: "cds.fa",
  title: "Coding sequences",
  description:
    "The coding exons of each transcript, joined, with start and stop. Head: transcript, gene, name, place.",
  from: ["gff3", "fasta-dna"],
  async rows(data) {
    return (await transcripts(data)).values().flatMap(({ model, transcript, gene, chromosome }) => {
      const pieces = transcript.pieces.filter(({ type }) => type === "CDS");
      const directed = model.strand === "reverse" ? pieces.toReversed() : pieces;
      const residues = directed.map((piece) => residuesOf(chromosome, piece, model.strand)).join("");
      return residues === ""
        ? []
        : [
            fastaRecord(
              transcript.id,
              [model.id, gene?.name ?? "", locationText(model, transcript)],
              residues,
            ),
          ];
    });
  },
};

const partsFile = (
  text: Pick<DownloadSpec, "name" | "title" | "description">,
  isShown: (part: SequencePart) => boolean,
): DownloadSpec => ({
  ...fasta,
  ...text,
  from: ["gff3", "fasta-dna"],
  async rows(data) {
    return (await transcripts(data)).values().flatMap(({ model, transcript, gene, chromosome }) =>
      transcriptParts(transcript, model.strand)
        .filter(isShown)
        .map((part) =>
          fastaRecord(
            part.id,
            [model.id, gene?.name ?? "", part.type, locationText(model, part)],
            residuesOf(chromosome, part, model.strand),
          ),
        )
        .filter((record) => record !== ""),
    );
  },
});

const introns = partsFile(
  {
    name: "introns.fa",
    title: "Introns",
    description:
      "Each intron of each transcript, also those within UTRs. Head: intron, gene, name, kind, place.",
  },
  isIntron,
);

const untranslated = partsFile(
  {
    name: "utrs.fa",
    title: "Untranslated regions",
    description: "The pieces of the 5′ and 3′ UTRs of each transcript. Head: piece, gene, name, kind, place.",
  },
  ({ type }) => type === "five_prime_utr" || type === "three_prime_utr",
);

const features: DownloadSpec = {
  name: "genes.gff3",
  title: "Gene models",
  description: "Genes, their transcripts, coding exons and UTRs with their places.",
  group: "Sequences",
  format: "GFF3",
  mediaType: "text/x-gff3",
  unit: "features",
  comment: "#",
  from: ["gff3", "pombase-genes"],
  head: () => "##gff-version 3\n",
  async rows(data) {
    const order = [...(await data.chromosomes()).keys()];
    return sortLines(geneLines(await data.features(), await data.genes()), order)
      .values()
      .map(gffText);
  },
};

export const sequenceFiles = [features, chromosomes, peptides, coding, introns, untranslated];
