/** Calls for overviews of the release. */
import type { GeneChanges, ProteinStatus, SlimOverview } from "../../../api/contract/index.ts";
import { api } from "./api.ts";

export const overviews = api.injectEndpoints({
  endpoints: (build) => ({
    slim: build.query<SlimOverview, string>({ query: (name) => `data/slims/${encodeURIComponent(name)}` }),
    proteinStatus: build.query<ProteinStatus, void>({ query: () => "data/protein_status" }),
    geneChanges: build.query<GeneChanges, void>({ query: () => "data/gene_changes" }),
  }),
});
