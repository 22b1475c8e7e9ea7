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
  ["abc1 inhibitors", "GO annotations that act on abc1"],
  ["what does abc1 regulate", "acted on by abc1"],
])("“%s” is said to ask for %s", (text, label) => {
  expect(read(text)?.parts[0]?.label).toMatch(new RegExp(`^${label}(?:$|[ ,])`));
});
