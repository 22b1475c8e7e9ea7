import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { readView, writeView } from "./view.ts";
import type { ResultsView } from "./view.ts";

/** The view, kept in the address. `replace`: not a step that Back undoes. */
export function useResultsView(): readonly [
  view: ResultsView,
  change: (next: ResultsView, replace?: boolean) => void,
] {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(search), [search]);
  const change = useCallback(
    (next: ResultsView, replace = false) =>
      void navigate(
        { pathname, search: writeView(search, next).toString() },
        { replace, preventScrollReset: true },
      ),
    [navigate, pathname, search],
  );
  return [view, change];
}
