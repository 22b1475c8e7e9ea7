/** Visitors during swaps and rollbacks: no request may fail, and none may see a mixture of two generations. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { aliasName, indexName } from "../../index-mappings/names.ts";
import { writeDocuments } from "../../indexer/load/bulk.ts";
import { noRetry } from "../../indexer/load/connect.ts";
import { createIndices } from "../../indexer/load/create.ts";
import { forceMerge, warmUp } from "../../indexer/load/force-merge.ts";
import { makeLive, rollBack } from "../../indexer/load/swap.ts";
import { client, generationOf, ownPrefix, peptides } from "./load-server.ts";

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
