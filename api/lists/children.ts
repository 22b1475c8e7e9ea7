/** Terms directly below a term. */
import type { estypes } from "@elastic/elasticsearch";
import { readPageOfRows } from "../elastic/seek.ts";
import type { ChildList, ChildListQuery } from "../contract/entity-lists.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import { readTerms } from "./term-pages.ts";

const byName: estypes.SortCombinations[] = [{ name: "asc" }, { id: "asc" }];
const orders: Readonly<Record<ChildListQuery["sort"], estypes.SortCombinations[]>> = {
  name: byName,
  genes: [{ gene_count: "desc" }, ...byName],
};

/** A page of the terms right below a term. */
export async function listChildren(
  services: Pick<Services, "elastic">,
  generation: LoadedGeneration,
  term: string,
  asked: ChildListQuery,
): Promise<ChildList> {
  const list = {
    index: generation.index("terms"),
    query: { bool: { filter: [{ term: { parents: term } }, { term: { is_obsolete: false } }] } },
    sort: orders[asked.sort],
  };
  const { total, page, size, hits } = await readPageOfRows<{ id: string }>(services.elastic, list, asked, {
    _source: ["id"],
  });
  const terms = await readTerms(
    services,
    generation,
    hits.flatMap(({ _source }) => _source?.id ?? []),
  );
  return {
    total,
    page,
    size,
    rows: terms.map(({ direct_ancestors: parents, ...child }) => ({
      ...child,
      relations: parents.filter(({ termid }) => termid === term).map((parent) => parent.relation_name),
    })),
  };
}
