import { configureStore } from "@reduxjs/toolkit";
import { api } from "../shared/api-client/api.ts";
import { searchRequest } from "../shared/store/search-request.ts";
import { toasts } from "../shared/toast/toasts.ts";

/** What the client knows beside its address: answers of the api, and what lies between parts of a page. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, toasts: toasts.reducer, searchRequest: searchRequest.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
