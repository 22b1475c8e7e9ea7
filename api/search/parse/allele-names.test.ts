import { describe, expect, it } from "vitest";
import { genesAmongWords, genesOfAllele, someLikeGene } from "./allele-names.ts";

describe("genesOfAllele", () => {
  it.each([
    ["wee1-50", "wee1"],
    ["ade6-m210", "ade6"],
    ["cdc2delta", "cdc2"],
    ["cdc2::kanmx6", "cdc2"],
    ["cdc25+", "cdc25"],
    ["spbc11b10.09delta", "spbc11b10.09"],
    ["cdc2-as", "cdc2"],
    ["cdc25-gfp", "cdc25"],
    ["cdc25:gfp", "cdc25"],
    ["hal3-mcherry", "hal3"],
    ["wee1as", "wee1"],
    ["gfp-atb2", "atb2"],
    ["deltacdc2", "cdc2"],
    ["delta-cdc2", "cdc2"],
    ["rad9-t225c,s319a", "rad9"],
    ["crb2(233-778)", "crb2"],
    ["set1-f", "set1"],
    ["cdc7-se3", "cdc7"],
    ["ade6-m210-3ha", "ade6"],
    ["rps15-2delta", "rps15-2"],
    ["h3.1-k9r", "h3.1"],
  ])("of %s has %s", (text, gene) => expect(genesOfAllele(text)).toContain(gene));

  it.each([
    "cdc2",
    "wee1-50 cells",
    "a-1",
    "actin-binding",
    "non-coding",
    "alpha-tubulin",
    "self-association",
    "14-3-3",
    "kinase",
    "pmid:12",
    "go:0005634",
    "delta",
    "",
    "10.1083/jcb.2011-06",
  ])("of %j is empty", (text) => expect(genesOfAllele(text)).toEqual([]));
});

describe("genesAmongWords", () => {
  it.each([
    ["s. pombe cdc2", ["pombe", "cdc2"]],
    ["cdc2, wee1", ["cdc2", "wee1"]],
    ["cdc2/cdk1", ["cdc2", "cdk1"]],
    ["(cdc2)", ["cdc2"]],
    ["cdc2", []],
    ["wee1-50 cells", ["wee1-50", "wee1", "cells"]],
    ["", []],
    ["( , )", []],
  ])("of %j are %j", (text, words) => expect(genesAmongWords(text)).toEqual(words));
  it("are not endless", () =>
    expect(
      genesAmongWords("abc1 ".repeat(30) + Array.from({ length: 40 }, (_, i) => `abc${i}`).join(" ")).length,
    ).toBeLessThanOrEqual(16));
  it("are like names of genes when they have a letter and a number", () => {
    expect(someLikeGene(["mitotic", "cdc2"])).toBe(true);
    expect(someLikeGene(["mitotic", "2009"])).toBe(false);
  });
});
