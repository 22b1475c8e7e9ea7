/** Files of a release: those that programs read in stretches, such as the genome browser's, and those for download. Their bytes, in parts. */
import { bytes, integer, keyword } from "./fields/field-types.ts";

/** A part of a file. All parts but the last have `partSize` bytes. */
export interface FileDoc {
  /** Name of the file, e.g. genes.gff3.gz. */
  readonly name: string;
  /** From 0. */
  readonly part: number;
  /** Bytes of the whole file. */
  readonly size: number;
  /** base64 */
  readonly body: string;
}

/** Bytes in one document. */
export const partSize = 131_072;

/** Document id. */
export const filePartId = (name: string, part: number): string => `${name}:${part}`;

/** The files that every generation has; each is compressed in blocks (BGZF) and has an index (TBI) beside it. */
export const trackFiles = { genes: "genes.gff3.gz", domains: "domains.gff3.gz" } as const;

/** Name of the index of a file. */
export const indexFile = (name: string): string => `${name}.tbi`;

/** Name under which a file for download is kept: beside those of the genome browser, which have names of their own. */
export const downloadName = (name: string): string => `download/${name}`;

export const files = {
  settings: {},
  mapping: { name: keyword, part: integer, size: integer, body: bytes },
} as const;
