/** Writes sequences, gene models and peptides. */
import { counted } from "../../../index-mappings/counted.ts";
import type { FastaRecord } from "../../read/records.ts";
import type { ImportedGene, LoneFeature } from "../models/model.ts";
import type { Peptides } from "../genes/peptides.ts";
import type { Source } from "../sources/open-source.ts";
import { gff3Of } from "./gff3.ts";
import { originOf } from "./origin.ts";
import type { ReleaseWriter } from "./release-writer.ts";

const lineLength = 60;

/** The data sets chromosomes, features and, if anything codes, peptides. */
export async function writeGenome(
  writer: ReleaseWriter,
  sources: readonly Source[],
  sequences: readonly FastaRecord[],
  genes: readonly ImportedGene[],
  others: readonly LoneFeature[],
  { byTranscript, translated }: Peptides,
): Promise<void> {
  await writer.text(
    {
      id: "chromosomes",
      entity: "chromosome",
      path: "genome/chromosomes.fa.gz",
      ...originOf(sources, "fasta-dna", "genbank", "embl"),
    },
    "fasta-dna",
    fasta(sequences),
    sequences.length,
  );
  const lengths = new Map(sequences.map(({ id, sequence }) => [id, sequence.length]));
  const { text, rows } = gff3Of(genes, others, lengths);
  await writer.text(
    {
      id: "features",
      entity: "genome-feature",
      path: "genome/features.gff3.gz",
      ...originOf(sources, "gff3", "gtf", "genbank", "embl", "gene-table"),
    },
    "gff3",
    text,
    rows,
  );
  if (byTranscript.size === 0) return;
  await writer.text(
    {
      id: "peptides",
      entity: "protein",
      path: "genome/peptides.fa.gz",
      ...originOf(sources, "fasta-protein"),
      note:
        translated > 0
          ? `DERIVED: ${counted(translated, "peptide")} translated from the coding sequence`
          : "",
    },
    "fasta-protein",
    fasta([...byTranscript].map(([id, sequence]) => ({ id: `${id}:pep`, description: "", sequence }))),
    byTranscript.size,
  );
}

const fasta = (records: readonly FastaRecord[]): string =>
  records
    .map(({ id, description, sequence }) => {
      const lines = [`>${`${id} ${description}`.trim()}`];
      for (let at = 0; at < sequence.length; at += lineLength)
        lines.push(sequence.slice(at, at + lineLength));
      return `${lines.join("\n")}\n`;
    })
    .join("");
