import { SearchContext } from "@elastic/react-search-ui";
import { use, useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Failure } from "../../shared/api-client/failure.ts";
import type { SearchResults } from "../../shared/api-client/api.ts";
import { answered, readAddress, writeAddress } from "./address.ts";
import type { Wanted } from "./address.ts";
import type { Outcome } from "./connector.ts";

export interface Results {
  /** What the address asks for, without what the last answer does not know. */
  readonly wanted: Wanted;
  /** The last answer; while the next one is under way it is that of an earlier address. */
  readonly answer: SearchResults | null;
  readonly failure: Failure | null;
  /** The answer to the present address has not come yet. */
  readonly busy: boolean;
  readonly retry: () => void;
}

/** The results of the present address, from the ResultsProvider around. */
export function useResults(): Results {
  const { driver } = use(SearchContext);
  const { search } = useLocation();
  // Search UI's own hook misses what happens between its first drawing and its subscription, such as an answer from the cache.
  const subscribe = useCallback(
    (changed: () => void) => {
      driver.subscribeToStateChanges(changed);
      return () => driver.unsubscribeToStateChanges(changed);
    },
    [driver],
  );
  const state = useSyncExternalStore(subscribe, () => driver.state);
  const wanted = readAddress(search);
  const { address, answer, failure }: Outcome = state.rawResponse;
  return {
    wanted: answer ? answered(wanted, answer) : wanted,
    answer: answer ?? null,
    failure: failure ?? null,
    busy: address !== writeAddress(wanted) || state.isLoading,
    retry: () => driver.actions.setCurrent(wanted.page),
  };
}

/** Changes what the address asks for, from what it asks for at that moment. The page stays where it is scrolled to, and what was pressed shows at once. */
export function useChange(): (change: (wanted: Wanted) => Wanted) => Promise<void> {
  const navigate = useNavigate();
  return async (change) =>
    navigate(
      { search: writeAddress(change(readAddress(location.search))) },
      { preventScrollReset: true, flushSync: true },
    );
}
