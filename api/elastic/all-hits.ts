/** All hits of a sorted list, read in steps. */
import type { estypes } from "@elastic/elasticsearch";
import type { Searcher } from "./searcher.ts";
import type { SortedList } from "./seek.ts";

/** Every hit of a sorted list, page by page over one point in time. @param step hits a request */
export async function* allHits<T>(
  elastic: Searcher,
  list: SortedList,
  what: Pick<estypes.SearchRequest, "_source" | "docvalue_fields" | "stored_fields">,
  step = 5000,
): AsyncGenerator<estypes.SearchHit<T>> {
  let after: estypes.SortResults | undefined;
  for (;;) {
    const { hits } = await elastic.search<T>({
      ...list,
      ...what,
      size: step,
      track_total_hits: false,
      ...(after ? { search_after: after } : {}),
    });
    yield* hits.hits;
    after = hits.hits.at(-1)?.sort;
    if (hits.hits.length < step || !after) return;
  }
}
