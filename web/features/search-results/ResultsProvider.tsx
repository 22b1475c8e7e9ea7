import { SearchProvider } from "@elastic/react-search-ui";
import { useEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { stateToUrl, urlToState } from "./address.ts";
import type { SearchConfig } from "./address.ts";
import { connectorOf } from "./connector.ts";

type WriteUrl = NonNullable<NonNullable<SearchConfig["routingOptions"]>["writeUrl"]>;

/**
 * Search UI for the page below it: it holds the search, asks for it and writes its address. Its history is the router's:
 * links and Back change the address, and Search UI follows (docs/decisions/2026-11-22-search-ui-leads.md).
 */
export function ResultsProvider({ children }: { readonly children: ReactNode }) {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const { location: underWay } = useNavigation();
  const dispatch = useAppDispatch();
  const follow = useRef<((search: string) => void) | null>(null);
  const write = useRef<WriteUrl>(() => undefined);
  const written = useRef("");
  useEffect(() => {
    write.current = (url, { replaceUrl }) => {
      const address = `?${url}`;
      // The address that somebody came with stays as it is, and a link that was followed meanwhile goes first; what was chosen a moment ago does not.
      const isLeaving = underWay !== undefined && underWay.search !== written.current;
      if (replaceUrl || isLeaving || address === location.search) return;
      written.current = address;
      void navigate({ search: url }, { preventScrollReset: true, flushSync: true });
    };
  });
  const config = useMemo(
    (): SearchConfig => ({
      apiConnector: connectorOf(dispatch),
      // Without words everything is listed.
      alwaysSearchOnInitialLoad: true,
      trackUrlState: true,
      urlPushDebounceLength: 0,
      routingOptions: {
        readUrl: () => location.search,
        writeUrl: (url, options) => write.current(url, options),
        urlToState,
        stateToUrl,
        routeChangeHandler: (handler) => {
          follow.current = handler;
          return () => {
            follow.current = null;
          };
        },
      },
    }),
    [dispatch],
  );
  // Search UI passes over what it has written itself.
  useEffect(() => follow.current?.(search), [search, key]);
  return <SearchProvider config={config}>{children}</SearchProvider>;
}
