import { expect, test } from "vitest";
import { geneId, planGenes } from "./plan.ts";
import { geneTypes } from "./gene-type.ts";
import { Random } from "../random/random.ts";

const pattern = /^KEX[123M][A-Z]\d{2}\.\d{2}c?$/;

test("ids match the documented pattern and name a gene once, with room for the largest release", () => {
  const ids = new Set<string>();
  for (let i = 0; i < 100_000; i++) ids.add(geneId("I", i, i % 2 === 0 ? "+" : "-"));
  expect(ids.size).toBe(100_000);
  for (const id of ids) expect(id).toMatch(pattern);
});

test("a small release has every gene type, and names are given once", () => {
  const plans = planGenes(50, new Random("plan"));
  expect(new Set(plans.map(({ type }) => type))).toEqual(new Set(geneTypes));
  const names = plans.map(({ name }) => name).filter((name) => name !== "");
  expect(new Set(names).size).toBe(names.length);
});

test("names are given once in a large release too", () => {
  const names = planGenes(20_000, new Random("large"))
    .map(({ name }) => name)
    .filter((name) => name !== "");
  expect(new Set(names).size).toBe(names.length);
});

test("one gene is a protein coding gene", () => {
  expect(planGenes(1, new Random("one")).map(({ type }) => type)).toEqual(["protein coding gene"]);
});

test("an antisense gene is on the other strand of the coding gene before it", () => {
  const plans = planGenes(2000, new Random("antisense"));
  const overlapping = plans.filter(({ antisense }) => antisense);
  expect(overlapping.length).toBeGreaterThan(50);
  for (const plan of overlapping) {
    const before = plans[plan.index - 1];
    expect(before?.type).toBe("protein coding gene");
    expect(before?.strand).not.toBe(plan.strand);
  }
});

test("a few genes are known far better than most", () => {
  const fame = planGenes(800, new Random("fame"))
    .map((plan) => plan.fame)
    .sort((a, b) => b - a);
  expect(fame[0] ?? 0).toBeGreaterThan(20 * (fame[200] ?? 0));
});
