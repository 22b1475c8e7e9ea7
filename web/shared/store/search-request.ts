/** A page's wish to have words put into the search box, e.g. from the not-found page. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";

export const searchRequest = createSlice({
  name: "searchRequest",
  initialState: { words: null as string | null },
  reducers: {
    asked: (state, { payload }: PayloadAction<string>) => ({ ...state, words: payload }),
    taken: (state) => ({ ...state, words: null }),
  },
  selectors: { words: ({ words }) => words },
});
