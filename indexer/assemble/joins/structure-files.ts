/** Which structures come with the release as files. */
import { releaseDocumentOf } from "../../../index-mappings/release-documents.ts";
import type { StoredDocumentName } from "../../../index-mappings/release-documents.ts";
import type { StructureFile } from "../../read/records.ts";
import type { Rows } from "../rows/rows.ts";

/** The name under which a structure is kept, whichever form its file has. */
export const structureName = ({ source, id }: Pick<StructureFile, "source" | "id">): StoredDocumentName =>
  releaseDocumentOf.structure(source, id);

/** All files of structures. They are large: each is read when it is asked for, and not kept. */
export async function* structureFilesOf(rows: Rows): AsyncIterable<StructureFile> {
  yield* rows("mmcif");
  yield* rows("bcif");
}

/** Names of all structures. */
export async function joinStructureFiles(rows: Rows): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const file of structureFilesOf(rows)) names.add(structureName(file));
  return names;
}
