import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

test.each<[text: string, authors: string[], words: string[]]>([
  ["Paul Nurse (1987)", ["Paul Nurse"], ["1987"]],
  ["paul nurse 1987", ["paul nurse"], ["1987"]],
  ["paul nurse", ["paul nurse"], []],
  ["paul nurse and jacqueline hayles 2013", ["paul nurse", "jacqueline hayles"], ["2013"]],
  ["Nurse P 1987", ["Nurse P"], ["1987"]],
  ["P. Nurse, 1987", ["P Nurse"], ["1987"]],
  ["Hayles et al. (2013)", ["Hayles"], ["2013"]],
  ["Hayles J and Nurse P 1989", ["Hayles J", "Nurse P"], ["1989"]],
  ["Russell P, Nurse P 1986", ["Russell P", "Nurse P"], ["1986"]],
  ["papers by Paul Nurse", ["Paul Nurse"], []],
  ["papers by Nurse 1987", ["Nurse"], ["1987"]],
  ["papers by Hayles and Nurse", ["Hayles", "Nurse"], []],
  ["papers by Nurse after 1987", ["Nurse"], ["after 1987"]],
])("%s names authors", (text, authors, words) => {
  const found = read(text);
  expect(found?.authors.map((author) => author.text)).toEqual(authors);
  expect(found).toMatchObject({ target: "reference", words, leftOut: [] });
});

test.each([
  "Kinase Activity 2010",
  "nucleus 1990",
  "zebrafish screening 2010",
  "zebrafish screening",
  "michael kinase",
  "kinases in the nucleus 2001",
])("%s names no authors", (text) => {
  expect(read(text)?.authors ?? []).toEqual([]);
});
