/** What the copy of finished documents on the api's own machine is good for: nobody sees a difference, and pages need no search engine. */
import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connectElasticsearch } from "../../api/connections/connections.ts";
import { health } from "../../api/contract/health.ts";
import { readPage } from "../../api/documents/read-page.ts";
import { watchGenerations } from "../../api/generation/generations.ts";
import { layout } from "../../api/local-copy/local-copy.ts";
import { LocalCopies } from "../../api/local-copy/local-copies.ts";
import { vocabularyOf } from "../../api/search/read/read-vocabulary.ts";
import { generationName } from "../../index-mappings/names.ts";
import { documentsOf } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";
import { problemOf } from "./two-releases.ts";

const prefix = `test-copy-${process.pid}`;
const first = { release: "2024-10-01", token: "aaaa" };
const second = { release: "2025-09-01", token: "bbbb" };
const log = pino({ level: "silent" });

let folder: string;
let site: TestSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "karyon-copies-"));
  site = await startTestSite({ prefix, copies: folder, isPrepared: true });
  await site.write(first, documentsOf(first.release));
  await site.swap(first);
  await site.generations.refresh();
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Status, headers that do not tell of the request, and body. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<[number, object, string]> {
  const answer = await fetch(site.url + path, { headers, redirect: "manual" });
  const told = [...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
  return [answer.status, Object.fromEntries(told), await answer.text()];
}
const latest = "/api/v1/dataset/latest";
/** Documents and tables, by ids of the present and of the past, packed and not, ones that there are not, and what is made of several. */
const calls = [
  "data/gene/SPBC11B10.09",
  "data/gene/SPBC11B10.09/tables",
  "data/gene/SPBC11B10.09.1",
  "data/term/GO:0000070",
  "data/term/GO:0000070/tables",
  "data/metadata",
  "data/chromosome_summaries",
].map((call) => `${latest}/${call}`);
const asEachReader = async (paths: readonly string[]) =>
  Promise.all(
    paths.flatMap((path) => [
      ask(path),
      ask(path, { "Accept-Encoding": "identity" }),
      ask(path, { "If-None-Match": '"another"' }),
    ]),
  );

it("answers the same as the search engine, also the second time", async () => {
  const before = await asEachReader(calls);
  expect(before.map(([status]) => status)).not.toContain(500);
  // As the api that runs does it: after the names were read.
  await expect.poll(() => site.generations.isPrepared, { timeout: 20_000 }).toBe(true);
  await site.copy();
  expect(site.generations.live?.copy.isThere).toBe(true);
  expect(await asEachReader(calls)).toEqual(before);
  expect(await asEachReader(calls)).toEqual(before);
});

it("answers pages while the search engine is away, opened before or not, and says which are not there", async () => {
  const html = await ask("/gene/SPBC11B10.09");
  site.elasticsearch.cut();
  try {
    expect((await asEachReader(calls)).map(([status]) => status)).toEqual(
      calls.flatMap(() => [200, 200, 200]),
    );
    expect((await ask(`${latest}/data/term/GO:9999999`))[0]).toBe(404);
    // It may be another name of one.
    expect((await ask(`${latest}/data/gene/SPBC1105.17`))[0]).toBe(503);
    const page = await ask("/gene/SPBC11B10.09");
    expect(page).toEqual(html);
    expect(page[1]).not.toHaveProperty("x-kept-from");
    const search = await fetch(`${site.url}${latest}/search/suggest?q=never+asked`);
    expect([search.status, (await problemOf(search)).part]).toEqual([503, "search engine"]);
    const { parts } = health.parse(JSON.parse((await ask("/api/v1/health"))[2]));
    expect(parts[0]).toMatchObject({
      up: false,
      message: expect.stringContaining("a copy"),
    });
  } finally {
    site.elasticsearch.mend();
  }
});

/** An api that is started while the search engine is away. */
async function startedWithout() {
  const copies = new LocalCopies({ folder, prefix, nodes: [], log });
  const elastic = connectElasticsearch(["http://127.0.0.1:9"]);
  const generations = await watchGenerations({ elastic, prefix, log, copies, interval: 3_600_000 });
  return {
    copies,
    generations,
    page: async (id: string) => {
      const { live } = generations;
      return live && readPage(elastic, live, "gene", id);
    },
    names: async () => {
      const { live } = generations;
      return live && vocabularyOf(elastic, live);
    },
    async stop() {
      await generations.close();
      copies.close();
      await elastic.close();
    },
  };
}

it("is what an api answers from that starts before the search engine", async () => {
  const started = await startedWithout();
  expect(started.generations.live).toMatchObject({ release: first.release, name: generationName(first) });
  expect((await started.page("SPBC11B10.09"))?.body.length).toBeGreaterThan(0);
  // What words and names mean is known, too, before anything can be searched.
  const names = await started.names();
  expect(names?.genes.rows[names.genes.find("cdc2") ?? -1]?.gene_uniquename).toBe("SPBC11B10.09");
  // As a search engine says it that has nothing.
  started.copies.follow({ live: null, loaded: [] });
  expect(started.copies.recall()?.live).toBe(generationName(first));
  await started.stop();
});

it("is of the release that is live, and goes when that is no longer kept", async () => {
  await site.write(second, documentsOf(second.release));
  await site.swap(second, first);
  await site.generations.refresh();
  expect((await ask(`${latest}/data/gene/SPBC11B10.09`))[1]).toMatchObject({ "x-release": second.release });
  await site.copy();
  expect((await ask(`${latest}/data/gene/SPBC11B10.09`))[1]).toMatchObject({ "x-release": second.release });
  const earlier = `/api/v1/dataset/${first.release}/data/gene/SPBC11B10.09`;
  expect((await ask(earlier))[1]).toMatchObject({ "x-release": first.release });
  expect((await readdir(folder)).filter((file) => file.endsWith(".sqlite"))).toHaveLength(2);

  // Of another version of the program, and of another site.
  const others = [
    `${prefix}-${generationName(second)}.0.sqlite`,
    `${prefix}-b-${generationName(first)}.1.sqlite`,
  ];
  for (const file of others) await writeFile(join(folder, file), "");
  await site.swap(second);
  await site.remove(first);
  await site.generations.refresh();
  expect((await readdir(folder)).filter((file) => file.endsWith(".sqlite"))).toEqual([
    `${prefix}-${generationName(second)}.${layout}.sqlite`,
    others[1],
  ]);
  expect((await ask(earlier))[0]).toBe(404);
  const started = await startedWithout();
  expect(started.generations.live?.name).toBe(generationName(second));
  await started.stop();
});

it("is thrown away and done without where it cannot be read", async () => {
  const path = join(folder, `${prefix}-${generationName(second)}.${layout}.sqlite`);
  await truncate(path, 20_000);
  for (const call of calls) expect((await ask(call))[0]).toBe(200);
  expect(site.generations.live?.copy.isThere).toBe(false);
  await site.copy();
  expect(site.generations.live?.copy.isThere).toBe(true);
  expect(await readdir(folder)).toContain(`${prefix}-${generationName(second)}.${layout}.sqlite`);
});

it("is done without where the folder cannot be written", async () => {
  const copies = new LocalCopies({ folder: "/proc/nowhere/documents", prefix, nodes: [], log });
  await copies.make(generationName(second));
  copies.follow({ live: generationName(second), loaded: [generationName(second)] });
  expect(copies.has(generationName(second))).toBe(false);
  expect(copies.recall()).toBeNull();
});
