/** How large the requests of a load are, and how many are under way at a time. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { indexName } from "../../index-mappings/names.ts";
import { writeDocuments } from "../../indexer/load/bulk.ts";
import { connect, noRetry } from "../../indexer/load/connect.ts";
import { createIndices } from "../../indexer/load/create.ts";
import { elasticsearchUrl, generationOf, ownPrefix, peptides } from "./load-server.ts";

const { prefix, clear } = ownPrefix("load-requests");
const generation = generationOf("2025-01-01", 1);
/** A client of its own: what it sends is watched. */
const client = connect(elasticsearchUrl());
const index = indexName("sequences", generation, prefix);

beforeAll(() => createIndices(client, generation, prefix, 1));
afterAll(clear);

/** Sizes of the requests that are sent meanwhile, in characters, and how many were under way at a time. */
async function watched(work: () => Promise<unknown>): Promise<{ sizes: number[]; most: number }> {
  const seen = { sizes: [] as number[], most: 0 };
  let underWay = 0;
  const begin = (_error: unknown, result: { meta: { request: { params: { body?: unknown } } } } | null) => {
    seen.sizes.push(String(result?.meta.request.params.body).length);
    seen.most = Math.max(seen.most, ++underWay);
  };
  const end = () => void underWay--;
  client.diagnostic.on("request", begin);
  client.diagnostic.on("response", end);
  await work();
  client.diagnostic.off("request", begin);
  client.diagnostic.off("response", end);
  return seen;
}

it.each([
  { share: 1, most: 2, atLeast: 4_000_000, atMost: 4_200_000 },
  { share: 0.25, most: 1, atLeast: 1_000_000, atMost: 1_200_000 },
  { share: 0.1, most: 1, atLeast: 400_000, atMost: 600_000 },
])(
  "are as large and as many at a time as readers can bear: $share",
  async ({ share, most, atLeast, atMost }) => {
    const rests: number[] = [];
    const throttle = { share, rest: async (took: number) => void rests.push(took) };
    const documents = peptides(120, "M".repeat(100_000));
    const seen = await watched(async () =>
      expect(await writeDocuments(client, index, documents, noRetry, () => {}, throttle)).toBe(120),
    );
    expect(seen.most).toBe(most);
    // The last one holds what is left.
    for (const size of seen.sizes.slice(0, -1)) {
      expect(size).toBeGreaterThanOrEqual(atLeast);
      expect(size).toBeLessThan(atMost);
    }
    expect(rests).toHaveLength(seen.sizes.length);
  },
);
