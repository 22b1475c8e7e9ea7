/** The proteins of transcripts: those of a file, found by the ids that files give them, or translated. */
import { reverseComplement, translate, translatesTo } from "../../assemble/sequence/residues.ts";
import { geneticCode, knownTables } from "../../genetic-code/tables.ts";
import { tableOf } from "../../genetic-code/of-sequence.ts";
import type { GeneticCodes } from "../../genetic-code/of-sequence.ts";
import type { FastaRecord } from "../../read/records.ts";
import type { GeneLocation, ImportedGene, TranscriptModel } from "../models/model.ts";

export interface Peptides {
  /** Residues by transcript id. */
  readonly byTranscript: ReadonlyMap<string, string>;
  /** Transcripts whose protein was translated here. */
  readonly translated: number;
}

/** The joined CDS of a transcript from its first whole codon on; "" where the sequence is not known. */
function codingSequence({ coding }: TranscriptModel, { strand }: GeneLocation, sequence: string): string {
  const forward = coding.map(({ start, end }) => sequence.slice(start - 1, end)).join("");
  const first = strand === "-" ? coding.at(-1) : coding[0];
  return (strand === "-" ? reverseComplement(forward) : forward).slice(first?.phase ?? 0);
}

/** Other ids that the header line of a protein names, as Ensembl writes them. */
const namedIn = (description: string): string[] =>
  [...description.matchAll(/\b(?:transcript|gene|locus_tag)[:=]([^\s\]]+)/g)].map(([, id = ""]) => id);

/** Proteins of files by transcript: by protein id, transcript id, what the header names, then the id of a gene with one transcript. */
export function proteinsOf(genes: readonly ImportedGene[], proteins: readonly FastaRecord[]) {
  const byId = new Map<string, string>();
  for (const { id: gene, transcripts } of genes) {
    const coding = transcripts.filter((transcript) => transcript.coding.length > 0);
    if (coding.length === 1 && coding[0]) byId.set(gene, coding[0].id);
    for (const transcript of coding)
      for (const id of [transcript.id, ...transcript.proteinIds])
        if (!byId.has(id) || id === transcript.id) byId.set(id, transcript.id);
  }
  const found = new Map<string, string>();
  const unused: string[] = [];
  for (const { id, description, sequence } of proteins) {
    const transcript = [
      id,
      id.replace(/:pep$/, ""),
      ...id.split("|"),
      ...namedIn(description),
      id.replace(/\.\d+$/, ""),
    ]
      .map((known) => byId.get(known))
      .find((known) => known !== undefined);
    if (transcript === undefined) unused.push(id);
    else if (!found.has(transcript)) found.set(transcript, sequence.replaceAll(".", "*"));
  }
  return { found, unused };
}

/** Which translation table each sequence has: what the sources say, else the one by which its proteins come out. */
export function geneticCodes(
  genes: readonly ImportedGene[],
  sequences: ReadonlyMap<string, FastaRecord>,
  proteins: ReadonlyMap<string, string>,
  said: ReadonlyMap<string, number>,
): Record<string, number> {
  const codes: Record<string, number> = {};
  const usual: GeneticCodes = {};
  for (const record of sequences.values()) {
    const own = said.get(record.id);
    const fitting = own === undefined ? fittingTable(genes, record, proteins) : null;
    const table = own !== undefined && knownTables.includes(own) ? own : fitting;
    if (table !== null && table !== tableOf(usual, record)) codes[record.id] = table;
  }
  return codes;
}

/** Of several tables that do as well: most mitochondria of fungi and protozoa have this one. */
const likeliest = 4;

/** The table by which more proteins of a sequence come out than by the usual one; null where there is none. */
function fittingTable(
  genes: readonly ImportedGene[],
  record: FastaRecord,
  proteins: ReadonlyMap<string, string>,
): number | null {
  const cases = genes
    .flatMap(({ location, transcripts }) =>
      location?.seqid === record.id ? transcripts.map((transcript) => ({ location, transcript })) : [],
    )
    .filter(({ transcript }) => transcript.coding.length > 0)
    .slice(0, 200)
    .flatMap(({ location, transcript }) => {
      const protein = proteins.get(transcript.id)?.replace(/\*$/, "") ?? null;
      return protein === null
        ? []
        : [{ coding: codingSequence(transcript, location, record.sequence), protein }];
    });
  if (cases.length === 0) return null;
  const right = (table: number) =>
    cases.filter(({ coding, protein }) => translatesTo(coding, protein, table)).length;
  const usual = tableOf({}, record);
  let best = { table: usual, count: right(usual) };
  if (best.count === cases.length) return null;
  for (const table of [likeliest, ...knownTables]) {
    const count = right(table);
    if (count > best.count) best = { table, count };
  }
  return best.table === usual ? null : best.table;
}

/** The protein of each coding transcript: from the files, from its own source, or translated. */
export function peptidesOf(
  genes: readonly ImportedGene[],
  sequences: ReadonlyMap<string, FastaRecord>,
  found: ReadonlyMap<string, string>,
  codes: GeneticCodes,
): Peptides {
  const byTranscript = new Map<string, string>();
  let translated = 0;
  for (const { location, transcripts } of genes)
    for (const transcript of transcripts) {
      if (transcript.coding.length === 0) continue;
      const known = found.get(transcript.id) || transcript.peptide;
      const record = location ? sequences.get(location.seqid) : undefined;
      if (known) byTranscript.set(transcript.id, known);
      else if (location && record && (location.strand === "+" || location.strand === "-")) {
        const coding = codingSequence(transcript, location, record.sequence);
        const table = tableOf(codes, record);
        const peptide = proteinFrom(coding, table);
        if (peptide === "") continue;
        byTranscript.set(transcript.id, peptide);
        translated++;
      }
    }
  return { byTranscript, translated };
}

/** What a coding sequence makes: a start codon of its table is read as M, whichever it is. */
function proteinFrom(coding: string, table: number): string {
  const peptide = translate(coding, table);
  return geneticCode(table).starts.includes(coding.slice(0, 3)) ? `M${peptide.slice(1)}` : peptide;
}
