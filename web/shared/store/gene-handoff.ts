/** Genes that one page hands over to another, kept for this tab of the browser. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import type { GeneShort } from "../../../api/contract/index.ts";
import { persisted } from "./persistence.ts";
import { rootReducer } from "./root-reducer.ts";

export interface GeneHandoff {
  /** Where the genes come from, e.g. "Search for “kinase”". */
  readonly origin: string;
  /** Address of that page. */
  readonly url: string;
  readonly genes: readonly GeneShort[];
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
    key: "karyon.genes",
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

/**
 * Genes of a table of search results.
 * @param tsv with a header; the columns systematic_id, name and product are read
 */
export function genesOfTable(tsv: string): GeneShort[] {
  const [header = "", ...lines] = tsv.split("\n").filter((line) => line !== "");
  const columns = header.split("\t");
  const [id, name, product] = ["systematic_id", "name", "product"].map((column) => columns.indexOf(column));
  return lines.map((line) => {
    const cells = line.split("\t");
    const cell = (index = -1) => cells[index] ?? "";
    return { uniquename: cell(id), name: cell(name) || null, product: cell(product) || null };
  });
}
