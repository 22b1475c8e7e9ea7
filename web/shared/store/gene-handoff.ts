/** Genes that a page hands over to the query that is being built, kept for this tab of the browser. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import { persisted } from "./persistence.ts";
import { rootReducer } from "./root-reducer.ts";

export interface GeneHandoff {
  /** What the list is called, e.g. "Search for “kinase”". */
  readonly name: string;
  /** Ids of the genes, each once. */
  readonly genes: readonly string[];
}

function parse(text: string | null): GeneHandoff | null {
  try {
    // Nothing else writes under the key.
    return JSON.parse(text ?? "null") as GeneHandoff | null;
  } catch {
    return null;
  }
}

export const geneHandoff = createSlice({
  ...persisted({
    name: "geneHandoff",
    key: "karyon.gene-list",
    lasting: "tab",
    parse,
    format: (handoff) => (handoff === null ? null : JSON.stringify(handoff)),
  }),
  reducers: {
    handedOver: (_state, { payload }: PayloadAction<GeneHandoff>) => payload,
    /** They have arrived where they were handed to. */
    arrived: () => null,
  },
  selectors: { genes: (handoff) => handoff },
}).injectInto(rootReducer);
