import { expect, test } from "vitest";
import type { ComparedTerm } from "./compare.ts";
import { layoutDots, levelOf, maxTerms } from "./dots.ts";

const term = (id: string, ...genes: (number | null)[]): ComparedTerm => ({
  id,
  label: `a term with quite a long name that no drawing of a phone has room for ${id}`,
  of: genes.map((in_set) =>
    in_set === null
      ? null
      : {
          id,
          label: id,
          in_set,
          in_background: 20,
          fold: in_set,
          p: 0.001,
          q: 0.01,
          folded_into: null,
          genes: [],
        },
  ),
  same: [],
});

test("of one list dots stand along the fold, larger for more genes, all within the drawing", () => {
  const { rows, width, ticks } = layoutDots([term("A", 8), term("B", 2)], 1, "narrow");
  const [a, b] = rows.map(({ dots }) => dots[0]);
  expect(a!.x).toBeGreaterThan(b!.x);
  expect(a!.radius).toBeGreaterThan(b!.radius);
  expect(a!.x + a!.radius).toBeLessThanOrEqual(width);
  expect(ticks[0]?.value).toBe(0);
  expect(ticks.at(-1)!.value).toBeGreaterThanOrEqual(8);
  expect(rows[0]?.label.endsWith(" …")).toBe(true);
});

test("names are whole where there is room, and short ones take no more than they need", () => {
  const { rows, labelWidth } = layoutDots([term("A", 3)], 1, "full");
  expect(rows[0]?.label).toBe(rows[0]?.term.label);
  const short = layoutDots([{ ...term("A", 3), label: "cell cycle" }], 1, "full");
  expect(short.labelWidth).toBeLessThan(labelWidth / 4);
  expect(short.rows[0]?.label).toBe("cell cycle");
});

test("of several lists each has a column, and no dot where a term was not tested", () => {
  const { rows, ticks } = layoutDots([term("A", 3, null, 5)], 3, "wide");
  expect(rows[0]?.dots.map(({ list, x }) => [list, x])).toEqual([
    [0, ticks[0]?.x],
    [2, ticks[2]?.x],
  ]);
});

test("no more terms are drawn than can be read", () =>
  expect(
    layoutDots(
      Array.from({ length: 90 }, (_, at) => term(String(at), 1)),
      1,
      "wide",
    ).rows,
  ).toHaveLength(maxTerms));

test("the darkest are the least likely", () =>
  expect([0.2, 0.05, 0.004, 1e-20].map(levelOf)).toEqual([0, 1, 2, 5]));

test("names of sixty letters are whole on a tablet", () => {
  const label = "positive regulation of mitotic sister chromatid segregation";
  const { rows, width } = layoutDots([{ ...term("A", 3), label }], 1, "wide");
  expect(rows[0]?.label).toBe(label);
  expect(width).toBeLessThanOrEqual(720);
});

test("on a phone names have a line above their dots, and tell terms apart that begin alike", () => {
  const label = "regulation of mitotic cell cycle phase transition";
  const { rows, width, namesAbove } = layoutDots([{ ...term("A", 3), label }], 1, "narrow");
  expect(namesAbove).toBe(true);
  expect(rows[0]?.label).toBe(label);
  expect(width).toBeLessThanOrEqual(328);
});
