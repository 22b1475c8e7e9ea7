/** Short notes that something was done. A toast is active, then leaving (300 ms), then gone. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import { rootReducer } from "../store/root-reducer.ts";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly leaving: boolean;
  /** Something was not done. */
  readonly bad: boolean;
}

let lastId = 0;

export const toasts = createSlice({
  name: "toasts",
  // Only the reducers below write to it.
  initialState: [] as Toast[],
  reducers: {
    shown: {
      prepare: (text: string) => ({ payload: { id: ++lastId, text, leaving: false, bad: false } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state, payload],
    },
    failed: {
      prepare: (text: string) => ({ payload: { id: ++lastId, text, leaving: false, bad: true } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state, payload],
    },
    left: (state, { payload: id }: PayloadAction<number>) =>
      state.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)),
    removed: (state, { payload: id }: PayloadAction<number>) => state.filter((toast) => toast.id !== id),
    /** What is said of a page's own parts ends with the page. */
    outOfPlace: (state, { payload: text }: PayloadAction<string>) =>
      state.filter((toast) => toast.text !== text),
  },
  selectors: { all: (state) => state },
}).injectInto(rootReducer);

/** Where toasts stand and how long they stay, in ms: on pages about one thing, and on all others. */
export const toastPlacements = {
  detail: { timeout: 5000, afterHover: 1000 },
  tool: { timeout: 7500, afterHover: 5000 },
} as const;

export type ToastPlacement = keyof typeof toastPlacements;

/** ms */
export const leavingTime = 300;
