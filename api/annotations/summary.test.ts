import type { Client } from "@elastic/elasticsearch";
import { expect, test } from "vitest";
import { largeTable } from "../../index-mappings/tables.ts";
import { readSummary } from "./summary.ts";

const table = {
  base: { match_all: {} },
  narrowing: [],
  filters: new Map(),
  children: null,
  isOfPairs: false,
  seenFrom: null,
};

/** The number of rows that are answered, of a table of so many annotations and no row. */
async function rows(annotations: number, size: number): Promise<number> {
  const aggregations = { all: { doc_count: annotations }, left: { groups: { buckets: [] } } };
  // Nothing but searches is asked of it.
  const elastic = { search: async () => ({ aggregations }) } as unknown as Client;
  return (await readSummary(elastic, "rows", table, "process", null, { page: 1, size }, "all")).rows.length;
}

test("a page of a large table has at most 200 rows, each of which may have many entries", async () => {
  await expect(rows(largeTable + 1, 201)).rejects.toMatchObject({
    status: 400,
    extensions: { errors: [{ where: "query.size" }] },
  });
  expect(await rows(largeTable + 1, 200)).toBe(0);
  expect(await rows(largeTable, 1000)).toBe(0);
});
