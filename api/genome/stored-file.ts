/** Files whose bytes are stored in parts. */
import type { Client } from "@elastic/elasticsearch";
import { filePartId, partSize } from "../../index-mappings/files.ts";
import type { FileDoc } from "../../index-mappings/files.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { generationKey } from "../cache/per-generation.ts";
import type { GenomeFile } from "./genome-file.ts";

/** Parts read at a time: two megabytes. */
const batch = 16;

/** Sizes of files in bytes. */
const sizes = new LruCache<number>({ name: "genome files", maxSize: 100 });

const sizeOf = (elastic: Client, generation: LoadedGeneration, name: string): Promise<number> =>
  sizes.read(generationKey(elastic, generation, name), async () => {
    const { _source: first } = await elastic.get<Pick<FileDoc, "size">>({
      index: generation.index("files"),
      id: filePartId(name, 0),
      _source_includes: ["size"],
    });
    if (!first) throw new Error(`the file ${name} is missing`);
    return first.size;
  });

/** A file of the generation, read part by part. @throws ProblemError (404) when there is none of this name */
export async function storedFile(
  elastic: Client,
  generation: LoadedGeneration,
  name: string,
): Promise<GenomeFile> {
  return {
    size: await sizeOf(elastic, generation, name),
    read: (start, end) => readParts(elastic, generation, name, start, end),
  };
}

async function* readParts(
  elastic: Client,
  generation: LoadedGeneration,
  name: string,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  const last = Math.ceil(end / partSize);
  for (let part = Math.floor(start / partSize); part < last; part += batch) {
    const ids = Array.from({ length: Math.min(batch, last - part) }, (_, i) => filePartId(name, part + i));
    const { docs } = await elastic.mget<Pick<FileDoc, "part" | "body">>({
      index: generation.index("files"),
      ids,
      _source: ["part", "body"],
    });
    for (const doc of docs) {
      if (!("_source" in doc) || !doc._source) throw new Error(`a part of a file is missing: ${doc._id}`);
      const from = doc._source.part * partSize;
      yield Buffer.from(doc._source.body, "base64").subarray(Math.max(0, start - from), end - from);
    }
  }
}
