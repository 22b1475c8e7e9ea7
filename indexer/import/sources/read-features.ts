/** Reads GFF3 and GTF as other communities write them: tolerant of dialects, and with what stands behind ##FASTA. */
import type { LineBatch } from "../../read/lines.ts";
import { ReadFailure } from "../../read/problem.ts";
import type { Note } from "../../read/problem.ts";
import type { FastaRecord } from "../../read/records.ts";
import { readFasta, nucleotides } from "../../read/read-fasta.ts";
import type { SourceFeature } from "../models/source-feature.ts";

export interface FeatureFile {
  readonly features: readonly SourceFeature[];
  /** What stands behind `##FASTA`. */
  readonly sequences: readonly FastaRecord[];
  /** Taxon that a `##species` line names; null where none does. */
  readonly taxonid: number | null;
}

type ReadAttributes = (cell: string) => ReadonlyMap<string, readonly string[]> | string;

/**
 * Reads a whole file of gene models; broken lines are noted and left out.
 * @throws ReadFailure when it is GFF 2 of another kind than GTF
 */
export async function readFeatures(
  dialect: "gff3" | "gtf",
  lines: AsyncIterable<LineBatch>,
  note: Note,
): Promise<FeatureFile> {
  const readAttributes = dialect === "gff3" ? gff3Attributes : gtfAttributes;
  const features: SourceFeature[] = [];
  const behind: LineBatch[] = [];
  let taxonid: number | null = null;
  for await (const batch of lines) {
    for (let index = 0; index < batch.lines.length; index++) {
      const text = batch.lines[index] ?? "";
      const line = batch.first + index;
      if (behind.length > 0) {
        behind.push({ first: batch.first + index, lines: batch.lines.slice(index) });
        break;
      }
      if (text.startsWith("##FASTA") || text.startsWith(">")) {
        const from = text.startsWith(">") ? index : index + 1;
        behind.push({ first: batch.first + from, lines: batch.lines.slice(from) });
        break;
      }
      if (text.startsWith("##species"))
        taxonid = Number(/(?:id=|\s)(\d+)\s*$/.exec(text)?.[1] ?? NaN) || null;
      if (text.trim() === "" || text.startsWith("#")) continue;
      const feature = readLine(text, line, readAttributes);
      if (feature === noGeneId && features.length === 0)
        throw new ReadFailure(line, "this is GFF 2 without gene_id, expected GTF or GFF3", text);
      if (typeof feature === "string") note(line, feature, text);
      else features.push(feature);
    }
  }
  return {
    features: dialect === "gtf" ? withFamilies(features) : features,
    sequences: await fasta(behind, note),
    taxonid,
  };
}

async function fasta(batches: readonly LineBatch[], note: Note): Promise<FastaRecord[]> {
  if (batches.length === 0) return [];
  const found: FastaRecord[] = [];
  for await (const records of readFasta(nucleotides, inTurn(batches), note)) found.push(...records);
  return found;
}

async function* inTurn(batches: readonly LineBatch[]): AsyncGenerator<LineBatch> {
  yield* batches;
}

function readLine(text: string, line: number, readAttributes: ReadAttributes): SourceFeature | string {
  const cells = text.split("\t");
  if (cells.length !== 9) return `expected 9 columns, found ${cells.length}`;
  const [
    seqid = "",
    source = "",
    type = "",
    startCell = "",
    endCell = "",
    ,
    strand = "",
    phase = "",
    cell = "",
  ] = cells;
  const start = Number(startCell);
  const end = Number(endCell);
  if (!/^\d+$/.test(startCell) || !/^\d+$/.test(endCell) || start < 1 || start > end)
    return `start and end: expected two whole numbers in their order, found "${startCell}" and "${endCell}"`;
  if (!/^[-+.?]$/.test(strand)) return `strand: expected +, -, . or ?, found "${strand}"`;
  const attributes = readAttributes(cell);
  if (typeof attributes === "string") return attributes;
  return {
    line,
    seqid: decoded(seqid),
    source,
    type,
    start,
    end,
    // Just tested.
    strand: strand as SourceFeature["strand"],
    phase: phase === "0" ? 0 : phase === "1" ? 1 : phase === "2" ? 2 : null,
    id: attributes.get("id")?.[0] ?? null,
    parents: attributes.get("parent") ?? [],
    attributes,
  };
}

