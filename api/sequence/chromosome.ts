/** Intervals of chromosomes, which are stored in chunks. */
import type { Client } from "@elastic/elasticsearch";
import type { Site } from "../../config/schema.ts";
import { chunkSize } from "../../index-mappings/sequences.ts";
import type { SequenceDoc } from "../../index-mappings/sequences.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { reverseComplement } from "./complement.ts";

export interface Interval {
  /** Sequence id. */
  readonly chromosome: string;
  /** 1-based, inclusive, within the chromosome. */
  readonly start: number;
  readonly end: number;
  readonly strand: "forward" | "reverse";
}

/** Chunks read at a time: half a million residues. */
const batchSize = 50;

/** The sequence id of a chromosome by id, configured name or alias, in any case; null when no chromosome is called so. */
export function chromosomeId(name: string, chromosomes: Site["chromosomes"]): string | null {
  const lowerCased = name.toLowerCase();
  const found = chromosomes.find(({ id, aliases, name: short, long_display_name }) =>
    [id, short, long_display_name, ...aliases].some((one) => one.toLowerCase() === lowerCased),
  );
  return found?.id ?? null;
}

/** The residues in pieces, in the direction of the strand: memory holds one batch, however long the interval. */
export async function* readInterval(
  elastic: Client,
  generation: LoadedGeneration,
  { chromosome, start, end, strand }: Interval,
): AsyncGenerator<string> {
  const [first, last] = [Math.floor((start - 1) / chunkSize), Math.floor((end - 1) / chunkSize)];
  const numbers = Array.from({ length: last - first + 1 }, (_, i) =>
    strand === "forward" ? first + i : last - i,
  );
  for (let at = 0; at < numbers.length; at += batchSize) {
    const ids = numbers.slice(at, at + batchSize).map((number) => `${chromosome}:${number}`);
    const { docs } = await elastic.mget<Pick<SequenceDoc, "start" | "residues">>({
      index: generation.index("sequences"),
      ids,
      _source: ["start", "residues"],
    });
    let piece = "";
    for (const doc of docs) {
      if (!("_source" in doc) || !doc._source)
        throw new Error(`the chunk ${doc._id} of a chromosome is missing`);
      const { start: from, residues } = doc._source;
      const cut = residues.slice(Math.max(0, start - from), Math.max(0, end - from + 1));
      piece += strand === "forward" ? cut : reverseComplement(cut);
    }
    yield piece;
  }
}
