/** Finished documents as they are stored: gzip of their JSON in base64. */
import { gzipSync } from "node:zlib";
import type { ZlibOptions } from "node:zlib";

/** Characters from which on a document is large. */
const large = 32_768;

/** Most documents are small: zlib's usual buffers cost more than their work. */
const forSmall: ZlibOptions = { chunkSize: 4096, windowBits: 13, memLevel: 6 };
/** Tables say the same over and over: a wider window finds it, and takes less time at this level than at the usual one. */
const forLarge: ZlibOptions = { level: 4 };

/** A document as gzipped JSON in base64, which Elasticsearch keeps without looking into it. */
export function compressed(document: object): string {
  const text = JSON.stringify(document);
  return gzipSync(text, text.length < large ? forSmall : forLarge).toString("base64");
}

/** A file as it is, gzipped, in base64. */
export const compressedText = (content: string | Uint8Array): string => gzipSync(content).toString("base64");
