/** Files that programs read in stretches, and those for download, cut into parts. */
import { downloadName, filePartId, partSize } from "../../../index-mappings/files.ts";
import type { FileDoc } from "../../../index-mappings/files.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { downloadsOf } from "../downloads/make.ts";
import type { GenomeFile } from "../genome/files.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** The files of the genome browser and those for download. */
async function filesOf(data: ReleaseData): Promise<GenomeFile[]> {
  const downloads = await downloadsOf(data);
  return [
    ...(await data.genomeFiles()),
    ...downloads.map(({ file, bytes }) => ({ name: downloadName(file.name), bytes })),
  ];
}

/** All files in parts. */
export async function* fileDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  for (const { name, bytes } of await filesOf(data)) {
    for (let part = 0; part * partSize < bytes.length; part++) {
      const body = bytes.subarray(part * partSize, (part + 1) * partSize).toString("base64");
      const doc: FileDoc = { name, part, size: bytes.length, body };
      yield { id: filePartId(name, part), doc };
    }
  }
}

/** Parts that all files of a release have. */
export const partCount = async (data: ReleaseData): Promise<number> =>
  (await filesOf(data)).reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / partSize), 0);
