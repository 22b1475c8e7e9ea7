/** Calls of the page about the release itself. */
import type { KnownContradictions, Recounts } from "../../../api/contract/index.ts";
import { api } from "./api.ts";

export const releaseFacts = api.injectEndpoints({
  endpoints: (build) => ({
    recounts: build.query<Recounts, void>({ query: () => "data/recounts" }),
    knownContradictions: build.query<KnownContradictions, void>({
      query: () => "data/known_contradictions",
    }),
  }),
});
