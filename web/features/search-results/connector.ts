/**
 * Search UI's connector to our own search. What Search UI would ask an Elasticsearch server (fields, weights, facet
 * definitions) is left aside: the api knows what to search, and nobody else can tell it.
 */
import type { ComponentProps } from "react";
import type { SearchProvider } from "@elastic/react-search-ui";
import { api } from "../../shared/api-client/api.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import type { Failure } from "../../shared/api-client/failure.ts";
import type { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import type { SearchResults } from "../../shared/api-client/api.ts";
import { readAddress, writeAddress } from "./address.ts";
import type { Wanted } from "./address.ts";
import { facetNames } from "./kinds.ts";

type DriverOptions = ComponentProps<typeof SearchProvider>["config"];
export type RequestState = NonNullable<DriverOptions["initialState"]>;
type Connector = DriverOptions["apiConnector"];

/** What Search UI keeps as the raw response: our answer, or what went wrong. Neither before the first answer. */
export interface Outcome {
  /** The address that was asked for. */
  readonly address?: string;
  readonly answer?: SearchResults;
  readonly failure?: Failure;
}

/** The state as Search UI has it: kind of result and facets are filters, the order is a field with a direction. */
export function toRequestState({ q, type, page, size, sort, chosen }: Wanted): RequestState {
  const descending = sort.startsWith("-");
  return {
    searchTerm: q,
    current: page,
    resultsPerPage: size,
    sortField: descending ? sort.slice(1) : sort,
    sortDirection: descending ? "desc" : "asc",
    filters: [
      ...(type === null ? [] : [{ field: "type", type: "any" as const, values: [type] }]),
      ...facetNames.flatMap((name) =>
        chosen[name] ? [{ field: name, type: "any" as const, values: [...chosen[name]] }] : [],
      ),
    ],
  };
}

/** The way back from Search UI's state. */
function toWanted(state: RequestState): Wanted {
  const params = new URLSearchParams({
    q: state.searchTerm ?? "",
    page: String(state.current ?? 1),
    size: String(state.resultsPerPage ?? ""),
  });
  params.set("sort", `${state.sortDirection === "desc" ? "-" : ""}${state.sortField ?? ""}`);
  for (const { field, values } of state.filters ?? [])
    for (const value of values) if (typeof value === "string") params.append(field, value);
  return readAddress(params.toString());
}

type Dispatch = ReturnType<typeof useAppDispatch>;

async function ask(state: RequestState, dispatch: Dispatch): Promise<Outcome> {
  const address = writeAddress(toWanted(state));
  const { data, error } = await dispatch(api.endpoints.search.initiate(address, { subscribe: false }));
  // A failure is an answer too: Search UI has no more than a sentence for what it takes for an error.
  return data ? { address, answer: data } : { address, failure: asFailure(error) };
}

const nothing = () => undefined;

/** @param dispatch of the store that keeps answers */
export const connectorOf = (dispatch: Dispatch): Connector => ({
  async onSearch(state) {
    const outcome = await ask(state, dispatch);
    const { total = 0, page = 1, size = 1, facets = {}, hits = [] } = outcome.answer ?? {};
    return {
      requestId: "",
      resultSearchTerm: state.searchTerm ?? "",
      results: hits,
      facets: Object.fromEntries(
        Object.entries(facets).map(([field, data]) => [field, [{ field, type: "value", data }]]),
      ),
      totalResults: total,
      totalPages: Math.ceil(total / size),
      pagingStart: hits.length === 0 ? 0 : (page - 1) * size + 1,
      pagingEnd: hits.length === 0 ? 0 : (page - 1) * size + hits.length,
      wasSearched: true,
      rawResponse: outcome,
    };
  },
  // The search box has its own suggestions, and visitors are not followed.
  onAutocomplete: async () => ({
    autocompletedResults: [],
    autocompletedResultsRequestId: "",
    autocompletedSuggestions: {},
    autocompletedSuggestionsRequestId: "",
  }),
  onResultClick: nothing,
  onAutocompleteResultClick: nothing,
});
