/** Calls of the pages about the files of a release. */
import type { DownloadsAnswer } from "../../../api/contract/index.ts";
import { api } from "./api.ts";

export const downloadCalls = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of a release, or of `latest`. */
    downloads: build.query<DownloadsAnswer, string>({
      query: (release) => `../${encodeURIComponent(release)}/files`,
    }),
  }),
});
