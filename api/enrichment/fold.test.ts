import { expect, test } from "vitest";
import { sharedLists } from "../threads/shared-lists.ts";
import { folded } from "./fold.ts";

const [cycle, mitosis, growth] = [0, 1, 2];
const closures = sharedLists([[cycle], [mitosis, cycle], [growth]]);

test("a term is folded into one above or below it that comes before it and has most of its genes", () => {
  const terms = [
    { thing: mitosis, ranks: [1, 2, 3] },
    { thing: cycle, ranks: [1, 2, 3, 4] },
  ];
  expect([...folded(terms, closures)]).toEqual([[cycle, mitosis]]);
  expect([...folded(terms.toReversed(), closures)]).toEqual([[mitosis, cycle]]);
});

test("terms with the same genes that stand apart in the ontology say different things", () =>
  expect(
    folded(
      [
        { thing: mitosis, ranks: [1, 2] },
        { thing: growth, ranks: [1, 2] },
      ],
      closures,
    ).size,
  ).toBe(0));

test("a term with many other genes is not folded", () =>
  expect(
    folded(
      [
        { thing: mitosis, ranks: [1, 2] },
        { thing: cycle, ranks: [1, 2, 3, 4, 5] },
      ],
      closures,
    ).size,
  ).toBe(0));
