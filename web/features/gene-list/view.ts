/** How a gene list is looked at, read from an address and written to it. Pure. */
import { listSize } from "../../../api/contract/values/list-size.ts";
import type { Sorting } from "../../shared/table/sort.ts";

export interface GeneView {
  readonly text: string;
  /** null: the list's own order. */
  readonly sorting: Sorting | null;
}

/** @param columns those that the list can be sorted by; another order in the address is none */
export function readView(search: URLSearchParams, columns: readonly { readonly id: string }[]): GeneView {
  const sort = search.get("sort") ?? "";
  const column = columns.find(({ id }) => id === sort.replace(/^-/, ""))?.id;
  return {
    text: search.get("text") ?? "",
    sorting: column === undefined ? null : { column, descending: sort.startsWith("-") },
  };
}

/** The address's parameters with the view; another view begins at its first page. */
export function writeView(search: URLSearchParams, { text, sorting }: GeneView): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["page", "text", "sort"]) next.delete(name);
  if (text.trim() !== "") next.set("text", text);
  if (sorting) next.set("sort", `${sorting.descending ? "-" : ""}${sorting.column}`);
  return next;
}

/** Parameters for the api. */
export const viewParams = (view: GeneView): string => writeView(new URLSearchParams(), view).toString();

/** Parameters for a page of the list, from 1. */
export function pageParams(view: GeneView, page: number): string {
  const params = writeView(new URLSearchParams(), view);
  params.set("page", String(page));
  params.set("size", String(listSize));
  return params.toString();
}
