/** Which parts the transcripts of genes have, as the file of the track of genes tells. */
import { TabixIndexedFile } from "@gmod/tabix";
import type { Client } from "@elastic/elasticsearch";
import type { GenericFilehandle } from "generic-filehandle2";
import { indexFile, trackFiles } from "../../index-mappings/files.ts";
import { perGeneration } from "../cache/per-generation.ts";
import type { DrawnPart } from "../contract/genome.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Interval } from "../sequence/chromosome.ts";
import { storedFile } from "./stored-file.ts";

/** Bytes of unpacked stretches of the file that are kept for the next question: of a few places. */
const keptBytes = 1_000_000;

/** A file of the generation as its reader takes files: what a stretch asks for beyond the end is left out. */
async function handleOf(
  elastic: Client,
  generation: LoadedGeneration,
  name: string,
): Promise<Pick<GenericFilehandle, "read" | "readFile" | "stat">> {
  const { size, read } = await storedFile(elastic, generation, name);
  const bytes = async (start: number, end: number) => {
    const pieces: Buffer[] = [];
    for await (const piece of read(start, end)) pieces.push(piece);
    return new Uint8Array(Buffer.concat(pieces));
  };
  return {
    read: (length, position) => bytes(Math.min(position, size), Math.min(position + length, size)),
    readFile: (async () => bytes(0, size)) as GenericFilehandle["readFile"],
    stat: () => Promise.resolve({ size }),
  };
}

const openGenes = perGeneration("gene models", async (elastic, generation) => {
  const [filehandle, tbiFilehandle] = await Promise.all(
    [trackFiles.genes, indexFile(trackFiles.genes)].map((name) => handleOf(elastic, generation, name)),
  );
  return new TabixIndexedFile({
    filehandle: filehandle as GenericFilehandle,
    tbiFilehandle: tbiFilehandle as GenericFilehandle,
    chunkCacheSize: keptBytes,
  });
});

/** Types of the file by the words of the site; the others are genes and transcripts. */
const partTypes: Readonly<Record<string, DrawnPart["feature_type"]>> = {
  CDS: "exon",
  exon: "exon",
  five_prime_UTR: "five_prime_utr",
  three_prime_UTR: "three_prime_utr",
};

interface Model {
  readonly gene: string;
  readonly coding: DrawnPart[];
  /** Of transcripts without a coding part. */
  readonly other: DrawnPart[];
}

function attribute(attributes: string, name: string): string | undefined {
  const found = attributes.split(";").find((one) => one.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}

/** Lines of GFF3 as transcripts, by id. A transcript stands above its parts. */
function modelsIn(lines: readonly string[]): ReadonlyMap<string, Model> {
  const models = new Map<string, Model>();
  for (const line of lines) {
    const [, , type = "", start, end, , , , attributes = ""] = line.split("\t");
    const feature_type = partTypes[type];
    const parent = attribute(attributes, "Parent");
    if (parent === undefined) continue;
    if (feature_type === undefined) {
      const [id, gene] = [attribute(attributes, "ID"), attribute(attributes, "gene")];
      if (id !== undefined && gene !== undefined) models.set(id, { gene, coding: [], other: [] });
      continue;
    }
    const model = models.get(parent);
    const part = { feature_type, start_pos: Number(start), end_pos: Number(end) };
    (type === "exon" ? model?.other : model?.coding)?.push(part);
  }
  return models;
}

const partsOf = ({ coding, other }: Model): DrawnPart[] => (coding.length > 0 ? coding : other);
const codingLength = ({ coding }: Model): number =>
  coding
    .filter(({ feature_type }) => feature_type === "exon")
    .reduce((sum, { start_pos, end_pos }) => sum + end_pos - start_pos + 1, 0);

interface DrawnTranscript {
  readonly parts: DrawnPart[];
  readonly transcript_count: number;
}

/**
 * Of each gene in an interval the parts of its longest coding transcript, or of its first where none is coding, from left to right;
 * those of the others are counted.
 * @param interval has to hold the genes whole
 * @returns by id of the gene; genes of which the release tells no transcript are missing
 */
export async function readTranscriptParts(
  { chromosome, start, end }: Omit<Interval, "strand">,
  elastic: Client,
  generation: LoadedGeneration,
): Promise<ReadonlyMap<string, DrawnTranscript>> {
  const genes = await openGenes(elastic, generation);
  const lines: string[] = [];
  await genes.getLines(chromosome, start - 1, end, (line) => lines.push(line));
  const ofGenes = Map.groupBy(modelsIn(lines).values(), ({ gene }) => gene);
  return new Map(
    [...ofGenes].map(([gene, models]) => {
      const longest = models.reduce((best, one) => (codingLength(one) > codingLength(best) ? one : best));
      const parts = partsOf(longest).toSorted((a, b) => a.start_pos - b.start_pos);
      return [gene, { parts, transcript_count: models.length }];
    }),
  );
}
