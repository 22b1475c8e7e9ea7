/** Files for download. */
import { z } from "zod";
import { downloadFile } from "../../index-mappings/pages/downloads.ts";

export const downloadsAnswer = z.object({
  release: z.string(),
  /** Releases whose files are kept, the live one first. */
  releases: z.array(z.string()),
  /** Of the whole release, for programs: data package, Croissant, DCAT, checksums. */
  descriptions: z.array(z.object({ name: z.string(), title: z.string(), address: z.string() })),
  /** `address` stays the same as long as the release is kept. */
  files: z.array(downloadFile.extend({ address: z.string() })),
});
export type DownloadsAnswer = z.infer<typeof downloadsAnswer>;
export type DownloadableFile = DownloadsAnswer["files"][number];
