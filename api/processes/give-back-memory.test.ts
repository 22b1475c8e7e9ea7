import { expect, onTestFinished, test, vi } from "vitest";
import { giveBackMemory } from "./give-back-memory.ts";

test("memory is collected at once, and again when the process has grown and is at rest", async () => {
  vi.stubGlobal("gc", vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const collections = (): number => vi.mocked(globalThis.gc!).mock.calls.length;
  giveBackMemory(20);
  expect(collections()).toBe(1);
  const grown = Buffer.alloc(64 * 2 ** 20, 1);
  await expect.poll(collections, { timeout: 30_000 }).toBeGreaterThan(1);
  expect(grown).toHaveLength(64 * 2 ** 20);
});
