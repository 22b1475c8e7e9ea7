import { afterAll, expect, it } from "vitest";
import { takeLoadLock } from "../../indexer/jobs/load-lock.ts";
import { connectRedis } from "../../indexer/jobs/redis.ts";

const url = process.env["REDIS_URL"];
if (!url) throw new Error("REDIS_URL is not set: these tests need a running Redis");
const redis = connectRedis(url);
const prefix = `test-lock-${process.pid}`;
const key = `${prefix}:load-lock`;
afterAll(async () => {
  await redis.del(key);
  redis.disconnect();
});

it("lets one load at a time, and tells a load that was taken for dead that another one has begun", async () => {
  let lost = "";
  const letGo = await takeLoadLock(redis, prefix, "first", ({ message }) => (lost = message));
  await expect(takeLoadLock(redis, prefix, "second")).rejects.toThrow("Another load is running: first");
  // As it is after a process was stopped for longer than its lock lives.
  const other = JSON.stringify({ id: "other", host: "elsewhere", pid: 1, dir: "second", beat: 1 });
  await redis.set(key, other);
  await expect.poll(() => lost, { timeout: 10_000 }).toContain("another one has begun");
  await letGo();
  expect(await redis.get(key)).toBe(other);
});
