/** What operators see of the api: health while its parts go and come back, and figures. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { health } from "../../api/contract/health.ts";
import { suggestAnswer } from "../../api/contract/suggest.ts";
import type { TestSite } from "./api-site.ts";
import { problemOf, startTwoReleases } from "./two-releases.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTwoReleases(`test-health-${process.pid}`);
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site.url + path, { headers, redirect: "manual" });
const latest = "/api/v1/dataset/latest";

describe("health", () => {
  const healthOf = async (): Promise<z.infer<typeof health>> =>
    health.parse(await (await get("/api/v1/health")).json());

  it("is ok when all parts answer", async () => {
    expect(await healthOf()).toMatchObject({
      status: "ok",
      release: "2025-09-01",
      generation: "2025-09-01--bbbb",
    });
    expect((await get("/api/v1/health/ready")).status).toBe(200);
  });

  it("names the search engine while it is down, and all works again when it is back", async () => {
    site.elasticsearch.cut();
    try {
      for (const path of [
        "search/suggest?q=asked+never+before",
        "data/gene/SPBC11B10.09",
        "data/metadata",
        "annotations?subject=gene:x",
        "data/term/GO:0000070/genes",
      ]) {
        const answer = await get(`${latest}/${path}`);
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
        expect((await problemOf(answer)).part).toBe("search engine");
      }
      const { status, parts } = await healthOf();
      expect(status).toBe("degraded");
      expect(parts.filter(({ up }) => !up).map(({ name }) => name)).toEqual(["search engine"]);
      expect((await get("/api/v1/health/live")).status).toBe(200);
      await expect
        .poll(async () => (await get("/api/v1/health/ready")).status, { timeout: 20_000, interval: 300 })
        .toBe(503);
      expect((await problemOf(await get("/api/v1/health/ready"))).part).toBe("search engine");
      const page = await get("/gene/SPBC11B10.09");
      expect(page.status).toBe(503);
      expect(await page.text()).toContain("karyon-boot");
      expect((await get("/query")).status).toBe(200);
    } finally {
      site.elasticsearch.mend();
    }
    expect((await get(`${latest}/data/gene/SPBC11B10.09`)).status).toBe(200);
  });

  it("answers what was opened lately from what it kept, and says so of pages, which may have changed", async () => {
    const calls = [
      `${latest}/data/gene/SPBC11B10.09`,
      `${latest}/data/gene/SPBC11B10.09/tables`,
      `${latest}/search/suggest?q=cdc2`,
    ];
    const opened = [...calls, "/gene/SPBC11B10.09"];
    const texts = await Promise.all(opened.map(async (path) => (await get(path)).text()));
    site.elasticsearch.cut();
    try {
      for (const [index, path] of opened.entries()) {
        const answer = await get(path);
        const { headers } = answer;
        if (calls.includes(path)) {
          // As on any day: its tag says that it is still the same.
          expect(headers.get("x-kept-from")).toBeNull();
          expect(headers.get("cache-control")).toContain("max-age");
        } else expect(headers.get("x-kept-from")).toMatch(/^\d{4}-\d\d-\d\dT/);
        expect([answer.status, await answer.text()]).toEqual([200, texts[index]]);
      }
      expect((await get(`${latest}/data/gene/SPBC11B10.09?x=1`)).status).toBe(400);
      expect(await (await get("/")).text()).toContain('id="karyon-boot"');
    } finally {
      site.elasticsearch.mend();
    }
    expect((await get("/gene/SPBC11B10.09")).headers.get("x-kept-from")).toBeNull();
  });

  it("does without Redis, and names it", async () => {
    site.redis.cut();
    try {
      expect((await get(`${latest}/annotations?subject=gene:SPBC11B10.09`)).status).toBe(200);
      const { status, parts } = await healthOf();
      expect(status).toBe("degraded");
      expect(parts.filter(({ up }) => !up).map(({ name }) => name)).toEqual(["queue"]);
      // Pages, searches and queries are answered: requests go on being sent here.
      await expect
        .poll(async () => (await get("/api/v1/health/ready")).status, { timeout: 20_000, interval: 300 })
        .toBe(200);
    } finally {
      site.redis.mend();
    }
    await expect.poll(async () => (await healthOf()).status, { timeout: 10_000 }).toBe("ok");
  });
});

it("answers pages and searches while what searches need is still being read, and is not ready before", async () => {
  const reading = Promise.withResolvers<void>();
  const started = await startTwoReleases(`test-health-start-${process.pid}`, reading.promise);
  const ask = (path: string): Promise<Response> => fetch(started.url + path);
  try {
    const page = await ask("/gene/SPBC11B10.09");
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("cdc2")]);
    expect((await ask(`${latest}/data/gene/SPBC11B10.09`)).status).toBe(200);
    const { groups } = suggestAnswer.parse(await (await ask(`${latest}/search/suggest?q=cdc2`)).json());
    expect(groups[0]?.hits[0]).toMatchObject({ id: "SPBC11B10.09" });
    const early = await ask("/api/v1/health/ready");
    expect(early.status).toBe(503);
    expect(await problemOf(early)).toMatchObject({
      part: "release",
      detail: expect.stringContaining("searches and queries wait"),
    });
    expect(health.parse(await (await ask("/api/v1/health")).json()).status).toBe("degraded");
    reading.resolve();
    await expect
      .poll(async () => (await ask("/api/v1/health/ready")).status, { timeout: 10_000, interval: 300 })
      .toBe(200);
  } finally {
    reading.resolve();
    await started.stop();
  }
});

describe("figures for operators", () => {
  it("count by call, not by address", async () => {
    await get(`${latest}/data/gene/SPBC11B10.09`);
    const text = await (await get("/api/v1/metrics")).text();
    expect(text).toContain('route="/dataset/{release}/data/gene/{id}",status="200"');
    expect(text).not.toContain("SPBC11B10");
  });
  it("are not for those behind a proxy", async () =>
    expect((await get("/api/v1/metrics", { "x-forwarded-for": "10.1.1.1" })).status).toBe(404));
});
