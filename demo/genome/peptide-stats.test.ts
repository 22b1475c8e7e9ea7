import { expect, test } from "vitest";
import { peptideStats } from "./peptide-stats.ts";

test("glycine weighs what the tables say; the stop weighs nothing", () => {
  expect(peptideStats("G*").mass).toBeCloseTo(0.07507, 5);
  expect(peptideStats("GGG*").residues).toBe(3);
});

test("lysines make a peptide basic, aspartates acidic", () => {
  const basic = peptideStats("MKKKKK*");
  const acidic = peptideStats("MDDDDD*");
  expect(basic.charge).toBeCloseTo(5, 0);
  expect(basic.isoelectricPoint).toBeGreaterThan(10);
  expect(acidic.charge).toBeCloseTo(-5, 0);
  expect(acidic.isoelectricPoint).toBeLessThan(4);
});

test("without charged side chains the isoelectric point is between the pK values of the ends", () => {
  expect(peptideStats("GAG*").isoelectricPoint).toBeCloseTo((8.6 + 3.6) / 2, 3);
});
