/** Which parts of the server do not answer, as far as the page has had reason to ask. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction, UnknownAction } from "@reduxjs/toolkit";
import type { Health } from "../../../api/contract/health.ts";
import { answeredFromKept, awaitedLong, codeMissing } from "../../shared/api-client/served.ts";
import { rootReducer } from "../../shared/store/root-reducer.ts";

type Part = Pick<Health["parts"][number], "name" | "message">;

interface ServerState {
  /** A call failed, or has no answer, as it does when a part is down: the server is asked until all of it answers. */
  readonly isSuspected: boolean;
  /** Parts that do not answer, the first of which keeps the others from working. */
  readonly down: readonly Part[];
}

// Only the reducers below write to it.
const initialState = { isSuspected: false, down: [] } as ServerState;

/** Nothing answered, or something that stands before the server did. */
const unreachable: Part = {
  name: "server",
  message: "cannot be reached: nothing new can be shown until it is back",
};

/** A call of the api that no server or only a part of it answered. */
const isOutage = (action: UnknownAction): boolean =>
  /^api\/execute(Query|Mutation)\/rejected$/.test(action.type) &&
  typeof action["payload"] === "object" &&
  action["payload"] !== null &&
  "status" in action["payload"] &&
  (action["payload"].status === null || action["payload"].status === 503);

export const serverState = createSlice({
  name: "serverState",
  initialState,
  reducers: {
    suspected: (state) => ({ ...state, isSuspected: true }),
    /** null: no answer. */
    asked: (_state, { payload: health }: PayloadAction<Health | null>): ServerState => {
      const down = health === null ? [unreachable] : health.parts.filter(({ up }) => !up);
      return { isSuspected: down.length > 0, down: down.map(({ name, message }) => ({ name, message })) };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(awaitedLong, (state) => ({ ...state, isSuspected: true }));
    builder.addCase(codeMissing, (state) => ({ ...state, isSuspected: true }));
    // What was kept looks like any answer: nothing else would tell when the part is back.
    builder.addCase(answeredFromKept, (state) => ({ ...state, isSuspected: true }));
    builder.addMatcher(isOutage, (state) => ({ ...state, isSuspected: true }));
  },
  selectors: {
    isSuspected: ({ isSuspected }) => isSuspected,
    /** The part that has to come back first; null when all answer. */
    firstDown: ({ down }) => down[0] ?? null,
  },
}).injectInto(rootReducer);

/** What people who run the site call the parts. */
const programs: Readonly<Record<string, string>> = {
  server: "The server (api)",
  "search engine": "The search engine (Elasticsearch)",
  queue: "The queue (Redis)",
  release: "A release",
};

/** What is down, in a sentence. */
export const outage = ({ name, message }: Part): string => `${programs[name] ?? name} ${message}.`;
