import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { readTableState, writeTableState } from "./table-state.ts";
import type { TableView } from "../../../api/contract/lists.ts";
import type { TableState } from "./table-state.ts";

export interface UsedTableState {
  /** The same object until the part of the address that is the table's own changes. */
  readonly state: TableState;
  /** Writes the state to the address: as a step that Back undoes, or in place of the present one. It stays the same function. */
  readonly change: (next: TableState, replace?: boolean) => void;
}

/** The state of one annotation table, kept in the address. */
export function useTableState(type: string, preset: TableView): UsedTableState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const own = [...search]
    .filter(([name]) => name.startsWith(`${type}.`))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  // The state is another one only when the part of the address that is its own has changed.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const state = useMemo(() => readTableState(search, type, preset), [own, type, preset]);
  const change = useCallback(
    (next: TableState, replace = false) => {
      const present = new URLSearchParams(location.search);
      void navigate(
        { pathname: location.pathname, search: writeTableState(present, type, next, preset).toString() },
        { replace, preventScrollReset: true },
      );
    },
    [navigate, type, preset],
  );
  return { state, change };
}
