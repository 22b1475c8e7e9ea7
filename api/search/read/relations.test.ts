import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

test.each<[text: string, label: string]>([
  ["suppressors of abc1", "suppression or rescue with abc1"],
  ["multicopy suppressors of abc1", "rescue by dosage with abc1"],
  ["synthetic lethal with abc1", "synthetic lethality with abc1"],
  ["synthetic lethal double mutants of abc1", "synthetic lethality with abc1"],
  ["sick double mutants with abc1", "synthetic growth defect with abc1"],
  ["abc1 interactors", "interactors of abc1"],
  ["what phosphorylates abc1", "phosphotransferase activity and GO annotations that act on abc1"],
  ["what does abc1 phosphorylate", "substrates of abc1"],
  ["what regulates abc1", "GO annotations that act on abc1"],
  ["what acts on abc1", "GO annotations that act on abc1"],
  ["abc1 inhibitors", "GO annotations that act on abc1"],
  ["what does abc1 regulate", "acted on by abc1"],
])("“%s” is said to ask for %s", (text, label) => {
  expect(read(text)?.parts[0]?.label).toMatch(new RegExp(`^${label}(?:$|[ ,])`));
});

test.each([
  ["suppressors or enhancers of abc1", "suppression or rescue with abc1", "enhanced phenotype with abc1"],
  ["abc1 suppressors and enhancers", "suppression or rescue with abc1", "enhanced phenotype with abc1"],
  ["interactors and substrates of abc1", "interactors of abc1", "substrates of abc1"],
  [
    "synthetic lethal or synthetic sick with abc1",
    "synthetic lethality with abc1",
    "synthetic growth defect",
  ],
  ["what binds or phosphorylates abc1", "physical interactors of abc1", "phosphotransferase activity"],
])("“%s” asks for both, of which each is enough", (text, one, other) => {
  const found = read(text);
  expect(found?.leftOut).toEqual([]);
  expect(found?.parts.map(({ label }) => label)).toEqual([
    expect.stringMatching(new RegExp(`^${one}.* or ${other}`)),
  ]);
});

test("what is said twice is said once", () => {
  expect(read("activators and inhibitors of abc1")?.parts[0]?.label).not.toMatch(/ or .* or /);
});

/** The genes of each relation, with an "or" before those of which one is enough. */
const relatives = (text: string): string[] | undefined =>
  read(text)?.parts.map(
    ({ kind, id, isOr, isNot }) => `${isNot ? "not " : ""}${isOr ? "or " : ""}${kind} ${id}`,
  );

test.each([
  ["abc1 and xyz2 interactors", ["interactors G1.01", "interactors G2.02"]],
  ["abc1 or xyz2 interactors", ["interactors G1.01", "or interactors G2.02"]],
  ["abc1, xyz2 and mno3 interactors", ["interactors G1.01", "interactors G2.02", "interactors G3.03"]],
  ["abc1, xyz2 or mno3 interactors", ["interactors G1.01", "or interactors G2.02", "or interactors G3.03"]],
  [
    "kinases that are abc1 or xyz2 interactors",
    ["term GO:0000001", "interactors G1.01", "or interactors G2.02"],
  ],
  ["interactors of abc1 or xyz2", ["interactors G1.01", "or interactors G2.02"]],
])("“%s” is said of each gene of the list", (text, expected) => {
  expect(relatives(text)).toEqual(expected);
  expect(read(text)?.leftOut).toEqual([]);
});
