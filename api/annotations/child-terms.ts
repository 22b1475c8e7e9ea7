/** Terms directly below a term, as choices of its tables. */
import type { Client } from "@elastic/elasticsearch";
import { optionsByName } from "../../config/table-filters.ts";
import type { FilterOption } from "../../config/table-filters.ts";
import type { TermRecord } from "../../index-mappings/records.ts";
import type { LoadedGeneration } from "../generation/generations.ts";

/** No term has more below it; a page of the index. */
const maxChildren = 10_000;

/** The terms directly below one, by name. */
export async function childOptions(
  elastic: Client,
  generation: LoadedGeneration,
  term: string,
): Promise<FilterOption[]> {
  const { hits } = await elastic.search<Pick<TermRecord, "id" | "name">>({
    index: generation.index("terms"),
    query: { bool: { filter: [{ term: { parents: term } }, { term: { is_obsolete: false } }] } },
    size: maxChildren,
    _source: ["id", "name"],
    track_total_hits: false,
  });
  return optionsByName(hits.hits.flatMap(({ _source: child }) => (child ? [[child.id, child.name]] : [])));
}
