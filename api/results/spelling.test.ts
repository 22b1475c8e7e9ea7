import { describe, expect, it } from "vitest";
import { correctedBy, spellings } from "./spelling.ts";

describe("correctedBy", () => {
  const hit = { label: "cdc2", lookups: [{ field: "product", text: "cyclin-dependent protein kinase Cdk1/Cdc2" }] };
  it.each([
    ["cyclin dependnt", "cyclin dependent"],
    ["protien-kinase", "protein-kinase"],
    ["prot kinsae", "prot kinase"],
    ["protein kinase", null],
    ["cyclin orphan", null],
    ["cd3", null],
    ["", null],
  ])("of %j is %j", (typed, corrected) => expect(correctedBy(hit, typed)).toBe(corrected));
});

describe("spellings", () => {
  const suggest = { words: [{ text: "phosphstaze", options: [{ text: "phosphatase" }, { text: "phosphataze" }] }, { text: "activity", options: [] }] };
  it("are the text with each suggestion in turn", () => {
    expect(spellings("phosphstaze activity", suggest)).toEqual(["phosphatase activity", "phosphataze activity"]);
  });
  it("are none without suggestions", () => {
    expect(spellings("kinase", { words: [] })).toEqual([]);
    expect(spellings("kinase", undefined)).toEqual([]);
  });
});
