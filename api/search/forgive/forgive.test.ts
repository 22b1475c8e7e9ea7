import { describe, expect, it } from "vitest";
import { suggestTypes } from "../../contract/suggest.ts";
import type { EntityType } from "../../contract/suggest.ts";
import { forgivenTypes, wantsNamedGenes } from "./forgive.ts";
import type { TypeCount } from "./forgive.ts";
import { tiers } from "../match/tiers.ts";

// Object.entries forgets what the keys are.
const forgiven = (text: string, found: Partial<Record<EntityType, TypeCount>>): EntityType[] =>
  forgivenTypes(suggestTypes, text, new Map(Object.entries(found) as [EntityType, TypeCount][]));

describe("forgivenTypes", () => {
  it("is everything when nothing is found", () => {
    expect(forgiven("mis21", {})).toEqual(suggestTypes);
    expect(forgiven("cyclin dependnt", {})).toEqual(suggestTypes);
  });
  it("is nothing when something is hit exactly", () => {
    expect(forgiven("cdc2", { gene: { total: 1, best: tiers.name } })).toEqual([]);
    expect(forgiven("cdk1", { gene: { total: 1, best: tiers.alias } })).toEqual([]);
    expect(forgiven("GO:0000070", { term: { total: 1, best: tiers.id } })).toEqual([]);
    expect(forgiven("ha1", { allele: { total: 1, best: tiers.name } })).toEqual([
      "gene",
      "term",
      "reference",
      "gocam",
    ]);
  });
  it("is what one word may have meant when it hardly begins a gene", () => {
    expect(
      forgiven("mis1", {
        gene: { total: 3, best: tiers.namePrefix },
        term: { total: 2, best: tiers.nameWords },
      }),
    ).toEqual(["gene", "reference", "gocam", "allele"]);
    expect(forgiven("mit", { gene: { total: 5, best: tiers.namePrefix } })).toEqual([]);
  });
  it("is nothing for an id with its prefix, known or not", () => {
    for (const id of ["pmid:25", "go:", "fypo:0099999"]) expect(forgiven(id, {}), id).toEqual([]);
  });
  it("is everywhere the same, whether alleles are listed or not", () => {
    const others = suggestTypes.filter((type) => type !== "allele");
    const counts = new Map<EntityType, TypeCount>([["allele", { total: 2, best: tiers.name }]]);
    for (const text of ["mis21", "cyclin dependnt"]) {
      expect(forgivenTypes(suggestTypes, text, counts)).toEqual(others);
      expect(forgivenTypes(others, text, new Map())).toEqual(others);
    }
  });
  it("is nothing when several words find anything", () => {
    expect(forgiven("mitotic sp", { term: { total: 2, best: tiers.namePrefix } })).toEqual([]);
  });
});

describe("wantsNamedGenes", () => {
  it("is so when no gene is found and a word is like a name of one", () => {
    expect(wantsNamedGenes(["cdc2", "wee1"], { total: 0 })).toBe(true);
    expect(wantsNamedGenes(["cdc2", "wee1"], { total: 1 })).toBe(false);
    expect(wantsNamedGenes(["mitotic", "spindle"], { total: 0 })).toBe(false);
    expect(wantsNamedGenes([], { total: 0 })).toBe(false);
  });
});
