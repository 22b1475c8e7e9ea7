import { expect, test } from "vitest";
import { fillIn } from "./fill-in.ts";

const slims = {
  bp: {
    name: "bp",
    total_gene_count: 2,
    elements: {
      "GO:1": { name: "a", gene_count: 1, single_locus_gene_count: 0 },
      "GO:2": { name: "b", gene_count: 1, single_locus_gene_count: 0 },
    },
  },
};

test("numbers of the release are filled in", () => {
  expect(fillIn("Search {count:peptides} peptides", { peptides: 5134 }, undefined)).toBe(
    "Search 5,134 peptides",
  );
  expect(fillIn("{slim:bp} slim terms", {}, slims)).toBe("2 slim terms");
  expect(fillIn("{count:gocams} causal models", { gocams: 1 }, undefined)).toBe("1 causal model");
  expect(fillIn("plain", {}, undefined)).toBe("plain");
});

test("a line with an unknown number is left out", () => {
  expect(fillIn("{slim:bp} slim terms", {}, undefined)).toBeNull();
  expect(fillIn("{count:dragons} dragons", {}, slims)).toBeNull();
});
