/**
 * The address of the results page: Search UI's state with the names that the api gives its parameters,
 * `?q=cdc2&type=gene&chromosome=I&chromosome=II&page=2`. What it names is not judged here: the api knows what there is.
 */
import type { ComponentProps } from "react";
import type { SearchProvider } from "@elastic/react-search-ui";
import type { EntityType } from "../../../api/contract/index.ts";

export type SearchConfig = ComponentProps<typeof SearchProvider>["config"];
export type RequestState = NonNullable<SearchConfig["initialState"]>;
/** What Search UI keeps of a search; of its filters, `type` is the kind of result, and the others are facets. */
export type ResultsState = Required<
  Pick<RequestState, "searchTerm" | "filters" | "current" | "resultsPerPage" | "sortField" | "sortDirection">
>;

/** The api reads no more. */
const maxWordsLength = 200;
/** Results of a page: the first is the usual number, the last the most. */
export const pageSizes = [20, 50, 100] as const;
const maxPageSize = 100;

const isReserved = (name: string): boolean => ["q", "page", "size", "sort", "format"].includes(name);

/** The kind of result stays with other words. */
const filterOf = (field: string, values: string[]): ResultsState["filters"][number] => ({
  field,
  type: "any",
  values,
  persistent: field === "type",
});

/** A whole number in range, else the usual one. */
const numberOf = (text: string | null, usual: number, max = Number.MAX_SAFE_INTEGER): number => {
  const number = Number(text ?? usual);
  return Number.isInteger(number) && number > 0 ? Math.min(number, max) : usual;
};

/** Reads an address, with or without its `?`. */
export function urlToState(search: string): ResultsState {
  const params = new URLSearchParams(search);
  const names = [...new Set(params.keys())].filter((name) => !isReserved(name));
  const sort = params.get("sort") ?? "";
  const filters = names
    .map((name) =>
      filterOf(
        name,
        [...new Set(params.getAll(name))].filter((value) => value !== ""),
      ),
    )
    .filter(({ values }) => values.length > 0);
  return {
    searchTerm: (params.get("q") ?? "").trim().slice(0, maxWordsLength),
    filters,
    current: numberOf(params.get("page"), 1),
    resultsPerPage: numberOf(params.get("size"), pageSizes[0], maxPageSize),
    ...sortOf(sort),
  };
}

/** `-year` as Search UI has it; "" is the usual order, by relevance. */
export const sortOf = (sort: string): Pick<ResultsState, "sortField" | "sortDirection"> => {
  if (sort === "" || sort === "relevance") return { sortField: "", sortDirection: "" };
  return sort.startsWith("-")
    ? { sortField: sort.slice(1), sortDirection: "desc" }
    : { sortField: sort, sortDirection: "asc" };
};

/** The order as the api names it. */
export const sortName = ({ sortField, sortDirection }: RequestState): string =>
  sortField ? `${sortDirection === "desc" ? "-" : ""}${sortField}` : "relevance";

/** The address of a state without its `?`: always the same for equal states, and without what goes without saying. */
export function stateToUrl(state: RequestState): string {
  const { searchTerm = "", current = 1, resultsPerPage = pageSizes[0], filters = [] } = state;
  const params = new URLSearchParams({ q: searchTerm });
  const rank = (field: string): string => (field === "type" ? "" : field);
  for (const { field, values } of filters.toSorted((a, b) => (rank(a.field) < rank(b.field) ? -1 : 1)))
    for (const value of textsOf(values)) params.append(field, value);
  if (sortName(state) !== "relevance") params.set("sort", sortName(state));
  if (resultsPerPage !== pageSizes[0]) params.set("size", String(resultsPerPage));
  if (current !== 1) params.set("page", String(current));
  return params.toString();
}

/** Search UI knows numbers and ranges too, but an address gives texts only. */
const textsOf = (values: ResultsState["filters"][number]["values"]): string[] =>
  values.filter((value) => typeof value === "string");

/** Every chosen value of a facet. */
export const chosenFilters = ({
  filters,
}: Pick<ResultsState, "filters">): { readonly field: string; readonly value: string }[] =>
  filters
    .filter(({ field }) => field !== "type")
    .flatMap(({ field, values }) => textsOf(values).map((value) => ({ field, value })));

/** Another kind of result for the same words. Facets and orders of the present kind do not fit it. */
export const withType = (state: ResultsState, type: EntityType | null): ResultsState => ({
  ...state,
  ...sortOf(""),
  filters: type === null ? [] : [filterOf("type", [type])],
  current: 1,
});

/** The things of one kind that have a value of one of its facets. */
export const withFacet = (
  state: ResultsState,
  type: EntityType,
  name: string,
  value: string,
): ResultsState => {
  const ofType = withType(state, type);
  return { ...ofType, filters: [...ofType.filters, filterOf(name, [value])] };
};

/** Other words for the same kind of result. */
export const withWords = (state: ResultsState, words: string): ResultsState => ({
  ...withoutFilters(state),
  searchTerm: words.trim(),
});

/** No facet chosen. */
export const withoutFilters = (state: ResultsState): ResultsState => ({
  ...state,
  filters: state.filters.filter(({ persistent }) => persistent),
  current: 1,
});

/** One value of a facet taken away. */
export const without = (state: ResultsState, field: string, value: string): ResultsState => ({
  ...state,
  filters: state.filters
    .map((filter) =>
      filter.field === field ? { ...filter, values: filter.values.filter((one) => one !== value) } : filter,
    )
    .filter(({ values }) => values.length > 0),
  current: 1,
});
