/** The call for features along a gene's protein. */
import type { ProteinFeatures } from "../../../api/contract/index.ts";
import { api } from "./api.ts";

export const proteinFeatures = api.injectEndpoints({
  endpoints: (build) => ({
    /** All features of a gene's protein. */
    allProteinFeatures: build.query<ProteinFeatures, string>({
      query: (gene) => `protein_features/full/${encodeURIComponent(gene)}`,
    }),
  }),
});
