import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oneEditApart } from "../../contract/values/word-forms.ts";
import { matchedOf } from "./matched.ts";

const cdc2 = {
  label: "cdc2",
  lookups: [
    { field: "id", text: "SPBC11B10.09" },
    { field: "name", text: "cdc2" },
    { field: "synonym", text: "cdk1" },
    { field: "synonym", text: "tws1" },
    { field: "product", text: "cyclin-dependent protein kinase Cdk1/Cdc2" },
    { field: "uniprot", text: "P04551" },
    { field: "ortholog", text: "CDC28" },
    { field: "ortholog", text: "YBR160W" },
  ],
};

describe("matchedOf", () => {
  it.each([
    ["cdk1", { field: "synonym", text: "cdk1" }],
    ["CDK1", { field: "synonym", text: "cdk1" }],
    ["p04551", { field: "uniprot", text: "P04551" }],
    ["ybr160w", { field: "ortholog", text: "YBR160W" }],
    ["ybr1", { field: "ortholog", text: "YBR160W" }],
    ["spbc11b10", { field: "id", text: "SPBC11B10.09" }],
    ["protein kinase", { field: "product", text: "cyclin-dependent protein kinase Cdk1/Cdc2" }],
    ["twz1", { field: "synonym", text: "tws1" }],
    ["cdc2", null],
    ["cd", null],
    ["zzzz", null],
    ["", null],
  ])("of %j is %j", (query, matched) => expect(matchedOf(cdc2, [query])).toEqual(matched));

  it("explains nothing that the label shows", () => {
    const reference = {
      label: "A paper on wee1",
      lookups: [
        { field: "id", text: "PMID:1" },
        { field: "title", text: "A paper on wee1" },
      ],
    };
    expect(matchedOf(reference, ["wee1"])).toBeNull();
    expect(matchedOf(reference, ["pmid:1"])).toEqual({ field: "id", text: "PMID:1" });
  });

  it("tells the field of a word when the words match in several", () => {
    const reference = {
      label: "Recombination",
      lookups: [
        { field: "title", text: "Recombination" },
        { field: "authors", text: "Gao J, Wahls WP" },
        { field: "year", text: "2009" },
      ],
    };
    expect(matchedOf(reference, ["wahls 2009"])).toEqual({ field: "authors", text: "Gao J, Wahls WP" });
  });

  it("reads delta in every spelling", () => {
    expect(matchedOf({ label: "x", lookups: [{ field: "synonym", text: "wee1Δ" }] }, ["wee1delta"])).toEqual({
      field: "synonym",
      text: "wee1Δ",
    });
  });
});

/** Every text one edit away, by making them all: the reference for oneEditApart. */
function edits(text: string, alphabet: string): Set<string> {
  const made = new Set([text]);
  for (let i = 0; i <= text.length; i++) {
    for (const letter of alphabet) {
      made.add(text.slice(0, i) + letter + text.slice(i));
      if (i < text.length) made.add(text.slice(0, i) + letter + text.slice(i + 1));
    }
    made.add(text.slice(0, i) + text.slice(i + 1));
    if (i + 1 < text.length) made.add(text.slice(0, i) + text[i + 1]! + text[i]! + text.slice(i + 2));
  }
  return made;
}

describe("oneEditApart", () => {
  it("agrees with all edits made one by one", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(oneEditApart(a, b)).toBe(edits(a, "abc").has(b));
      }),
      { numRuns: 1000 },
    );
  });
});
