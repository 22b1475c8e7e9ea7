/** What the server has now, as far as it differs from what the page shows. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import { answeredAnew, answeredFromKept, releaseGone } from "../../shared/api-client/served.ts";
import { rootReducer } from "../../shared/store/root-reducer.ts";
import { serverState } from "./server-state.ts";

interface Served {
  /** The release that is live; null as long as nothing is known of another than that of the page. */
  readonly release: string | null;
  /** The visitor goes on with this release although another one is live. */
  readonly putOff: string | null;
  /** When the kept answers were made that the page shows, in ISO form; null when the last answer was a new one, or would be. */
  readonly keptFrom: string | null;
}

// Only the reducers below write to it.
const initialState = { release: null, putOff: null, keptFrom: null } as Served;

export const served = createSlice({
  name: "served",
  initialState,
  reducers: {
    looked: (state, { payload }: PayloadAction<string>) => ({ ...state, release: payload }),
    putOff: (state) => ({ ...state, putOff: state.release }),
  },
  extraReducers: (builder) =>
    builder
      // What the page shows cannot be asked for any more: that is not put off.
      .addCase(releaseGone, (state, { payload }) => ({ ...state, release: payload, putOff: null }))
      .addCase(answeredFromKept, (state, { payload }) => ({ ...state, keptFrom: payload }))
      .addCase(serverState.actions.asked, (state, { payload: health }) =>
        health?.parts.every(({ up }) => up) === true ? { ...state, keptFrom: null } : state,
      )
      .addCase(answeredAnew, (state) => (state.keptFrom === null ? state : { ...state, keptFrom: null })),
  selectors: {
    /** The release to offer, which may be that of the page when it was loaded once more; null when there is none. */
    newer: ({ release, putOff }) => (release === putOff ? null : release),
    keptFrom: ({ keptFrom }) => keptFrom,
  },
}).injectInto(rootReducer);
