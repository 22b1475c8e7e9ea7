import { z } from "zod";

/** A page of the deployment's own text. */
export const documentationPage = z.object({
  /** Address of the page: /about/history */
  path: z.string(),
  title: z.string(),
  /** From the deployment's Markdown. */
  html: z.string(),
  /** What of the release stands below the text. */
  shows: z
    .object({ kind: z.enum(["slim", "protein-status", "gene-counts", "gene-changes"]), name: z.string() })
    .nullable(),
});
export type DocumentationPage = z.infer<typeof documentationPage>;
