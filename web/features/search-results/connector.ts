/**
 * Search UI's connector to the one search. What Search UI would ask an Elasticsearch server (fields, weights, facet
 * definitions) is left aside: the api knows what to search, and nobody else can tell it.
 */
import { api } from "../../shared/api-client/api.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import type { Failure } from "../../shared/api-client/failure.ts";
import type { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import type { SearchResults } from "../../shared/api-client/api.ts";
import { stateToUrl } from "./address.ts";
import type { RequestState, SearchConfig } from "./address.ts";

type Connector = SearchConfig["apiConnector"];
type Dispatch = ReturnType<typeof useAppDispatch>;

/** What Search UI keeps as the raw response: our answer, or what went wrong. Neither before the first answer. */
export interface Outcome {
  /** What was asked for. */
  readonly address?: string;
  /** Beside a failure the last answer to the same words: what was shown stays. */
  readonly answer?: SearchResults;
  readonly failure?: Failure;
}

async function ask(address: string, dispatch: Dispatch): Promise<Outcome> {
  const { data, error } = await dispatch(api.endpoints.search.initiate(address, { subscribe: false }));
  // A failure is an answer too: Search UI has no more than a sentence for what it takes for an error.
  return data ? { address, answer: data } : { address, failure: asFailure(error) };
}

const notOffered = (): never => {
  throw new Error("The search box has its own suggestions, and visitors are not followed.");
};
const never = new Promise<never>(() => undefined);

/** @param dispatch of the store that keeps answers */
export function connectorOf(dispatch: Dispatch): Connector {
  let searches = 0;
  let shown: { readonly words: string; readonly answer: SearchResults } | null = null;
  return {
    async onSearch(request: RequestState) {
      const turn = ++searches;
      const asked = await ask(stateToUrl(request), dispatch);
      // Search UI would show an answer that comes before a later one, and write its address over the later one's.
      if (turn !== searches) return never;
      const words = request.searchTerm ?? "";
      const outcome = asked.failure && shown?.words === words ? { ...asked, answer: shown.answer } : asked;
      shown = outcome.answer ? { words, answer: outcome.answer } : null;
      const { total = 0, page = 1, size = 1, facets = {}, hits = [] } = outcome.answer ?? {};
      return {
        requestId: "",
        resultSearchTerm: words,
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
    onAutocomplete: notOffered,
    onResultClick: notOffered,
    onAutocompleteResultClick: notOffered,
  };
}
