/** Calls of the pages about releases. */
import type { ChangesPage, ChangesOfGenes, ReleaseChanges } from "../../../api/contract/index.ts";
import { api } from "./api.ts";

export interface ChangesRequest {
  readonly release: string;
  /** Parameters of the list, without `?`. */
  readonly params: string;
}

const releasePath = (release: string): string => `../${encodeURIComponent(release)}`;

export const changeCalls = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of a release, or of `latest`. */
    changes: build.query<ReleaseChanges, string>({
      query: (release) => `${releasePath(release)}/data/changes`,
    }),
    changeList: build.query<ChangesPage, ChangesRequest>({
      query: ({ release, params }) => `${releasePath(release)}/changes?${params}`,
    }),
    changesOfGenes: build.query<
      ChangesOfGenes,
      { readonly release: string; readonly genes: readonly string[] }
    >({
      query: ({ release, genes }) => ({
        url: `${releasePath(release)}/changes/genes`,
        method: "POST",
        body: { genes },
      }),
    }),
  }),
});

/** Changes as a file. */
export const changesFile = (release: string, params: string): string =>
  `/api/v1/dataset/${encodeURIComponent(release)}/changes?${params === "" ? "" : `${params}&`}format=tsv`;
