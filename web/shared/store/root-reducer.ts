import { combineSlices } from "@reduxjs/toolkit";
import { api } from "../api-client/api.ts";

/** All that is in the store. Slices join it when their code is loaded: `createSlice(…).injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api);
