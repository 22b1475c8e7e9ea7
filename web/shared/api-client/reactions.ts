/** The call for a compound. */
import type { CompoundPage } from "../../../api/contract/index.ts";
import { api } from "./api.ts";

export const reactions = api.injectEndpoints({
  endpoints: (build) => ({
    /** A compound with the terms and genes that make or use it, by its key. */
    compound: build.query<CompoundPage, string>({
      query: (key) => `data/compound/${encodeURIComponent(key)}`,
    }),
  }),
});
