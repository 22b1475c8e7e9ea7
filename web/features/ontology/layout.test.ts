import { expect, test } from "vitest";
import { placeTerms } from "./layout.ts";
import { wrap } from "./wrap.ts";

const term = (termid: string, name = termid) => ({
  termid,
  name,
  cv_name: "",
  is_obsolete: false,
  gene_count: 1,
});

test("names are broken at blanks, and the rest is left out", () => {
  expect(wrap("mitotic sister chromatid segregation", 22, 3)).toEqual([
    "mitotic sister",
    "chromatid segregation",
  ]);
  expect(wrap("a b c d", 1, 3)).toEqual(["a", "b", "c …"]);
  expect(wrap("unbreakableunbreakableunbreakable", 10, 2)).toEqual(["unbreakableunbreakableunbreakable"]);
});

test("what stands above is drawn above, without boxes over each other", () => {
  const drawing = placeTerms({
    terms: ["root", "a", "b", "leaf"].map((id) => term(id)),
    edges: [
      { child: "a", parent: "root", relation: "is_a" },
      { child: "b", parent: "root", relation: "is_a" },
      { child: "leaf", parent: "a", relation: "is_a" },
      { child: "leaf", parent: "b", relation: "part_of" },
    ],
  });
  const at = (id: string) => drawing.terms.find((placed) => placed.term.termid === id);
  expect(at("root")?.y).toBeLessThan(at("a")?.y ?? 0);
  expect(at("a")?.y).toBeLessThan(at("leaf")?.y ?? 0);
  expect(Math.abs((at("a")?.x ?? 0) - (at("b")?.x ?? 0))).toBeGreaterThanOrEqual(at("a")?.width ?? 0);
  for (const { x, y, width, height } of drawing.terms) {
    expect(x - width / 2).toBeGreaterThanOrEqual(0);
    expect(y + height / 2).toBeLessThanOrEqual(drawing.height);
  }
  expect(drawing.relations.map(({ relation }) => relation).sort()).toEqual([
    "is_a",
    "is_a",
    "is_a",
    "part_of",
  ]);
});

test("two relations between the same terms are two lines, and a cycle does no harm", () => {
  const edges = [
    { child: "a", parent: "b", relation: "is_a" },
    { child: "a", parent: "b", relation: "part_of" },
    { child: "b", parent: "a", relation: "is_a" },
  ];
  expect(placeTerms({ terms: [term("a"), term("b")], edges }).relations).toHaveLength(3);
});