/** Text without its percent escapes; one that is none stays as it is written. */
function decoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replaceAll(/%([0-9A-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}

/** `Name=a;Alias=b,c`; a name that occurs again adds to its values. */
function gff3Attributes(cell: string): ReadonlyMap<string, readonly string[]> | string {
  const attributes = new Map<string, string[]>();
  if (cell === ".") return attributes;
  for (const part of cell.split(";")) {
    const equals = part.indexOf("=");
    if (part.trim() === "") continue;
    if (equals < 1) return `attributes: expected name=value, found "${part.trim()}"`;
    const name = part.slice(0, equals).trim().toLowerCase();
    const values = part
      .slice(equals + 1)
      .split(",")
      .map((value) => decoded(value).trim());
    attributes.set(name, [...(attributes.get(name) ?? []), ...values]);
  }
  return attributes;
}

const noGeneId = 'attributes: expected gene_id "…";';

/** `gene_id "a"; gene_name "b";` */
function gtfAttributes(cell: string): ReadonlyMap<string, readonly string[]> | string {
  const attributes = new Map<string, string[]>();
  for (const [, name = "", quoted, bare] of cell.matchAll(
    /(\S+)\s+(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))\s*(?:;|$)/g,
  )) {
    const key = name.toLowerCase();
    attributes.set(key, [...(attributes.get(key) ?? []), quoted ?? bare ?? ""]);
  }
  return attributes.has("gene_id") ? attributes : noGeneId;
}

/** GTF names families by gene_id and transcript_id, and may leave out the lines of genes and transcripts. */
function withFamilies(features: readonly SourceFeature[]): SourceFeature[] {
  const made = new Map<string, SourceFeature>();
  const order: string[] = [];
  const rest: SourceFeature[] = [];
  const extend = (key: string, feature: SourceFeature, written: boolean) => {
    const before = made.get(key);
    if (!before) order.push(key);
    made.set(
      key,
      before
        ? {
            ...(written ? feature : before),
            start: Math.min(before.start, feature.start),
            end: Math.max(before.end, feature.end),
          }
        : feature,
    );
  };
  for (const feature of features) {
    const gene = `gene:${feature.attributes.get("gene_id")?.[0] ?? ""}`;
    const transcriptId = feature.attributes.get("transcript_id")?.[0] ?? "";
    const transcript = `transcript:${transcriptId}`;
    const isGene = feature.type === "gene";
    extend(gene, { ...feature, type: "gene", id: gene, parents: [] }, isGene);
    if (isGene) continue;
    if (transcriptId === "") continue;
    const isTranscript = feature.type === "transcript";
    const word =
      feature.attributes.get("transcript_biotype")?.[0] ?? feature.attributes.get("transcript_type")?.[0];
    extend(
      transcript,
      {
        ...feature,
        type: word === undefined ? "transcript" : transcriptWord(word),
        id: transcript,
        parents: [gene],
      },
      isTranscript,
    );
    if (!isTranscript)
      rest.push({ ...feature, type: partType(feature.type), id: null, parents: [transcript] });
  }
  // Every key was set when it was put in order.
  return [...order.map((key) => made.get(key)!), ...rest];
}

const transcriptWord = (word: string): string => (word === "protein_coding" ? "mRNA" : word);

const partTypes: Readonly<Record<string, string>> = { "5UTR": "five_prime_UTR", "3UTR": "three_prime_UTR" };
const partType = (type: string): string => partTypes[type] ?? type;
