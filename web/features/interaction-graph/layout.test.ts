import { expect, test } from "vitest";
import type { InteractionPartner } from "../../../api/contract/index.ts";
import { inCircle, lineWidth, partnerName, placePartners, radiusOf, reachOf } from "./layout.ts";

const partner = (name: string, physical: number, genetic: number): InteractionPartner => ({
  gene: { uniquename: `ID-${name}`, name, product: null },
  counts: { physical, genetic },
  evidence: [],
  reference_count: 1,
  pathways: [],
  complexes: [],
});
const some = [partner("b2", 0, 1), partner("a10", 1, 0), partner("a2", 1, 0), partner("z1", 1, 1)];

test("partners of both kinds come first, then physical, then genetic, each by name", () =>
  expect(inCircle(some).map(partnerName)).toEqual(["z1", "a2", "a10", "b2"]));

test("the picture is the same in whatever order partners come", () =>
  expect(placePartners(some, 100)).toEqual(placePartners(some.toReversed(), 100)));

test("forty partners stand on the circle, apart from each other", () => {
  const placed = placePartners(
    Array.from({ length: 40 }, (_, index) => partner(`g${index}`, 1, 0)),
    150,
  );
  for (const { x, y } of placed) expect(Math.hypot(x, y)).toBeCloseTo(150);
  const gaps = placed
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - placed[index]!.x, y - placed[index]!.y));
  expect(Math.min(...gaps)).toBeGreaterThan(20);
  // Names are never upside down.
  for (const { turned } of placed) expect(Math.cos((turned * Math.PI) / 180)).toBeGreaterThan(-1e-6);
});

test("names that are turned have room above the circle, names that lie flat need none", () => {
  const many = placePartners(
    Array.from({ length: 20 }, (_, index) => partner(`gene${index}`, 1, 0)),
    100,
  );
  expect(reachOf(many, 100)).toBeGreaterThan(113 + "gene0".length * 7);
  expect(reachOf(placePartners(some, 100), 100)).toBeLessThan(120);
});

test("lines are wider for more interactions, within bounds", () =>
  expect([1, 2, 100].map(lineWidth)).toEqual([1.25, 1.95, 6]));

test("few partners stand on a small circle, as far apart as more do on a large one", () => {
  expect(radiusOf(1, 150)).toBe(radiusOf(3, 150));
  expect(radiusOf(3, 150)).toBeLessThan(radiusOf(12, 150));
  expect([16, 17, 40].map((partners) => radiusOf(partners, 150))).toEqual([150, 150, 150]);
});
