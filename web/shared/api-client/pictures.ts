/** Calls for what pictures draw. */
import type { InteractionGraph, PhenotypeMatrix } from "../../../api/contract/index.ts";
import { dataset } from "../urls/dataset.ts";
import { api } from "./api.ts";

export interface MatrixRequest {
  /** gene:ID or reference:ID */
  readonly subject: string;
  readonly type: string;
  /** Rows by the conditions of this allele, or of what names none (`not_recorded`). */
  readonly allele?: string;
  readonly size: number;
}

const graphPath = (gene: string): string => `interaction_graph/${encodeURIComponent(gene)}`;

/** Addresses of the calls. */
export const pictureAddress = {
  phenotypeMatrix: (request: MatrixRequest): string =>
    `${dataset}/phenotype_matrix?${new URLSearchParams({ ...request, size: String(request.size) })}`,
  interactionGraph: (gene: string): string => `${dataset}/${graphPath(gene)}`,
};

export const pictures = api.injectEndpoints({
  endpoints: (build) => ({
    phenotypeMatrix: build.query<PhenotypeMatrix, MatrixRequest>({
      query: (request) => ({ url: "phenotype_matrix", params: { ...request } }),
    }),
    interactionGraph: build.query<InteractionGraph, string>({
      query: graphPath,
    }),
  }),
});
