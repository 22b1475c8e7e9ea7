/** Several searches in one request to Elasticsearch. All answer, or the request fails: an empty group would look like no match. */
import { setTimeout } from "node:timers/promises";
import type { estypes } from "@elastic/elasticsearch";
import { IndexGoneError } from "../../generation/choose.ts";
import { unavailable } from "../../problem/problem-error.ts";
import type { Services } from "../../context/services.ts";
import { RequestBatcher } from "../../elastic/request-batcher.ts";

export interface SingleSearch {
  readonly index: string[];
  readonly body: estypes.SearchSearchRequestBody;
}

/** ms before a search is sent again for which the node was too full. */
const pause = 100;
const isFull = 429;

type SearchResponse<Source> = estypes.MsearchResponseItem<Source>;
type Send = (searches: readonly SingleSearch[]) => Promise<readonly SearchResponse<unknown>[]>;

const sendAtOnce =
  ({ elastic }: Services): Send =>
  async (searches) =>
    (
      await elastic.msearch({
        searches: searches.flatMap(({ index, body }) => [
          { index, allow_partial_search_results: false },
          body,
        ]),
        filter_path: responseFilter,
      })
    ).responses;

/** What is read of an answer: the rest would be written and read for nothing. */
const responseFilter = [
  "responses.status",
  "responses.error",
  "responses.aggregations",
  "responses.hits.total",
  "responses.hits.max_score",
  "responses.hits.hits",
];

/**
 * Requests to Elasticsearch. Under load each holds all who wait, and the engine works on its searches side by side: with two
 * under way 16 clients got a tenth fewer answers. Few clients see no difference.
 */
const maxUnderWay = 1;
const batchers = new WeakMap<Services, RequestBatcher<SingleSearch, SearchResponse<unknown>>>();

/** For many small searches, as of people who type: those that wait for others go out as one request. */
export function sendBatched(services: Services): Send {
  let batcher = batchers.get(services);
  if (!batcher) batchers.set(services, (batcher = new RequestBatcher(sendAtOnce(services), maxUnderWay)));
  return (searches) => batcher.ask(searches);
}

/** The answers, in the order of the searches. Throws `IndexGoneError` when a generation was removed meanwhile, and problem 503 when a search fails. */
export async function multiSearch<Source>(
  services: Services,
  searches: readonly SingleSearch[],
  send: Send = sendAtOnce(services),
): Promise<estypes.MsearchMultiSearchItem<Source>[]> {
  if (searches.length === 0) return [];
  const responses = [...(await send(searches))];
  const full = responses.flatMap((response, i) =>
    "error" in response && response.status === isFull ? [i] : [],
  );
  if (full.length > 0) {
    await setTimeout(pause);
    // `!`: indices of the searches themselves, each of which has an answer.
    const again = await send(full.map((i) => searches[i]!));
    for (const [at, i] of full.entries()) responses[i] = again[at]!;
  }
  return responses.map((response) => {
    // The searches are the caller's, and so is the type of what they answer.
    if (!("error" in response)) return response as estypes.MsearchMultiSearchItem<Source>;
    if (response.error.type === "index_not_found_exception")
      throw new IndexGoneError(response.error.reason ?? "");
    services.log.error({ err: response.error }, "one of several searches failed");
    throw unavailable("search engine", "The search does not work at the moment. Please try again.");
  });
}
