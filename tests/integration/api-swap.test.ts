/** What readers see while releases come and go. */
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { watchGenerations } from "../../api/generation/generations.ts";
import type { LoadedGeneration } from "../../api/generation/generations.ts";
import { generationName } from "../../index-mappings/names.ts";
import { makeStaged } from "../../indexer/load/swap.ts";
import { documentsOf } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";
import { client } from "./load-server.ts";

const first = { release: "2024-10-01", token: "aaaa" };
const second = { release: "2025-09-01", token: "bbbb" };
const third = { release: "2025-09-01", token: "cccc" };
const prefix = `test-swap-${process.pid}`;
const limit = 20;
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ prefix, rateLimit: limit });
});
afterAll(() => site.stop());

const get = (path: string): Promise<Response> => fetch(`${site.url}/api/v1/dataset/${path}`);
const releaseOf = async (path: string): Promise<string | null> => (await get(path)).headers.get("x-release");

const page = (path: string, accept = "text/html,application/xhtml+xml,*/*;q=0.8"): Promise<Response> =>
  fetch(site.url + path, { headers: { accept }, redirect: "manual" });

it("has a page for readers of an identifier before the first load, and a problem for programs", async () => {
  const read = await page("/id/GO:0000070");
  expect([read.status, read.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await read.text()).toContain("karyon-boot");
  for (const accept of ["application/json", "*/*"]) {
    const asked = await page("/id/GO:0000070", accept);
    expect(asked.status).toBe(503);
    expect(await asked.json()).toMatchObject({ part: "release" });
  }
});

it("lets texts be read before the first load, without the tables that a release fills", async () => {
  const read = await page("/documentation/evidence-codes");
  expect(read.status).toBe(200);
  expect(await read.text()).toMatch(/<main>.*<h1>Evidence codes.*none is loaded yet/s);
  const asked = await get("latest/documentation/faq");
  expect([asked.status, asked.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await asked.json()).toMatchObject({ path: "/faq", html: expect.stringContaining("<h2") });
  expect((await page("/documentation/no-such-text")).status).toBe(404);
  expect((await get("latest/documentation/no-such-text")).status).toBe(404);
});

it("begins pages with their header before the first load", async () => {
  // Drawn by a stand-in, which tells the release.
  const header = "<p>header of undefined</p>";
  for (const path of ["/query", "/gene/SPBC11B10.09", "/no-such-page", "/faq"])
    expect(await (await page(path)).text(), path).toContain(header);
  expect(await (await page("/")).text()).toContain("<main><p>front page of undefined</p></main>");
});

it("says so while no release is loaded, and answers as soon as one is", async () => {
  const nothing = await get("latest/data/gene/SPBC11B10.09");
  expect(nothing.status).toBe(503);
  expect(await nothing.json()).toMatchObject({ part: "release", detail: "No release is loaded yet." });
  await site.write(first, documentsOf(first.release));
  expect((await get("latest/data/metadata")).status).toBe(503);
  await site.swap(first);
  expect(await releaseOf("latest/data/metadata")).toBe(first.release);
  const term = await page("/id/GO:0000070");
  expect([term.status, term.headers.get("location")]).toEqual([302, "/term/GO:0000070"]);
  expect((await page("/id/GO:9999999")).status).toBe(404);
  expect(await releaseOf("latest/documentation/faq")).toBe(first.release);
});

it("never fails a request while releases are swapped to and fro", async () => {
  await site.write(second, documentsOf(second.release));
  const statuses: number[] = [];
  let going = true;
  const reader = async (path: string): Promise<void> => {
    while (going) {
      const answer = await get(path);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  };
  const readers = [
    "latest/data/gene/SPBC11B10.09",
    "latest/search/suggest?q=cdc",
    `${first.release}/data/metadata`,
  ].map(reader);
  for (let i = 0; i < 5; i++) {
    await site.swap(...(i % 2 === 0 ? ([second, first] as const) : ([first, second] as const)));
    await site.generations.refresh();
    await wait(100);
  }
  going = false;
  await Promise.all(readers);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await releaseOf("latest/data/metadata")).toBe(second.release);
});

it("shows a staged release under the name of its generation, and nowhere else", async () => {
  const staged = { release: "2026-01-01", token: "dddd" };
  await site.write(staged, documentsOf(staged.release));
  await makeStaged(client, prefix, generationName(staged));
  await site.generations.refresh();
  expect(await releaseOf(`${generationName(staged)}/data/metadata`)).toBe(staged.release);
  expect(await releaseOf("latest/data/metadata")).not.toBe(staged.release);
  const unknown = await get(`${staged.release}/data/metadata`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).not.toContain(generationName(staged));
  const page = await fetch(`${site.url}/dataset/${generationName(staged)}/gene/SPBC11B10.09`);
  expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const html = await page.text();
  expect(html).toContain(`<meta name="karyon-release" content="${generationName(staged)}" />`);
  expect(html).toContain(`<meta name="karyon-base" content="/dataset/${generationName(staged)}" />`);
  expect((await fetch(`${site.url}/dataset/${staged.release}/gene/SPBC11B10.09`)).status).toBe(404);
  await site.remove(staged);
});

it("changes the tag of an answer with the generation, even of the same release", async () => {
  const path = "latest/data/gene/SPBC11B10.09";
  const tag = (await get(path)).headers.get("etag") ?? "";
  await site.write(third, documentsOf(third.release));
  await site.swap(third, second);
  await site.generations.refresh();
  const answer = await fetch(`${site.url}/api/v1/dataset/${path}`, { headers: { "if-none-match": tag } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("etag")).not.toBe(tag);
});

it("makes pages ask the very load that they were made from, where a release was loaded twice", async () => {
  const html = await (await fetch(`${site.url}/gene/SPBC11B10.09`)).text();
  expect(html).toContain(`href="/api/v1/dataset/${generationName(third)}/data/gene/SPBC11B10.09"`);
  for (const load of [second, third])
    expect(await releaseOf(`${generationName(load)}/data/metadata`)).toBe(second.release);
});

it("finds the new generation when the one it knew was removed", async () => {
  await site.swap(second);
  await site.remove(third);
  for (const path of [
    "latest/search/suggest?q=cdc2",
    "latest/data/gene/SPBC11B10.09",
    "2025-09-01/annotations?subject=gene:x",
  ]) {
    expect((await get(path)).status).toBe(200);
  }
});

it("says what to do when the release was loaded by a version that did not make a part of it", async () => {
  const older = { release: "2023-01-01", token: "dddd" };
  await site.write(older, documentsOf(older.release));
  await site.remove(older, ["files"]);
  await site.swap(older, second);
  await site.generations.refresh();
  const answer = await get("latest/genome/genes.gff3.gz");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    part: "release",
    detail: expect.stringContaining("loaded again"),
  });
  expect((await get("latest/data/gene/SPBC11B10.09")).status).toBe(200);
  await site.swap(second);
  await site.generations.refresh();
});

it("limits the use of expensive calls only", async () => {
  const statuses = await Promise.all(
    Array.from({ length: limit + 10 }, async () => (await get("latest/annotations?subject=gene:x")).status),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  const refused = await get("latest/annotations?subject=gene:y");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ status: 429, title: "Too many requests" });
  expect((await get("latest/data/gene/SPBC11B10.09")).status).toBe(200);
});

