/** What the page of a release's files says first: the server writes it (api/pages/release-description.ts), and the program draws the same. Pure. */
import type { DownloadFile } from "../../../index-mappings/pages/downloads.ts";
import { counted, sizeText } from "./counted.ts";

/** What stands before the name of the organism, and after it. */
export function downloadsLead(
  site: string,
  release: string,
  files: readonly Pick<DownloadFile, "size">[],
): [before: string, after: string] {
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return [
    `Everything that ${site} shows of `,
    `, release ${release}, as ${counted(files.length, "file")} in public formats (${sizeText(all)}, packed with gzip).`,
  ];
}
