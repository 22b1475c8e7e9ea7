/** Visitors during swaps and rollbacks: no request may fail, and none may see a mixture of two generations. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { aliasName, indexName } from "../../index-mappings/names.ts";
import { writeDocuments } from "../../indexer/load/bulk.ts";
import { connect, noRetry } from "../../indexer/load/connect.ts";
import { createIndices } from "../../indexer/load/create.ts";
import { forceMerge, warmUp } from "../../indexer/load/force-merge.ts";
import { listGenerations } from "../../indexer/load/generations.ts";
import { makeLive, rollBack } from "../../indexer/load/swap.ts";
import { wayTo } from "../way.ts";
import { client, elasticsearchUrl, generationOf, ownPrefix, peptides } from "./load-server.ts";

const { prefix, clear } = ownPrefix("swap");
const small = { ...generationOf("2024-10-01", 1), documents: 100 };
const large = { ...generationOf("2025-09-01", 2), documents: 200 };

beforeAll(async () => {
  for (const generation of [small, large]) {
    await createIndices(client, generation, prefix, 1);
    await writeDocuments(
      client,
      indexName("sequences", generation, prefix),
      peptides(generation.documents),
      noRetry,
    );
    await forceMerge(client, generation, prefix, 0, () => {});
    await warmUp(client, generation, prefix);
  }
  await makeLive(client, prefix, small.name);
});
afterAll(clear);

it("answers every request while generations are swapped to and fro", async () => {
  let running = true;
  const counts = new Set<number>();
  let requests = 0;
  const visitor = async (): Promise<void> => {
    while (running) {
      counts.add((await client.count({ index: aliasName("sequences", prefix) })).count);
      requests += 1;
    }
  };
  const visitors = [visitor(), visitor(), visitor(), visitor()];
  await makeLive(client, prefix, large.name);
  for (let times = 0; times < 10; times += 1) await rollBack(client, prefix);
  running = false;
  await Promise.all(visitors);
  expect(requests).toBeGreaterThan(20);
  expect(counts).toEqual(new Set([small.documents, large.documents]));
});

it("says that it has failed only when nothing has changed, whatever answer is spoilt on the way", async () => {
  const live = async (): Promise<string | undefined> =>
    (await listGenerations(client, prefix)).find(({ state }) => state === "live")?.name;
  const ends = new Set<string>();
  for (let oneOf = 2; oneOf <= 12; oneOf += 1) {
    const before = await live();
    const way = await wayTo(new URL(elasticsearchUrl()));
    try {
      way.spoil(oneOf);
      const [{ status }] = await Promise.allSettled([rollBack(connect(way.url), prefix)]);
      expect([oneOf, status, (await live()) !== before]).toEqual([oneOf, status, status === "fulfilled"]);
      ends.add(status);
    } finally {
      way.close();
    }
  }
  expect(ends).toEqual(new Set(["fulfilled", "rejected"]));
});
