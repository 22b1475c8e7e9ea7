/** How often the server has come back: whoever asked it by himself meanwhile asks once more then. */
import { createSlice } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { rootReducer } from "./root-reducer.ts";

export const recoveries = createSlice({
  name: "recoveries",
  initialState: 0,
  reducers: { recovered: (before) => before + 1 },
  selectors: { all: (times) => times },
}).injectInto(rootReducer);

/** Another number whenever the server answers again after it did not. */
export const useRecoveries = (): number => useSelector(recoveries.selectors.all);
