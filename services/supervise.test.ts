import { expect, it } from "vitest";
import { startChild, type Child } from "./child.ts";
import { supervise } from "./supervise.ts";

const signal = new AbortController().signal;

it("starts a crashed service again, gives up on one that keeps ending, and lets a stopped one rest", async () => {
  const lines: string[] = [];
  let starts = 0;
  let child: Child | undefined;
  const supervised = await supervise("Redis", { log: (line) => lines.push(line), signal }, async (born) => {
    starts += 1;
    child = await startChild("sleep", ["300"]);
    born(child);
  });
  for (const expected of [2, 3, 4]) {
    supervised.crash();
    await expect.poll(() => [starts, lines.length]).toEqual([expected, 2 * (expected - 1)]);
  }
  expect(lines.slice(0, 2)).toEqual([
    "Redis ended unexpectedly (SIGKILL), starting it again",
    "Redis is back",
  ]);
  supervised.crash();
  expect(await supervised.failed).toBe("Redis keeps ending unexpectedly (SIGKILL).");

  const calm = await supervise("Redis", { log: (line) => lines.push(line), signal }, async (born) =>
    born(await startChild("sleep", ["300"])),
  );
  const before = lines.length;
  await calm.stop();
  expect(lines.length).toBe(before);
});
