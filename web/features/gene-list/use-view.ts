import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { readView, writeView } from "./view.ts";
import type { GeneView } from "./view.ts";

/** The view of the page's gene list, kept in the address. `replace`: not a step that Back undoes. */
/** @param columns those that the list can be sorted by */
export function useView(
  columns: readonly { readonly id: string }[],
): readonly [view: GeneView, change: (next: GeneView, replace?: boolean) => void] {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(search, columns), [search, columns]);
  const change = useCallback(
    (next: GeneView, replace = false) =>
      void navigate(
        { pathname, search: writeView(search, next).toString() },
        { replace, preventScrollReset: true },
      ),
    [navigate, pathname, search],
  );
  return [view, change];
}
