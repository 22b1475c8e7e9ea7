import { describe, expect, it } from "vitest";
import { askedWords, isWithin } from "./asked-words.ts";
import { helpOf } from "./help.ts";

const help = helpOf([
  {
    id: "/a",
    path: "/a",
    title: "Genome browser",
    heading: "Genome browser",
    content: "Chromosomes, ubiquitinated proteins, deletions and wildcards of cdc2.",
  },
]);
/** The stems by which the first word of a question is found. */
const waysOf = (question: string): string[] =>
  (askedWords(question, help)[0]?.ways ?? []).map(({ stems }) => stems.join(" "));

describe("a word of a question is found", () => {
  it.each([
    ["as it is", "browser", "browser"],
    ["with one letter more, less, other or exchanged", "browsers", "browser"],
    ["mistyped", "browsre", "browser"],
    ["by its beginning", "chrom", "chromosom"],
    ["in another form", "ubiquitination", "ubiquitin"],
    ["by the root of long words", "chromosomal", "chromosom"],
    ["in the words of readers", "knockouts", "delet"],
    ["together with the next one", "wild card", "wildcard"],
  ])("%s", (_, question, stem) => {
    expect(waysOf(question).some((way) => way.startsWith(stem))).toBe(true);
  });

  it("but not names by other names", () => {
    expect(waysOf("cdc3")).toEqual([]);
  });
});

it("each word counts once, and those of asking hardly", () => {
  const [how, genome] = askedWords("how genome genome", help);
  expect(askedWords("how genome genome", help)).toHaveLength(2);
  expect(how?.isSmall).toBe(true);
  expect(how?.weight).toBeLessThan(genome?.weight ?? 0);
});

it("tells how many letters two words differ by", () => {
  expect(isWithin("browser", "browsre", 1)).toBe(true);
  expect(isWithin("browser", "browse", 1)).toBe(true);
  expect(isWithin("browser", "brwsr", 1)).toBe(false);
  expect(isWithin("browser", "brwsr", 2)).toBe(true);
  expect(isWithin("browser", "banana", 2)).toBe(false);
});
