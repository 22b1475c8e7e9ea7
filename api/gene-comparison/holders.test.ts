import fc from "fast-check";
import { expect, test } from "vitest";
import { holdersOf, mostSpecific, sharedOf } from "./holders.ts";

test("what genes have is told once, with the genes in their order", () => {
  const lists = [["a", "b", "a"], ["b"], ["c", "b"]];
  expect([...holdersOf(lists)]).toEqual([
    ["a", [0]],
    ["b", [0, 1, 2]],
    ["c", [2]],
  ]);
  expect([...sharedOf(lists)]).toEqual([["b", [0, 1, 2]]]);
});

/** Terms by number, each with some of lower number as its parents, and the terms that each gene is annotated to. */
const release = fc.integer({ min: 1, max: 9 }).chain((size) =>
  fc.record({
    parents: fc.tuple(...Array.from({ length: size }, (_, term) => fc.subarray([...Array(term).keys()]))),
    annotated: fc.array(fc.subarray([...Array(size).keys()]), { minLength: 2, maxLength: 4 }),
  }),
);

test("a term is left out exactly where one below it has the same genes", () => {
  fc.assert(
    fc.property(release, ({ parents, annotated }) => {
      const closure = (term: number): number[] => [
        ...new Set([term, ...(parents[term] ?? []).flatMap(closure)]),
      ];
      const terms = parents.map((_, term) => term);
      const closures = new Map(terms.map((term) => [String(term), closure(term).map(String)]));
      const holders = holdersOf(annotated.map((list) => list.flatMap(closure).map(String)));
      const genesOf = (term: number): string => (holders.get(String(term)) ?? []).join();
      const expected = terms.filter(
        (term) =>
          genesOf(term) !== "" &&
          !terms.some(
            (below) => below !== term && closure(below).includes(term) && genesOf(below) === genesOf(term),
          ),
      );
      expect([...mostSpecific(holders, closures)].toSorted()).toEqual(expected.map(String).toSorted());
    }),
  );
});
