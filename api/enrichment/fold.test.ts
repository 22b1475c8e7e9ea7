import { expect, test } from "vitest";
import { folded } from "./fold.ts";

const closures = new Map(
  Object.entries({ cycle: ["cycle"], mitosis: ["mitosis", "cycle"], growth: ["growth"] }).map(
    ([id, above]) => [id, new Set(above)] as const,
  ),
);

test("a term is folded into one above or below it that comes before it and has most of its genes", () => {
  const terms = [
    { id: "mitosis", ranks: [1, 2, 3] },
    { id: "cycle", ranks: [1, 2, 3, 4] },
  ];
  expect([...folded(terms, closures)]).toEqual([["cycle", "mitosis"]]);
  expect([...folded(terms.toReversed(), closures)]).toEqual([["mitosis", "cycle"]]);
});

test("terms with the same genes that stand apart in the ontology say different things", () =>
  expect(
    folded(
      [
        { id: "mitosis", ranks: [1, 2] },
        { id: "growth", ranks: [1, 2] },
      ],
      closures,
    ).size,
  ).toBe(0));

test("a term with many other genes is not folded", () =>
  expect(
    folded(
      [
        { id: "mitosis", ranks: [1, 2] },
        { id: "cycle", ranks: [1, 2, 3, 4, 5] },
      ],
      closures,
    ).size,
  ).toBe(0));
