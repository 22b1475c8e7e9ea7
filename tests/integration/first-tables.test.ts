/**
 * The tables that are finished when a release is loaded against what the search engine answers about the same pages.
 * KARYON_RELEASE names the release; a generated one stands in for it.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aliasName } from "../../index-mappings/names.ts";
import { askElasticsearch } from "../../services/elasticsearch.ts";
import { firstTables, firstTableSize } from "../../index-mappings/tables.ts";
import type { FirstTables } from "../../index-mappings/tables.ts";
import { askingAt } from "./annotation-asking.ts";
import { startAnnotationSite } from "./annotation-site.ts";
import type { AnnotationSite } from "./annotation-site.ts";
import { loadedPrefix } from "./api-site.ts";

/** Pages of each kind, spread over all of them; KARYON_RUNS asks for more. */
const pagesOfKind = Number(process.env["KARYON_RUNS"] ?? 24);

const own = `test-first-${process.pid}`;
let served: AnnotationSite;
const { table } = askingAt(() => served.site.url);

/** Ids of pages with finished tables, spread over all of them. */
async function idsOf(kind: string): Promise<string[]> {
  const index = aliasName("pages", loadedPrefix() ?? own);
  const answer = await askElasticsearch(served.site.elasticsearch.url, `/${index}/_search`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      query: { term: { kind } },
      // Tables were written last.
      sort: [{ _doc: "desc" }],
      size: 10_000,
      _source: false,
    }),
  });
  const { hits } = (await answer.json()) as { hits: { hits: { _id: string }[] } };
  const ids = hits.hits.flatMap(({ _id: id }) =>
    id.startsWith(`${kind}/`) ? [id.slice(kind.length + 1)] : [],
  );
  const step = Math.max(1, Math.floor(ids.length / pagesOfKind));
  return ids.filter((_, index) => index % step === 0);
}

const finished = async (kind: string, id: string): Promise<FirstTables> => {
  const answer = await fetch(
    `${served.site.url}/api/v1/dataset/latest/data/${kind}/${encodeURIComponent(id)}/tables`,
  );
  expect(answer.status).toBe(200);
  return firstTables.parse(await answer.json());
};

beforeAll(async () => {
  const dir = process.env["KARYON_RELEASE"];
  served = await startAnnotationSite(own, dir && loadedPrefix() ? { dir, keep: () => true } : { genes: 300 });
});
afterAll(() => served.stop());

describe.each(["gene", "term", "reference", "genotype"])("finished tables of a %s", (kind) => {
  it("say what the call for annotations says", async () => {
    const ids = await idsOf(kind);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids)
      for (const { type, view, answer } of await finished(kind, id))
        expect([id, type, answer]).toEqual([
          id,
          type,
          await table({ subject: `${kind}:${id}`, type, view, size: String(firstTableSize) }),
        ]);
  });

  it("are all that there are, each once", async () => {
    for (const id of (await idsOf(kind)).slice(0, 5)) {
      const all = await table({ subject: `${kind}:${id}` });
      const types = (await finished(kind, id)).map(({ type }) => type);
      expect(new Set(types).size).toBe(types.length);
      // Tables of details show some of the genetic interactions once more.
      expect(types.filter((type) => !type.endsWith("_genetic_interactions")).toSorted()).toEqual(
        (all.facets[0]?.options ?? []).map(({ value }) => value).toSorted(),
      );
    }
  });
});

it("are 404 where there is no page", async () => {
  const answer = await fetch(`${served.site.url}/api/v1/dataset/latest/data/gene/no-such-gene/tables`);
  expect(answer.status).toBe(404);
});
