/** Files that programs read in stretches, cut into parts. */
import { filePartId, partSize } from "../../../index-mappings/files.ts";
import type { FileDoc } from "../../../index-mappings/files.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { GenomeFile } from "../genome/files.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** The files of the genome browser in parts. */
export async function* fileDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  for (const { name, bytes } of await data.genomeFiles()) {
    for (let part = 0; part * partSize < bytes.length; part++) {
      const body = bytes.subarray(part * partSize, (part + 1) * partSize).toString("base64");
      const doc: FileDoc = { name, part, size: bytes.length, body };
      yield { id: filePartId(name, part), doc };
    }
  }
}

/** Parts that some files have. */
export const partCount = (files: readonly GenomeFile[]): number =>
  files.reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / partSize), 0);
