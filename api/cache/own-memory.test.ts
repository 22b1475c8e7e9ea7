import { expect, test } from "vitest";
import { inOwnMemory } from "./own-memory.ts";

test("a part of a block is copied out of it", () => {
  const part = Buffer.from("a small answer");
  const own = inOwnMemory(part);
  expect(own.toString()).toBe("a small answer");
  expect(own.buffer.byteLength).toBe(own.byteLength);
});

test("what has its memory for itself stays where it is", () => {
  const whole = Buffer.alloc(20_000, "a large answer ");
  expect(inOwnMemory(whole).buffer).toBe(whole.buffer);
});
