import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compressedInThread } from "./compress-in-thread.ts";
import type { DocToStore } from "./compress-in-thread.ts";

type Bodies = readonly (string | null)[];

async function* from(bodies: Bodies): AsyncIterable<DocToStore> {
  for (const [i, body] of bodies.entries()) yield { id: String(i), doc: { body } };
}

/** What is read again of what was compressed, by id. */
async function readAgain(bodies: Bodies): Promise<[string, string | null][]> {
  const read: [string, string | null][] = [];
  for await (const { id, doc } of compressedInThread(from(bodies))) {
    const { body } = doc as { readonly body: string | null };
    read.push([id, body === null ? null : gunzipSync(Buffer.from(body, "base64")).toString()]);
  }
  return read;
}

const asGiven = (bodies: Bodies): [string, string | null][] => bodies.map((body, i) => [String(i), body]);

test("all documents come in their order, with what they said", async () => {
  const body = fc.option(fc.string({ unit: "grapheme", maxLength: 50 }));
  await fc.assert(
    fc.asyncProperty(fc.array(body, { maxLength: 50 }), async (bodies) => {
      expect(await readAgain(bodies)).toEqual(asGiven(bodies));
    }),
    { numRuns: 10 },
  );
});

test("more than a batch, small documents and large ones", async () => {
  const bodies = Array.from({ length: 2_500 }, (_, i) =>
    i % 500 === 3 ? null : `${i} `.repeat(i % 100 === 0 ? 30_000 : 2),
  );
  expect(await readAgain(bodies)).toEqual(asGiven(bodies));
});

test("a document that cannot be made ends it, and those before have come", async () => {
  const broken = async function* (): AsyncIterable<DocToStore> {
    yield* from(Array.from({ length: 1_500 }, String));
    throw new Error("line 7 of genes.tsv");
  };
  const come: string[] = [];
  const read = async (): Promise<void> => {
    for await (const { id } of compressedInThread(broken())) come.push(id);
  };
  await expect(read()).rejects.toThrow("line 7 of genes.tsv");
  expect(come.length % 500).toBe(0);
});

test("who stops reading leaves no thread behind", async () => {
  const before = process.getActiveResourcesInfo().filter((what) => what === "MessagePort").length;
  for await (const { id } of compressedInThread(from(Array.from({ length: 5_000 }, String))))
    if (id === "10") break;
  expect(process.getActiveResourcesInfo().filter((what) => what === "MessagePort")).toHaveLength(before);
});
