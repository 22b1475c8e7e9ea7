import fc from "fast-check";
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

test("of any terms each is folded into the first before it that is above or below it and shares half of the genes", () => {
  const count = 12;
  // Each term has some of the terms with smaller numbers above it, and what is above those.
  const ontology = fc
    .tuple(
      ...Array.from({ length: count }, (_, term) =>
        fc.subarray([...Array(term).keys()], { maxLength: Math.min(term, 2) }),
      ),
    )
    .map((parents) =>
      parents.reduce<number[][]>((lists, above, term) => {
        const all = above.flatMap((one) => lists[one] ?? []);
        return [...lists, [...new Set([term, ...all])]];
      }, []),
    );
  const genes = fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 });
  const terms = fc
    .shuffledSubarray([...Array(count).keys()])
    .chain((things) => fc.tuple(...things.map((thing) => genes.map((ranks) => ({ thing, ranks })))));
  fc.assert(
    fc.property(ontology, terms, (lists, asked) => {
      const kept: { thing: number; ranks: number[] }[] = [];
      const into = new Map<number, number>();
      for (const { thing, ranks } of asked) {
        const same = kept.find((one) => {
          const both = new Set(one.ranks).intersection(new Set(ranks)).size;
          const either = new Set(one.ranks).union(new Set(ranks)).size;
          const isRelated = lists[thing]!.includes(one.thing) || lists[one.thing]!.includes(thing);
          return isRelated && both / either >= 0.5;
        });
        if (same) into.set(thing, same.thing);
        else kept.push({ thing, ranks });
      }
      expect(folded(asked, sharedLists(lists))).toEqual(into);
    }),
  );
});
