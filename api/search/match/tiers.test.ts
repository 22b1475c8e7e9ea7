import { describe, expect, it } from "vitest";
import { exactMatches, namedInText } from "./exact-matches.ts";
import { nearMisses } from "./near-misses.ts";
import { tiers } from "./tiers.ts";
import type { KindTexts } from "../parse/parse.ts";

const textsOf = (text: string, more: Partial<KindTexts> = {}): KindTexts => ({
  ids: [text],
  text,
  whole: text,
  ofAllele: [],
  amongWords: [],
  ...more,
});
const boostsOf = (queries: readonly unknown[]): number[] =>
  queries.map((query) => Number(/"boost":(\d+)/.exec(JSON.stringify(query))?.[1]));

describe("a gene in the name of an allele", () => {
  const queries = exactMatches(textsOf("spc2delta", { ofAllele: ["spc2"] }), "gene");
  it("comes by its name first, then by its id, a synonym and an alias, all below whole names", () => {
    const boosts = ["names", "ids", "synonyms", "aliases"].flatMap((field) =>
      boostsOf(
        queries.filter((query) =>
          JSON.stringify(query).includes(JSON.stringify({ term: { [field]: "spc2" } })),
        ),
      ),
    );
    expect(boosts).toHaveLength(4);
    expect(boosts).toEqual([...new Set(boosts)].toSorted((a, b) => b - a));
    expect(Math.max(...boosts)).toBeLessThan(tiers.synonym);
    expect(Math.min(...boosts)).toBeGreaterThan(tiers.namePrefix);
  });
  it("comes by its alias after the gene that has the whole text as an alias: YJR112W-A is no allele of YJR112W", () =>
    expect(tiers.alias).toBeGreaterThan(tiers.alleleOfAlias));
  it("costs nothing where there is none", () =>
    expect(exactMatches(textsOf("spc2delta"), "gene")).toHaveLength(queries.length - 4));
});

describe("genes named among words", () => {
  it("stand above what is near, and below what matches as typed", () => {
    const boosts = boostsOf(namedInText(textsOf("cdc2 protein", { amongWords: ["cdc2", "protein"] })));
    expect(boosts).toHaveLength(4);
    expect(Math.min(...boosts)).toBeGreaterThan(tiers.passage);
    expect(Math.max(...boosts)).toBeLessThan(tiers.allWordPrefixes);
  });
});

describe("nearMisses", () => {
  const isFuzzy = (text: string): boolean =>
    /fuzz|wildcard/.test(JSON.stringify(nearMisses(textsOf(text), "gene")));
  it("looks for near misses of words that people type", () =>
    expect(isFuzzy("cyclin dependnt protein kinase")).toBe(true));
  it.each(["dc25", "c11b10", "vibratng protien chan"])(
    "looks through no list of names from end to end for %s",
    (text) => expect(JSON.stringify(nearMisses(textsOf(text), "gene"))).not.toMatch(/"value":"[*?]/),
  );
  it.each([
    ["vibratng", 1],
    ["vibratng protien", 2],
    ["vibratng protien chan", 3],
    ["vibratng protien &", 2],
  ])("looks once for what is near each word of %s", (text, words) => {
    const asked = JSON.stringify(nearMisses(textsOf(text), "gene"));
    const queries = [...asked.matchAll(/"query":"([^"]*)","operator":"and","fuzziness"/g)].map(
      ([, query]) => query,
    );
    expect(queries.join(" ").match(/\w+/g)).toEqual(text.match(/\w+/g));
    expect(queries.flatMap((query) => query?.match(/\w+/g) ?? [])).toHaveLength(words);
  });
  it("looks once for the words beside one that may be two", () => {
    const asked = JSON.stringify(nearMisses(textsOf("spindlepole body"), "gene"));
    expect(asked).toContain(JSON.stringify({ match_phrase: { everything: "spindle pole" } }));
    const beside = JSON.stringify({ match: { "everything.stems": { query: "body", operator: "and" } } });
    expect(asked.split(beside)).toHaveLength(2);
  });
  it.each([
    ["a long word", "x".repeat(200)],
    ["many words", "kinsae ".repeat(20).trim()],
    ["many parts", Array.from({ length: 40 }, () => "abcd").join(":")],
  ])("does not of %s", (_what, text) => expect(isFuzzy(text)).toBe(false));
});
