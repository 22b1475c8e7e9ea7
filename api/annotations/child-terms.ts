/** Terms directly below a term, as choices of its tables. */
import type { Client } from "@elastic/elasticsearch";
import { optionsByName } from "../../config/table-filters.ts";
import type { FilterOption } from "../../config/table-filters.ts";
import type { TermRecord } from "../../index-mappings/records.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { generationKey } from "../cache/per-generation.ts";
import type { LoadedGeneration } from "../generation/generations.ts";

/** No term has more below it; a page of the index. */
const maxChildren = 10_000;

/** Every page, order and filter of a table asks for the same terms. */
const optionsByTerm = new LruCache<readonly FilterOption[]>({
  name: "child terms",
  maxSize: 20_000,
  // What has nothing below it takes room too.
  sizeOf: ({ length }) => length + 10,
});

/** The terms directly below one, by name. */
export const childOptions = (
  elastic: Client,
  generation: LoadedGeneration,
  term: string,
): Promise<readonly FilterOption[]> =>
  optionsByTerm.read(generationKey(elastic, generation, term), async () => {
    const { hits } = await elastic.search<Pick<TermRecord, "id" | "name">>({
      index: generation.index("terms"),
      query: { bool: { filter: [{ term: { parents: term } }, { term: { is_obsolete: false } }] } },
      size: maxChildren,
      _source: ["id", "name"],
      track_total_hits: false,
    });
    return optionsByName(hits.hits.flatMap(({ _source: child }) => (child ? [[child.id, child.name]] : [])));
  });
