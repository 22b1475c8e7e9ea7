/** What was typed into the identifier mapper last, kept by the browser between visits. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import { persisted } from "../../shared/store/persistence.ts";
import { rootReducer } from "../../shared/store/root-reducer.ts";

export interface MapperInput {
  readonly text: string;
  /** Id of the kind of identifiers. */
  readonly type: string;
}

function parse(stored: string | null): MapperInput {
  try {
    // Only this slice writes under the key, but older versions may have written something else.
    const input = JSON.parse(stored ?? "null") as Partial<MapperInput> | null;
    return {
      text: typeof input?.text === "string" ? input.text : "",
      type: typeof input?.type === "string" ? input.type : "uniprot",
    };
  } catch {
    return { text: "", type: "uniprot" };
  }
}

export const mapperInput = createSlice({
  ...persisted({
    name: "mapperInput",
    key: "karyon.identifier-mapper",
    lasting: "browser",
    parse,
    format: JSON.stringify,
  }),
  reducers: { typed: (_state, { payload }: PayloadAction<MapperInput>) => payload },
  selectors: { input: (input) => input },
}).injectInto(rootReducer);
