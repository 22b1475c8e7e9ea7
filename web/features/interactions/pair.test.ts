import { expect, test } from "vitest";
import { otherGene, pairName, partOf } from "./pair.ts";

const gene = (uniquename: string, name: string | null) => ({ uniquename, name, product: null });
const row = {
  gene_a: gene("G1", "abc1"),
  gene_b: gene("G2", null),
  evidence: "Two-hybrid",
  type: "physical_interactions" as const,
};
const types = { "Two-hybrid": { bait_label: "interacts with the bait", prey_label: "is the prey of" } };

test("the page's gene is told by its part, and its partner by name", () => {
  expect(otherGene(row, "G1").uniquename).toBe("G2");
  expect(otherGene(row, "G2").uniquename).toBe("G1");
  expect([partOf(row, "G1", types), partOf(row, "G2", types)]).toEqual([
    "interacts with the bait",
    "is the prey of",
  ]);
  expect(
    partOf(row, "G1", { "Two-hybrid": { bait_label: "interacts with", prey_label: "interacts with" } }),
  ).toBe("");
  expect([
    partOf(row, "G1", {}),
    partOf(row, "G2", {}),
    partOf({ ...row, type: "genetic_interactions" }, "G2", {}),
  ]).toEqual(["bait", "prey", ""]);
  expect(partOf({ ...row, gene_b: row.gene_a }, "G1", {})).toBe("bait and prey");
});

test("a pair is named by both genes where the page is about neither", () => {
  expect(pairName(row, null)).toBe("abc1 and G2, Two-hybrid");
  expect(pairName({ ...row, evidence: null }, "G2")).toBe("abc1");
});
