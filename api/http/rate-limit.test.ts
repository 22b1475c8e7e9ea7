import express from "express";
import type { Redis } from "ioredis";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { errorToProblem } from "./error-to-problem.ts";
import { limitUse } from "./rate-limit.ts";

let stop = (): void => {};
afterEach(() => stop());

type Counting = () => Promise<unknown>;

/** A site whose calls cost one, of ten in a minute, with a Redis that counts as told. */
async function siteWith(
  count: Counting,
): Promise<() => Promise<{ status: number; ms: number; left: string }>> {
  const app = express();
  // Only this is asked of it.
  const redis = { eval: () => count() } as unknown as Redis;
  app.use(limitUse({ redis, prefix: "test", rateLimit: 10 })(() => 1));
  app.get("/", (_request, response) => void response.send("here"));
  app.use(((error, _request, response, _next) => {
    response.status(errorToProblem(error).status).end();
  }) satisfies express.ErrorRequestHandler);
  const server = app.listen(0, "127.0.0.1");
  await new Promise<void>((resolve) => server.once("listening", resolve));
  stop = () => server.close();
  // A TCP server's address is an object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  return async () => {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    await answer.text();
    return {
      status: answer.status,
      ms: performance.now() - began,
      left: /r=(\d+)/.exec(answer.headers.get("ratelimit") ?? "")?.[1] ?? "",
    };
  };
}

it("does not keep a reader waiting for a Redis that says nothing", async () => {
  const ask = await siteWith(() => new Promise(() => {}));
  await ask();
  for (let left = 8; left >= 0; left--) {
    const { status, ms, left: told } = await ask();
    expect([status, told]).toEqual([200, String(left)]);
    // Commands are given up after 700 ms; the search engine that is asked next may be frozen, too.
    expect(ms).toBeLessThan(400);
  }
  expect((await ask()).status).toBe(429);
});

it("goes on from what Redis told last when Redis goes away", async () => {
  let used = 6;
  let isAway = false;
  const ask = await siteWith(async () => {
    if (isAway) throw new Error("away");
    return [++used, 60_000];
  });
  expect((await ask()).left).toBe("3");
  isAway = true;
  expect((await ask()).left).toBe("2");
  await ask();
  await ask();
  expect((await ask()).status).toBe(429);
  isAway = false;
  expect((await ask()).left).toBe("2");
});

it("takes the count of a Redis that was late for what it is", async () => {
  const late: (() => void)[] = [];
  let used = 8;
  const ask = await siteWith(
    () =>
      new Promise((resolve) => {
        late.push(() => resolve([++used, 60_000]));
      }),
  );
  expect((await ask()).left).toBe("9");
  for (const answer of late) answer();
  await new Promise((resolve) => setImmediate(resolve));
  expect((await ask()).left).toBe("0");
});
