/** What the genome browser asks for beside its files. */
import { z } from "zod";
import { neighbour } from "../../index-mappings/pages/gene.ts";
import { location } from "../../index-mappings/shapes/shorts.ts";
import { matched } from "./suggest.ts";

export const genomeSearchQuery = z.object({
  q: z
    .string()
    .default("")
    .describe("Name, synonym or id of a gene, or the beginning of one, as in the search box."),
});

export const genomeSearchAnswer = z.object({
  hits: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      detail: z.string(),
      matched: matched.nullable(),
      location,
    }),
  ),
});
export type GenomeSearchAnswer = z.infer<typeof genomeSearchAnswer>;
export type GenomeHit = GenomeSearchAnswer["hits"][number];

export const genesInInterval = z.object({ genes: z.array(neighbour) });
export type GenesInInterval = z.infer<typeof genesInInterval>;
