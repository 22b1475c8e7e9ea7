import { SearchContext } from "@elastic/react-search-ui";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { use, useCallback, useMemo, useSyncExternalStore } from "react";
import type { Failure } from "../../shared/api-client/failure.ts";
import type { EntityType } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import type { SearchResults } from "../../shared/api-client/api.ts";
import { stateToUrl, urlToState } from "./address.ts";
import type { ResultsState } from "./address.ts";
import type { Outcome } from "./connector.ts";
import { useKinds } from "./kinds.ts";

export interface Results {
  /** What is asked for, without what the api did not understand. */
  readonly state: ResultsState;
  /** The kind of result that is shown: null for all mixed, also where this site lists none of the kind asked for. */
  readonly type: EntityType | null;
  /** The last answer; while the next one is under way, or failed, it is that to an earlier state. */
  readonly answer: SearchResults | null;
  readonly failure: Failure | null;
  /** The answer to the present state has not come yet. */
  readonly busy: boolean;
}

/** Results when an answer is there. */
export interface Answered extends Pick<Results, "state" | "type"> {
  readonly answer: SearchResults;
}

const useDriver = () => use(SearchContext).driver;

/** Search UI's ways to change the search; each asks for results and, when they have come, writes the address. */
export const useSearchActions = () => useDriver().actions;

/** A state without what the api did not understand of it, as `chromosome=XIV`. */
const understood = (state: ResultsState, ignored: readonly string[]): ResultsState =>
  ignored.length === 0
    ? state
    : urlToState(
        new URLSearchParams(
          [...new URLSearchParams(stateToUrl(state))].filter(
            ([name, value]) => !ignored.includes(`${name}=${value}`),
          ),
        ).toString(),
      );

const nothing: readonly string[] = [];

/** The search as it stands, from the ResultsProvider around. */
export function useResults(): Results {
  const driver = useDriver();
  // Search UI's own hook misses what happens between its first drawing and its subscription, such as an answer from the cache.
  const subscribe = useCallback(
    (changed: () => void) => {
      driver.subscribeToStateChanges(changed);
      return () => driver.unsubscribeToStateChanges(changed);
    },
    [driver],
  );
  const kinds = useKinds();
  const held = useSyncExternalStore(subscribe, () => driver.state);
  const address = stateToUrl(held);
  const searched: Outcome = held.rawResponse;
  // Search UI asks when it is there. The page's own first call was under way before: its answer is drawn at once, with the page.
  const isFirst = searched.address === undefined;
  const { data: known } = api.endpoints.search.useQueryState(isFirst ? address : skipToken);
  const outcome: Outcome = isFirst && known ? { address, answer: known } : searched;
  const busy = outcome.address !== address || (held.isLoading && outcome === searched);
  const { answer = null, failure = null } = outcome;
  const ignored = busy ? nothing : (answer?.ignored ?? nothing);
  const state = useMemo(() => understood(urlToState(address), ignored), [address, ignored]);
  const asked = state.filters.find(({ field }) => field === "type")?.values[0];
  const type = kinds.find((kind) => kind.type === asked)?.type ?? null;
  const isListed = answer === null || answer.totals.some((one) => one.type === type);
  return { state, type: isListed ? type : null, answer, failure, busy };
}
