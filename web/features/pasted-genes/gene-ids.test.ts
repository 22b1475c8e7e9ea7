import { expect, test } from "vitest";
import { geneListNode, idsIn, shownIds, withReplaced } from "./gene-ids.ts";

test("ids stand apart by commas, blanks, semicolons and the zero-width space", () => {
  expect(idsIn("cdc2,wee1;cds1 mei2\u200Brad3\n\tSPBC11B10.09")).toEqual([
    "cdc2",
    "wee1",
    "cds1",
    "mei2",
    "rad3",
    "SPBC11B10.09",
  ]);
  expect(idsIn(" ,; ")).toEqual([]);
});

test("what was typed before in any case is not asked for again; all else is, whatever signs it has", () => {
  expect(idsIn('cdc2 we$e1 CDC2 tRNA-Ala:x_1 "wee1" cdc25+ Δmei4')).toEqual([
    "cdc2",
    "we$e1",
    "tRNA-Ala:x_1",
    '"wee1"',
    "cdc25+",
    "Δmei4",
  ]);
  expect(idsIn("x".repeat(900))[0]).toHaveLength(200);
});

test("ids are replaced where they stand", () => {
  expect(withReplaced("cdk1, wee1;CDK1\nx", new Map([["cdk1", "cdc2"]]))).toBe("cdc2, wee1;cdc2\nx");
});

test("unknown ids are shown up to 1000 characters", () => {
  expect(shownIds(["a", "b"])).toBe("a, b");
  expect(shownIds(Array.from({ length: 300 }, (_, index) => `unknown${index}`))).toHaveLength(1001);
});

test("lists are called by what was typed, else by up to eight names, else by their length", () => {
  const genes = Array.from({ length: 9 }, (_, index) => ({
    uniquename: `G${index}`,
    name: index === 0 ? "abc1" : null,
  }));
  expect(geneListNode(genes.slice(0, 2), " ")).toEqual({
    node_name: "uploaded gene list: abc1 G1",
    gene_list: { genes: [{ uniquename: "G0", name: "abc1" }, { uniquename: "G1" }] },
  });
  expect(geneListNode(genes, "").node_name).toBe("uploaded gene list of 9 genes");
  expect(geneListNode(genes, " mine ").node_name).toBe("mine");
});
