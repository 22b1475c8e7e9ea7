/** Several searches in one request to Elasticsearch. All answer, or the request fails: an empty group would look like no match. */
import { setTimeout } from "node:timers/promises";
import type { estypes } from "@elastic/elasticsearch";
import { IndexGoneError } from "../generation/choose.ts";
import { unavailable } from "../http/problem-error.ts";
import type { Services } from "../services.ts";

export interface Search {
  readonly index: string[];
  readonly body: estypes.SearchSearchRequestBody;
}

/** ms before a search is sent again for which the node was too full. */
const pause = 100;
const isFull = 429;

/** The answers, in the order of the searches. Throws `IndexGoneError` when a generation was removed meanwhile, and problem 503 when a search fails. */
export async function searchTogether<Source>({ elastic, log }: Services, searches: readonly Search[]): Promise<estypes.MsearchMultiSearchItem<Source>[]> {
  const ask = async (asked: readonly Search[]) =>
    (await elastic.msearch<Source>({ searches: asked.flatMap(({ index, body }) => [{ index }, body]) })).responses;
  if (searches.length === 0) return [];
  const responses = await ask(searches);
  const full = responses.flatMap((response, i) => ("error" in response && response.status === isFull ? [i] : []));
  if (full.length > 0) {
    await setTimeout(pause);
    const again = await ask(full.map((i) => searches[i]!));
    for (const [at, i] of full.entries()) responses[i] = again[at]!;
  }
  return responses.map((response) => {
    if (!("error" in response)) return response;
    if (response.error.type === "index_not_found_exception") throw new IndexGoneError(response.error.reason ?? "");
    log.error({ err: response.error }, "one of several searches failed");
    throw unavailable("search engine", "The search does not work at the moment. Please try again.");
  });
}
