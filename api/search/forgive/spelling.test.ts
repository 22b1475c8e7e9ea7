import { describe, expect, it } from "vitest";
import { correctedBy, keepsWords, spellings } from "./spelling.ts";

describe("correctedBy", () => {
  const hit = {
    label: "cdc2",
    lookups: [{ field: "product", text: "cyclin-dependent protein kinase Cdk1/Cdc2" }],
  };
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
  const suggest = {
    words: [
      { text: "phosphstaze", options: [{ text: "phosphatase" }, { text: "phosphataze" }] },
      { text: "activity", options: [] },
    ],
  };
  it("are the text with each suggestion in turn", () => {
    expect(spellings("phosphstaze activity", suggest)).toEqual([
      "phosphatase activity",
      "phosphataze activity",
    ]);
  });
  it("are none without suggestions", () => {
    expect(spellings("kinase", { words: [] })).toEqual([]);
    expect(spellings("kinase", undefined)).toEqual([]);
  });
});

describe("keepsWords", () => {
  it.each([
    ["ubp5 protein", "ucp5 protein", ["ubp5"], false],
    ["ubp5 protien", "ubp5 protein", ["ubp5"], true],
    ["cyclin dependnt", "cyclin dependent", [], true],
    ["mis21", "mis12", [], true],
    ["snpcrna.1160", "spncrna.1164", [], false],
    ["snpcrna.1160", "spncrna.1160", [], true],
    ["(go:0045131)", "(go:0045041)", [], false],
    ["wahls 2009", "wahls 2008", [], false],
  ])("of %j and %j, where %j are right, is %j", (typed, spelling, right, kept) =>
    expect(keepsWords(typed, spelling, new Set(right))).toBe(kept),
  );
});
