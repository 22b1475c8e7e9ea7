/** How results are looked at, read from an address and written to it. Pure. */
import type { Sorting } from "../../shared/table/sort.ts";
import type { ChartFilters } from "./charts.ts";

/** Charts by their name in the address. */
const chartIds = ["chromosome", "viability", "status", "slim"] as const;

export interface ResultsView {
  readonly text: string;
  /** null: the order of the query. */
  readonly sorting: Sorting | null;
  readonly chosen: ChartFilters;
}

/** What an address says of how results are shown. */
export function readView(search: URLSearchParams): ResultsView {
  const sort = search.get("sort") ?? "";
  const column = sort.replace(/^-/, "");
  return {
    text: search.get("text") ?? "",
    sorting: column === "" ? null : { column, descending: sort.startsWith("-") },
    chosen: Object.fromEntries(
      chartIds.map((id) => [id, [...new Set(search.getAll(id).filter((value) => value !== ""))]]),
    ),
  };
}

/** The address's parameters with the view; another view begins at its first page. */
export function writeView(search: URLSearchParams, { text, sorting, chosen }: ResultsView): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["page", "text", "sort", ...chartIds]) next.delete(name);
  if (text.trim() !== "") next.set("text", text);
  if (sorting) next.set("sort", `${sorting.descending ? "-" : ""}${sorting.column}`);
  for (const id of chartIds) for (const value of chosen[id] ?? []) next.append(id, value);
  return next;
}

/** Whether a view leaves rows out. */
export const isFiltered = ({ text, chosen }: ResultsView): boolean =>
  text.trim() !== "" || Object.values(chosen).some((values) => values.length > 0);
