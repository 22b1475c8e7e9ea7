import { expect, test } from "vitest";
import { LruCache } from "./lru-cache.ts";
import { cacheRegistry } from "./metrics.ts";
import { noCopy } from "../local-copy/generation-copy.ts";
import { perGeneration } from "./per-generation.ts";

test("what was asked for longest ago goes first", () => {
  const gone: string[] = [];
  const cache = new LruCache<number>({ name: "test order", maxSize: 2, onEvict: (key) => gone.push(key) });
  cache.set("a", 1);
  cache.set("b", 2);
  cache.set("b", 3);
  expect(cache.get("a")).toBe(1);
  cache.set("c", 4);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 4]);
  expect(gone).toEqual(["b"]);
});

test("sizes are summed, and a value that is too large is not held", () => {
  const cache = new LruCache<string>({ name: "test sizes", maxSize: 10, sizeOf: (text) => text.length });
  cache.set("a", "12345");
  cache.set("b", "12345");
  cache.set("c", "123456789 and more");
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual(["12345", "12345", undefined]);
  cache.set("d", "1");
  expect([cache.get("a"), cache.get("b"), cache.get("d")]).toEqual([undefined, "12345", "1"]);
});

test("simultaneous first readers read once, and a failure is read again", async () => {
  const cache = new LruCache<string | null>({ name: "test readers", maxSize: 5 });
  let made = 0;
  const make = async (): Promise<null> => {
    made++;
    if (made === 1) throw new Error("away");
    return null;
  };
  const first = await Promise.allSettled([cache.read("a", make), cache.read("a", make)]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([cache.read("a", make), cache.read("a", make)])).toEqual([null, null]);
  expect(await cache.read("a", make)).toBeNull();
  expect(made).toBe(2);
});

test("what fails at once is not held either", async () => {
  const cache = new LruCache<number>({ name: "test failures", maxSize: 5 });
  const fail = (): Promise<number> => {
    throw new Error("at once");
  };
  await expect(cache.read("a", fail)).rejects.toThrow("at once");
  expect(await cache.read("a", async () => 1)).toBe(1);
});

test("each generation and each client is read for itself", async () => {
  let made = 0;
  const read = perGeneration("test generations", async () => ++made);
  const generation = (name: string) => ({
    release: name,
    name,
    index: (kind: string) => `${kind}--${name}`,
    copy: noCopy,
  });
  // A reader that asks nothing of its client can be given any.
  const client = () => ({}) as Parameters<typeof read>[0];
  const [one, other] = [client(), client()];
  expect(await Promise.all([read(one, generation("1")), read(one, generation("1"))])).toEqual([1, 1]);
  expect(await read(one, generation("2"))).toBe(2);
  expect(await read(other, generation("1"))).toBe(3);
  expect(await read(one, generation("1"))).toBe(1);
});

test("figures tell size, values, hits and misses", async () => {
  const cache = new LruCache<string>({ name: "test figures", maxSize: 10, sizeOf: (text) => text.length });
  cache.set("a", "123");
  cache.get("a");
  cache.get("b");
  const figures = await cacheRegistry.metrics();
  for (const line of [
    'cache_size{cache="test figures"} 3',
    'cache_entries{cache="test figures"} 1',
    'cache_reads_total{cache="test figures",result="hit"} 1',
    'cache_reads_total{cache="test figures",result="miss"} 1',
  ])
    expect(figures).toContain(line);
});
