import { z } from "zod";

/** A page of the deployment's own text. */
export const documentationPage = z.object({
  /** Address of the page: /about/history */
  path: z.string(),
  title: z.string(),
  /** From the deployment's Markdown; what of it is about data that this site does not have begins with a note. */
  html: z.string(),
  /** What of the release stands below the text. */
  shows: z
    .object({
      kind: z.enum([
        "slim",
        "plot",
        "files",
        "protein-status",
        "gene-counts",
        "gene-changes",
        "release-counts",
        "sources",
      ]),
      /** Of the slim, the plot or the files, with blanks between these. */
      name: z.string(),
    })
    .nullable(),
});
export type DocumentationPage = z.infer<typeof documentationPage>;
