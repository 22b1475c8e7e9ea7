import { expect, test } from "vitest";
import { countBits, ranksIn } from "./gene-bits.ts";

test("ranks come back in their order, the first and last bit of a number among them", () => {
  const ranks = [0, 1, 30, 31, 32, 63, 95];
  const bits = new Int32Array(3);
  for (const rank of ranks) bits[rank >> 5]! |= 1 << (rank & 31);
  expect(ranksIn(bits)).toEqual(ranks);
  expect(countBits(bits)).toBe(ranks.length);
});

test("a page has those of the ranks that are on it", () => {
  const bits = Int32Array.of(0b1011, 0, 0b110);
  expect(ranksIn(bits, 0, 2)).toEqual([0, 1]);
  expect(ranksIn(bits, 2, 4)).toEqual([3, 65]);
  expect(ranksIn(bits, 4, 6)).toEqual([66]);
  expect(ranksIn(bits, 5, 7)).toEqual([]);
});

test("no bit is no gene, and all bits are all genes", () => {
  expect([ranksIn(new Int32Array(2)), countBits(new Int32Array(2))]).toEqual([[], 0]);
  expect(countBits(new Int32Array(2).fill(-1))).toBe(64);
  expect(ranksIn(new Int32Array(2).fill(-1))).toEqual(Array.from({ length: 64 }, (_, rank) => rank));
});
