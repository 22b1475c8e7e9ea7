import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { readTableState, writeTableState } from "./table-state.ts";
import type { TableState, View } from "./table-state.ts";

export interface UsedTableState {
  readonly state: TableState;
  /** Writes the state to the address: as a step that Back undoes, or in place of the present one. */
  readonly change: (next: TableState, replace?: boolean) => void;
  /** The address of the page with this state. */
  readonly addressOf: (next: TableState) => { pathname: string; search: string };
}

/** The state of one annotation table, kept in the address. */
export function useTableState(type: string, preset: View): UsedTableState {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const own = [...search].filter(([name]) => name.startsWith(`${type}.`)).map(([name, value]) => `${name}=${value}`).join("&");
  // The state is another one only when the part of the address that is its own has changed.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const state = useMemo(() => readTableState(search, type, preset), [own, type, preset]);
  const addressOf = useCallback((next: TableState) => ({ pathname, search: writeTableState(search, type, next, preset).toString() }), [pathname, search, type, preset]);
  const change = useCallback((next: TableState, replace = false) => void navigate(addressOf(next), { replace, preventScrollReset: true }), [navigate, addressOf]);
  return { state, change, addressOf };
}
