/** Are things found by what they are called? */
import type { Client } from "@elastic/elasticsearch";
import { indexName } from "../../../index-mappings/names.ts";
import type { Generation } from "../../../index-mappings/names.ts";
import { pageId } from "../../../index-mappings/page-store.ts";
import type { PageKind } from "../../../index-mappings/page-store.ts";

/** Something of the release that a visitor may look for. */
export interface SampledEntity {
  readonly kind: "genes" | "terms" | "references";
  readonly page: PageKind;
  readonly id: string;
  readonly name: string | null;
}

/** One sentence for everything that is not found by its exact id or name, or has no page. */
export async function smokeProblems(
  client: Client,
  generation: Generation,
  prefix: string,
  sample: readonly SampledEntity[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const { kind, page, id, name } of sample) {
    const asked = [["ids", id], ...(name === null ? [] : [["names", name]])] as const;
    for (const [field, text] of asked) {
      // Several things may share a name, hence more than one hit.
      const { hits } = await client.search({
        index: indexName(kind, generation, prefix),
        size: 50,
        _source: false,
        stored_fields: "_none_",
        docvalue_fields: ["id"],
        query: { term: { [field as string]: text } },
      });
      const found = hits.hits.some(({ fields }) => fields?.["id"]?.[0] === id);
      if (!found) problems.push(`${kind}: ${id} is not found by "${text}".`);
    }
    const exists = await client.exists({
      index: indexName("pages", generation, prefix),
      id: pageId(page, id),
    });
    if (!exists) problems.push(`pages: ${page} ${id} has no page.`);
  }
  return problems;
}
