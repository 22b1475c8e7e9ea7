/** Which structures come with the release as files. */
import type { StructureFile } from "../../read/records.ts";
import type { Rows } from "../rows/rows.ts";

/** The name under which a structure is kept. */
export const structureName = ({ source, id }: Pick<StructureFile, "source" | "id">): string =>
  `structures/${source}/${id}`;

/** Names of all structures. Their files are large, and are read once more when they are written. */
export async function joinStructureFiles(rows: Rows): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const file of rows("mmcif")) names.add(structureName(file));
  return names;
}
