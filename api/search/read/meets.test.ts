import { expect, test } from "vitest";
import { names } from "../../../tests/fixtures/vocabulary.ts";
import { conditionOf, wayOf } from "./meets.ts";

const part = { kind: "term" as const, id: "GO:0000001", allele: null, genes: [] };

test("a phenotype is seen of an allele, and a function is that of its gene", () => {
  expect(wayOf("allele", conditionOf({ ...part, id: "PH:0000001" }, names))).toBe("itself");
  expect(wayOf("allele", conditionOf(part, names))).toBe("gene");
  // Of several terms of one name all have to be phenotypes.
  expect(conditionOf({ ...part, id: "PH:0000001,GO:0000001" }, names)).toBe("term");
});

test("orthologs that the release has are genes of its own", () => {
  expect(conditionOf({ ...part, kind: "ortholog", genes: ["G1.01"] }, names)).toBe("gene");
  expect(conditionOf({ ...part, kind: "ortholog" }, names)).toBe("ortholog");
});
