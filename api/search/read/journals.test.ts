import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { Journals } from "./journals.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

test("a journal is found by its name in full and in any short form", () => {
  const journals = new Journals([
    "J Cell Sci",
    "Journal of cell Science",
    "J. Cell. Sci.",
    "Gene",
    "G3 (Bethesda)",
    "JCB",
    "J Cell Biol",
    "Molecular Cell",
    "Molecules and Cells",
    "PNAS",
    "Proc. Natl. Acad. Sci. U.S.A.",
  ]);
  const science = ["Journal of cell Science", "J. Cell. Sci.", "J Cell Sci"];
  expect(journals.called("J Cell Sci")).toEqual(science);
  expect(journals.called("The Journal of Cell Science")).toEqual(science);
  expect(journals.called("JCB")).toEqual(["J Cell Biol", "JCB"]);
  expect(journals.called("PNAS")).toEqual(["Proc. Natl. Acad. Sci. U.S.A.", "PNAS"]);
  expect(journals.called("G3")).toEqual(["G3 (Bethesda)"]);
  expect(journals.called("Mol Cell")).toEqual(["Molecular Cell"]);
  // A word alone is short for none.
  expect(journals.called("Genetics")).toEqual([]);
});

test.each([
  ["papers in Nature", ["in Nature"]],
  ["Cell papers", ["in Cell"]],
  ["papers about abc1 published in the Journal of Cell Science", ["in J Cell Sci"]],
  ["kinase papers in Cell or Nature", ["in Cell", "in Nature"]],
  ["papers in PNAS", ["in Proc Natl Acad Sci U S A"]],
  ["papers about abc1 not in Cell Rep", ["not in Cell Reports"]],
  // In small letters, about something, and of what else is called so.
  ["papers on the nature of abc1", []],
  ["papers about Cell", []],
  ["Cell wxy papers", []],
])("%s", (text, labels) => {
  expect(read(text)?.kinds.map(({ label }) => label)).toEqual(labels);
});

test("a journal and a year are publications", () => {
  expect(read("Nature 2020")).toMatchObject({
    target: "reference",
    kinds: [{ label: "in Nature" }],
    words: ["2020"],
    leftOut: [],
  });
  expect(read("nature 2020")).toBeNull();
});
