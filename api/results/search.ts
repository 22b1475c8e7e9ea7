/** The results page: hits, totals of all types and facets by one combined search; a second one when typos have to be forgiven. */
import { readSlice } from "../annotations/seek.ts";
import type { SearchAnswer } from "../contract/search.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../services.ts";
import type { AskedResults } from "./asked.ts";
import { readFacets } from "./facet-counts.ts";
import { listOf, window, workOn } from "./find.ts";
import { findForgiving } from "./find-forgiving.ts";
import { foundFields, hitOf } from "./hit.ts";
import type { Found } from "./hit.ts";
import { typeOfIndex } from "./type-queries.ts";

/** Answers the results page. Everything that is typed has an answer, if an empty one. */
export async function searchResults(
  asked: AskedResults,
  services: Services,
  generation: LoadedGeneration,
): Promise<SearchAnswer> {
  const work = workOn(asked, services, generation);
  const { results, queries, didYouMean } = await findForgiving(work);
  const { total, found, aggregations } = results;
  const page = Math.min(asked.page, Math.max(1, Math.ceil(total / asked.size)));
  const from = (page - 1) * asked.size;
  const list = listOf(work, queries);
  const isFetched = page === asked.page && from + asked.size <= window;
  const hits =
    isFetched || !list || total === 0
      ? results.hits
      : (
          await readSlice<Found>(
            services.elastic,
            { ...list, index: list.index.join(",") },
            from,
            asked.size,
            { _source: foundFields },
          )
        ).hits;
  return {
    release: generation.release,
    total,
    totals: work.types.map((type) => ({ type, total: found.get(type)?.total ?? 0 })),
    page,
    size: asked.size,
    hits: hits.flatMap(({ _source, _index }) =>
      _source ? [hitOf(_source, typeOfIndex(_index, generation), work.query)] : [],
    ),
    facets: readFacets(work.facets, asked.chosen, aggregations),
    didYouMean,
    ignored: [...asked.ignored],
  };
}
