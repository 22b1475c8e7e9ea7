/** Calls of the tools: motif search and identifier mapper. */
import type { MapperAnswer, MapperRequest } from "../../../api/contract/identifier-mapper.ts";
import type { MotifAnswer, MotifFormat } from "../../../api/contract/motif.ts";
import { releaseDataset } from "../urls/dataset.ts";
import { api } from "./api.ts";

export interface MotifRequest {
  /** "all", or the id of a peptide: then all its matches are told. */
  readonly peptides: string;
  readonly motif: string;
  /** Peptides to be told in detail. */
  readonly count: number | "all";
}

const motifPath = ({ peptides, motif, count }: MotifRequest): string =>
  ["motif_search", peptides, motif, String(count)].map(encodeURIComponent).join("/");

/** All that matches a motif, as a file. */
export const motifFile = (motif: string, format: Exclude<MotifFormat, "json">): string =>
  `${releaseDataset}/${motifPath({ peptides: "all", motif, count: "all" })}?format=${format}`;

export const tools = api.injectEndpoints({
  endpoints: (build) => ({
    // Answers can be large and never resemble one another.
    motifs: build.query<MotifAnswer, MotifRequest>({ query: motifPath, structuralSharing: false }),
    mapIdentifiers: build.query<MapperAnswer, MapperRequest>({
      query: (body) => ({ url: "identifier_mapper", method: "POST", body }),
    }),
  }),
});
