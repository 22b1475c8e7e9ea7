/** The document of a generation that says what it was made from. */
import { gunzipSync, gzipSync } from "node:zlib";
import { errors } from "@elastic/elasticsearch";
import type { Client } from "@elastic/elasticsearch";
import { z } from "zod";
import type { ReleaseDoc } from "../../index-mappings/release.ts";
import type { AssembledDoc } from "../assemble/documents/assembled-doc.ts";
import { fingerprint } from "./fingerprint.ts";

/** A data set, as its release.json lists it. */
const sourceDataset = z.object({
  id: z.string(),
  entity: z.string(),
  rows: z.int(),
  date: z.string(),
  source: z.string(),
});
export type SourceDataset = z.infer<typeof sourceDataset>;

const source = z.object({
  release: z.string(),
  generation: z.string(),
  /** Of its organism; generations that were made before this was kept do not say it. */
  taxonid: z.int().optional(),
  /** contentHash of its fingerprint */
  hash: z.string(),
  /** Generations of earlier versions do not have what follows. */
  fingerprint: fingerprint.optional(),
  datasets: z.array(sourceDataset).optional(),
});
export type Source = z.infer<typeof source>;

const id = "source";

/** The document of a generation that says what it was made from. */
export function sourceDocument(value: Source): AssembledDoc {
  const doc: ReleaseDoc = { name: id, body: gzipSync(JSON.stringify(value)).toString("base64") };
  return { id, doc };
}

/** What the generation behind a `release` index or alias was made from; null when there is none. */
export async function readSource(client: Client, index: string): Promise<Source | null> {
  try {
    const { _source: doc } = await client.get<ReleaseDoc>({ index, id });
    return doc
      ? source.parse(JSON.parse(gunzipSync(Buffer.from(doc.body, "base64")).toString("utf8")))
      : null;
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 404) return null;
    throw error;
  }
}
