import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { wordsOfDeployment } from "./deployment-words.ts";
import { asMeant } from "./misspelt-words.ts";
import { readText } from "./read.ts";
import { tokensOf } from "./tokens.ts";

const meant = (text: string, known = vocabulary): string[] =>
  asMeant(tokensOf(text), known, wordsOfDeployment(names)).map(({ folded }) => folded);

test.each([
  ["protiens", "proteins"],
  ["Genotpyes", "genotypes"],
  ["phenotpes", "phenotypes"],
  ["papres", "papers"],
  ["wihtout", "without"],
  ["interctors", "interactors"],
  ["invloved", "involved"],
])("%s is %s", (text, word) => {
  expect(meant(text)).toEqual([word]);
});

// Forms of words of asking, words of others, short ones, and what is written as symbols are.
test.each(["rescued", "regulated", "particles", "focus", "bound", "genes", "PAPRES", "mutnat1"])(
  "%s stays as it is",
  (text) => {
    expect(meant(text)).toEqual([text.toLowerCase()]);
  },
);

test("a name is never taken for a word of asking", () => {
  expect(meant("papres", { ...vocabulary, synonyms: new Map([["papres", [0]]]) })).toEqual(["papres"]);
});

test("a place is named by a misspelt word, too", () => {
  expect(readText("kinases on chromosme II", vocabulary, names)?.parts).toMatchObject([{}, { id: "II" }]);
});

test("what was typed is read as it was meant, and said as it was typed", () => {
  const found = readText("protiens in the nucleus wihtout a human ortholog", vocabulary, names);
  expect(found).toMatchObject({ leftOut: [], isSet: true });
  expect(found?.parts.map(({ words, isNot }) => [words, isNot])).toEqual([
    ["protiens in the nucleus", false],
    ["wihtout a human ortholog", true],
  ]);
});
