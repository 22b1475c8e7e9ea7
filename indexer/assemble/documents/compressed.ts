/** Finished documents as they are stored: gzip of their JSON in base64. Most are small, for which zlib's usual buffers cost more than the work. */
import { gzipSync } from "node:zlib";

/** A document as gzipped JSON in base64, which Elasticsearch keeps without looking into it. */
export const compressed = (document: object): string =>
  gzipSync(JSON.stringify(document), { chunkSize: 4096, windowBits: 13, memLevel: 6 }).toString("base64");
