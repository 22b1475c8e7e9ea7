import { SearchProvider } from "@elastic/react-search-ui";
import { useEffect, useMemo, useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { readAddress } from "./address.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { connectorOf, toRequestState } from "./connector.ts";

type Config = ComponentProps<typeof SearchProvider>["config"];

/**
 * Search UI for the page below it. The address leads and Search UI follows: links and Back change the address, and each
 * change of it is a search. Search UI itself never writes to the address: it would do so only when an answer has come, and
 * an answer that comes late would take a visitor back (docs/decisions/2026-11-21-the-address-leads-the-search.md).
 */
export function ResultsProvider({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const follow = useRef<((search: string) => void) | null>(null);
  const dispatch = useAppDispatch();
  const config = useMemo(
    (): Config => ({
      apiConnector: connectorOf(dispatch),
      // Without words everything is listed.
      alwaysSearchOnInitialLoad: true,
      trackUrlState: true,
      urlPushDebounceLength: 0,
      routingOptions: {
        readUrl: () => location.search,
        urlToState: (address) => toRequestState(readAddress(address)),
        // Never equal to an address, so that none is passed over as one that Search UI has written.
        stateToUrl: () => "",
        writeUrl: () => undefined,
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
  useEffect(() => follow.current?.(search), [search]);
  return <SearchProvider config={config}>{children}</SearchProvider>;
}
