import { useLocation } from "react-router-dom";
import { cleared, readTableState, withValue, writeTableState } from "../annotations/table-state.ts";
import { tableOf } from "../annotations/types-shown.ts";

export interface RowsAddress {
  /** Address of the annotations in a group, of an allele (`not_recorded` for none) or of all. */
  readonly to: (group: string, allele: string | null) => string;
  readonly isChosen: (group: string, allele: string | null) => boolean;
}

/**
 * Where the annotations behind a cell stand: the table of their type, filtered by the cell.
 * @param page path of the page that has the table
 * @param filter the table's filter that a group is a value of
 */
export function useRowsAddress(page: string, type: string, filter: string): RowsAddress {
  const { pathname, search } = useLocation();
  // Another page is opened without what is chosen on this one.
  const present = new URLSearchParams(pathname === page ? search : "");
  const { filters } = readTableState(present, type, "summary");
  const isOnly = (name: string, value: string | null): boolean =>
    value === null ? filters[name] === undefined : filters[name]?.length === 1 && filters[name][0] === value;
  return {
    to: (group, allele) => {
      const grouped = withValue(cleared("details"), filter, group, "in");
      const state = allele === null ? grouped : withValue(grouped, "allele", allele, "in");
      return `${page}?${writeTableState(present, type, state, "summary")}#${encodeURIComponent(tableOf(type))}`;
    },
    isChosen: (group, allele) => isOnly(filter, group) && isOnly("allele", allele),
  };
}
