/** Sequences of genes: the peptide of transcript 1, or parts of it with flanks from the chromosome. */
import type { Client } from "@elastic/elasticsearch";
import { chunkSize } from "../../index-mappings/sequences.ts";
import type { SequenceDoc } from "../../index-mappings/sequences.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { generationKey } from "../cache/per-generation.ts";
import type { NucleotideOptions, SequenceOption } from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { reverseComplement } from "../sequence/complement.ts";
import type { GeneRow } from "./gene-table.ts";
import { intervalsOf } from "./sequence-parts.ts";
import type { Interval } from "./sequence-parts.ts";

/** Documents that are read at a time: at most two megabytes. */
const step = 200;

/** Residues by document: genes that are neighbours in a file lie all over the genome. The genome of a yeast fits. */
const documents = new LruCache<string>({
  name: "sequences",
  maxSize: 16 * 2 ** 20,
  sizeOf: (residues) => residues.length,
});

/** Residues by id; a document that there is not is absent. */
async function readDocs(
  elastic: Client,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const keyOf = (id: string): string => generationKey(elastic, generation, id);
  for (const id of ids) {
    const residues = documents.get(keyOf(id));
    if (residues !== undefined) found.set(id, residues);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (let at = 0; at < missing.length; at += step) {
    const { docs } = await elastic.mget<Pick<SequenceDoc, "residues">>({
      index: generation.index("sequences"),
      ids: missing.slice(at, at + step),
      _source: ["residues"],
    });
    for (const doc of docs) {
      if (!("_source" in doc) || !doc._source) continue;
      found.set(doc._id, doc._source.residues);
      documents.set(keyOf(doc._id), doc._source.residues);
    }
  }
  return found;
}

async function peptides(
  elastic: Client,
  generation: LoadedGeneration,
  rows: readonly GeneRow[],
): Promise<(string | null)[]> {
  const found = await readDocs(
    elastic,
    generation,
    rows.flatMap(({ transcript }) => transcript?.id ?? []),
  );
  return rows.map(({ transcript }) => found.get(transcript?.id ?? "") ?? null);
}

const chunkOf = (position: number): number => Math.floor((position - 1) / chunkSize);

async function nucleotides(
  elastic: Client,
  generation: LoadedGeneration,
  rows: readonly GeneRow[],
  options: NucleotideOptions,
): Promise<(string | null)[]> {
  const asked = rows.map((row) => ({
    row,
    intervals: intervalsOf(row, options)
      .map((one): Interval => ({ ...one, start: Math.max(1, one.start) }))
      .filter(({ start, end }) => end >= start),
  }));
  const ids = new Set<string>();
  for (const { row, intervals } of asked) {
    for (const { start, end } of intervals)
      for (let chunk = chunkOf(start); chunk <= chunkOf(end); chunk++)
        ids.add(`${row.chromosome ?? ""}:${chunk}`);
  }
  const chunks = await readDocs(elastic, generation, [...ids]);
  const residues = (chromosome: string, { start, end }: Interval): string => {
    let text = "";
    for (let chunk = chunkOf(start); chunk <= chunkOf(end); chunk++) {
      const from = chunk * chunkSize + 1;
      text += (chunks.get(`${chromosome}:${chunk}`) ?? "").slice(Math.max(0, start - from), end - from + 1);
    }
    return text;
  };
  return asked.map(({ row: { chromosome, strand }, intervals }) => {
    if (chromosome === null || intervals.length === 0) return null;
    return intervals
      .map((interval) => {
        const forward = residues(chromosome, interval);
        const written = strand === "reverse" ? reverseComplement(forward) : forward;
        return interval.isSmall ? written.toLowerCase() : written;
      })
      .join("");
  });
}

/** The sequences of some rows, in their order; null for a gene without one. Flanks end where the chromosome does. Introns and flanks are in small letters. */
export async function sequencesOf(
  elastic: Client,
  generation: LoadedGeneration,
  rows: readonly GeneRow[],
  option: SequenceOption,
): Promise<(string | null)[]> {
  if (option === "none") return rows.map(() => null);
  return option === "protein"
    ? peptides(elastic, generation, rows)
    : nucleotides(elastic, generation, rows, option.nucleotide);
}
