/** Genes that have something in common, as short rows. */
import type { estypes } from "@elastic/elasticsearch";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../services.ts";
import type { GeneList } from "../contract/lists.ts";
import { readPageOfRows } from "./seek.ts";

const textOf = (hit: estypes.SearchHit, field: string): string | null => {
  // Values of a keyword field, which are texts.
  const values = hit.fields?.[field] as string[] | undefined;
  return values?.[0] ?? null;
};

/** Genes sorted by name, those without a name last. Read from column values: the documents themselves stay untouched. */
export async function listGenes(
  { elastic }: Pick<Services, "elastic">, generation: LoadedGeneration, query: estypes.QueryDslQueryContainer, asked: { readonly page: number; readonly size: number },
): Promise<GeneList> {
  const list = { index: generation.index("genes"), query, sort: [{ name: { order: "asc", missing: "_last" } }, { id: { order: "asc" } }] } as const;
  const { total, page, size, hits } = await readPageOfRows(elastic, { ...list, sort: [...list.sort] }, asked, {
    _source: false, stored_fields: "_none_", docvalue_fields: ["id", "name", "product"],
  });
  return { total, page, size, rows: hits.map((hit) => ({ uniquename: textOf(hit, "id") ?? "", name: textOf(hit, "name"), product: textOf(hit, "product") })) };
}
