import { bytes, keyword } from "./fields/field-types.ts";
import { readInPieces } from "./read-in-pieces.ts";

/** A named document of the whole release: metadata, statistics, gene_subsets/{name}, chromosome_summaries … */
export interface ReleaseDoc {
  readonly name: string;
  /** gzip of the JSON, base64. */
  readonly body: string;
}

export const release = {
  settings: readInPieces,
  mapping: { name: keyword, body: bytes },
} as const;
