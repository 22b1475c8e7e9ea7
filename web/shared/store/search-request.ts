/** A page's wish to have words put into the search box, e.g. from the not-found page. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import { rootReducer } from "./root-reducer.ts";

export const searchRequest = createSlice({
  name: "searchRequest",
  initialState: { words: null as string | null },
  reducers: {
    asked: (_state, { payload: words }: PayloadAction<string>) => ({ words }),
    taken: () => ({ words: null }),
  },
  selectors: { words: ({ words }) => words },
}).injectInto(rootReducer);
