import { configureStore } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "react-redux";
import { toasts } from "../features/toast/toasts.ts";
import { searchRequest } from "../features/search-box/search-request.ts";
import { api } from "./api.ts";

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, toasts: toasts.reducer, searchRequest: searchRequest.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

export type State = ReturnType<typeof store.getState>;
export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<State>();
