/** What a few genes have in common. */
import type { GeneComparison } from "../../../api/contract/gene-comparison.ts";
import { api } from "./api.ts";

export const comparison = api.injectEndpoints({
  endpoints: (build) => ({
    /** @param genes names or ids as they were typed, with blanks between */
    geneComparison: build.query<GeneComparison, string>({
      query: (genes) => `gene_comparison/${encodeURIComponent(genes.replaceAll(" ", "+"))}`,
    }),
  }),
});
