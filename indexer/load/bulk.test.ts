import type { Client } from "@elastic/elasticsearch";
import { expect, it } from "vitest";
import { writeDocuments } from "./bulk.ts";
import { noRetry } from "./connect.ts";

/** A search engine that notes what it is sent, and how many requests it has at a time. */
function engine() {
  const seen = { sizes: [] as number[], most: 0 };
  let open = 0;
  const request = async ({ bulkBody }: { readonly bulkBody: string }) => {
    seen.sizes.push(bulkBody.length);
    seen.most = Math.max(seen.most, ++open);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open--;
    return { errors: false, items: [] };
  };
  // All that is asked of it.
  return { client: { transport: { request } } as unknown as Client, seen };
}

async function* documents() {
  for (let id = 0; id < 120; id++) yield { id: String(id), doc: { text: "x".repeat(100_000) } };
}

it.each([
  { share: 1, most: 2, atLeast: 4_000_000, atMost: 4_200_000 },
  { share: 0.25, most: 1, atLeast: 1_000_000, atMost: 1_200_000 },
  { share: 0.1, most: 1, atLeast: 400_000, atMost: 600_000 },
])(
  "writes in requests as large and as many at a time as readers can bear: $share",
  async ({ share, most, atLeast, atMost }) => {
    const { client, seen } = engine();
    const rests: number[] = [];
    const throttle = { share, rest: async (took: number) => void rests.push(took) };
    expect(await writeDocuments(client, "an-index", documents(), noRetry, () => {}, throttle)).toBe(120);
    expect(seen.most).toBe(most);
    // The last one holds what is left.
    for (const size of seen.sizes.slice(0, -1)) {
      expect(size).toBeGreaterThanOrEqual(atLeast);
      expect(size).toBeLessThan(atMost);
    }
    expect(rests).toHaveLength(seen.sizes.length);
  },
);
