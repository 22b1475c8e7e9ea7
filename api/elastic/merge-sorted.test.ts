import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeSorted } from "./merge-sorted.ts";
import type { SortKey } from "./merge-sorted.ts";

const keys: SortKey[] = [
  { _score: { order: "desc" } },
  { names: { order: "asc", missing: "_last", unmapped_type: "keyword" } },
  { id: { order: "asc" } },
];

test("better ones come first, then names in their order, those without a name last", () => {
  const sorted = [
    [90, "b", "1"],
    [90, "c", "0"],
    [90, null, "2"],
    [60, "a", "3"],
    [60, "a", "4"],
  ].map((sort) => ({ sort }));
  const [one, two, three, four, five] = sorted;
  expect(mergeSorted([[two!, four!], [], [one!, three!, five!]], keys)).toEqual(sorted);
});

test("lists of any lengths are one list in their order, with all that they had", () => {
  const hit = fc.record({
    sort: fc.tuple(
      fc.integer({ min: 0, max: 3 }),
      fc.option(fc.constantFrom("a", "b", "é")),
      fc.integer({ min: 0, max: 9 }).map(String),
    ),
  });
  fc.assert(
    fc.property(fc.array(fc.array(hit)), (lists) => {
      const merged = mergeSorted(
        lists.map((list) => mergeSorted([list], keys)),
        keys,
      );
      // A simple reference: texts that any comparison of texts sorts so.
      const text = ({ sort: [score, name, id] }: (typeof merged)[number]): string =>
        `${9 - score} ${name === null ? "\uFFFF" : name} ${id}`;
      const texts = merged.map(text);
      expect(texts).toEqual(
        lists
          .flat()
          .map(text)
          .sort((a, b) => (a < b ? -1 : 1)),
      );
    }),
  );
});
