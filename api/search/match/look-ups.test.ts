import { describe, expect, it } from "vitest";
import { idsIn } from "./exact-matches.ts";
import { oneOf, startsWith, wordPrefixes } from "./look-ups.ts";

describe("what no analysis changes is looked up without one", () => {
  it.each(["cdc2", "spbc11b10.09", "atp-dependent rna", "a_b", 'a"b'])("beginnings: %s", (text) =>
    expect(startsWith("names", text)).toEqual({ term: { "names.whole_prefix": text } }),
  );
  it.each(["straße", "кдц2", "CDC2", "naïve"])("not of %s", (text) =>
    expect(startsWith("names", text)).toEqual({ match: { "names.whole_prefix": { query: text } } }),
  );
  it("words", () => expect(wordPrefixes("names", "cdc2")).toEqual({ term: { "names.word_prefix": "cdc2" } }));
  it.each(["5.8s", "a-b", "_", "кдц2", "cdc2*"])("words that the index may part otherwise: %s", (text) =>
    expect(wordPrefixes("names", text)).toEqual({
      match: { "names.word_prefix": { query: text, operator: "and" } },
    }),
  );
});

it("looks for one value as such, and for several as a list", () => {
  expect(oneOf("ids", ["a"])).toEqual({ term: { ids: "a" } });
  expect(oneOf("ids", ["a", "b"])).toEqual({ terms: { ids: ["a", "b"] } });
});

it("takes nothing with a blank for an id", () =>
  expect(idsIn(["go 0005634", "go:0005634"])).toEqual(["go:0005634"]));