it("goes on to limit expensive calls by itself while Redis is frozen, and makes nobody wait for it", async () => {
  // The limit is used up, as Redis has told.
  expect((await get("latest/annotations?subject=gene:z")).status).toBe(429);
  site.redis.freeze();
  try {
    const began = performance.now();
    expect((await get("latest/annotations?subject=gene:z")).status).toBe(429);
    // A command to Redis is given up after 700 ms.
    expect(performance.now() - began).toBeLessThan(600);
    expect((await get("latest/data/gene/SPBC11B10.09")).status).toBe(200);
  } finally {
    site.redis.mend();
  }
});

/** Another reader of the same aliases, with a preparation that ends when it is told to. */
async function watchWith(prepare: (generation: LoadedGeneration) => Promise<void>, isAlone = false) {
  const live: string[] = [];
  const generations = await watchGenerations({
    elastic: client,
    prefix,
    log: pino({ level: "silent" }),
    interval: 3_600_000,
    prepare,
    isAlone,
    onLive: ({ name }) => live.push(name),
  });
  return { live, generations };
}

it("leads readers to another release when what they would wait for has been read, and not before", async () => {
  const [older, newer] = [
    { ...first, token: "eeee" },
    { ...second, token: "ffff" },
  ];
  await Promise.all([older, newer].map((one) => site.write(one, documentsOf(one.release))));
  await site.swap(older);
  const prepared = Promise.withResolvers<void>();
  const { live, generations } = await watchWith(async ({ name }) => {
    if (name === generationName(newer)) await prepared.promise;
  }, true);
  await expect.poll(() => live).toEqual([generationName(older)]);
  await site.swap(newer, older);
  const swapped = generations.refresh();
  await wait(300);
  expect(generations.live?.name).toBe(generationName(older));
  prepared.resolve();
  await swapped;
  expect(live).toEqual([generationName(older), generationName(newer)]);
  await generations.close();
  await Promise.all([older, newer].map((one) => site.remove(one)));
});

it("leads those who have nothing at all to a release at once", async () => {
  const { generations } = await watchWith(() => new Promise(() => {}));
  expect(generations.live).toBeNull();
  const only = { ...first, token: "aabb" };
  await site.write(only, documentsOf(only.release));
  await site.swap(only);
  await generations.refresh();
  expect(generations.live?.name).toBe(generationName(only));
  await generations.close();
});

it("leads to what is live at the start when that is prepared, and at once where nobody else answers", async () => {
  const only = { ...first, token: "ccdd" };
  await site.write(only, documentsOf(only.release));
  await site.swap(only);
  const prepared = Promise.withResolvers<void>();
  const alone = await watchWith(() => prepared.promise, true);
  expect(alone.generations.live?.name).toBe(generationName(only));
  expect([alone.live, alone.generations.isPrepared]).toEqual([[], false]);
  let watches = false;
  const beside = watchWith(() => prepared.promise).then((one) => {
    watches = true;
    return one;
  });
  await wait(300);
  expect(watches).toBe(false);
  prepared.resolve();
  const { live, generations } = await beside;
  for (const one of [generations, alone.generations]) expect(one.isPrepared).toBe(true);
  expect([live, alone.live]).toEqual([[generationName(only)], [generationName(only)]]);
  await Promise.all([generations.close(), alone.generations.close()]);
});
