import fc from "fast-check";
import { expect, it } from "vitest";
import { firstSort, sortedValue, valueOf } from "./sorted-value.ts";

it("gives back what it was given", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.dictionary(fc.string(), fc.string()), (sort, value) => {
      expect(valueOf(sortedValue(sort, value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it("sorts by the parts, one after the other", () => {
  const word = fc.stringMatching(/^[a-z0-9]*$/);
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  fc.assert(
    fc.property(word, word, word, word, (a, b, c, d) => {
      expect(order(sortedValue([a, b], {}), sortedValue([c, d], {}))).toBe(order(a, c) || order(b, d));
    }),
  );
  expect(sortedValue(["a", "b"], {}).startsWith(firstSort("a"))).toBe(true);
});
