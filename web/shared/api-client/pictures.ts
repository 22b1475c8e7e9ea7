/** Calls for what pictures draw. */
import type { InteractionGraph, PhenotypeMatrix } from "../../../api/contract/index.ts";
import { api } from "./api.ts";

export interface MatrixRequest {
  /** gene:ID or reference:ID */
  readonly subject: string;
  readonly type: string;
  /** Rows by the conditions of this allele, or of what names none (`not_recorded`). */
  readonly allele?: string;
  readonly size: number;
}

export const pictures = api.injectEndpoints({
  endpoints: (build) => ({
    phenotypeMatrix: build.query<PhenotypeMatrix, MatrixRequest>({
      query: (request) => ({ url: "phenotype_matrix", params: { ...request } }),
    }),
    interactionGraph: build.query<InteractionGraph, string>({
      query: (gene) => `interaction_graph/${encodeURIComponent(gene)}`,
    }),
  }),
});
