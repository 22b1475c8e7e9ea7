import { configureStore } from "@reduxjs/toolkit";
import { api } from "../shared/api-client/api.ts";
import { persistence } from "../shared/store/persistence.ts";
import { rootReducer } from "../shared/store/root-reducer.ts";

/** What the client knows beside its address: answers of the api, and what the visitor does and has chosen. */
export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) => defaults().concat(api.middleware, persistence),
});
