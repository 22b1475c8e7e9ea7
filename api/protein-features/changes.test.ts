import { expect, test } from "vitest";
import { deletedResidues, modifiedResidues, mutatedResidues } from "./changes.ts";

test.each([
  ["A123V", [[123, 123]]],
  [
    "K33A,T167E",
    [
      [33, 33],
      [167, 167],
    ],
  ],
  ["SS5AA", [[5, 6]]],
  ["W45*", [[45, 45]]],
  ["unknown", []],
  ["", []],
] as const)("mutation %s", (description, segments) => expect(mutatedResidues(description)).toEqual(segments));

test.each([
  ["1-100", [[1, 100]]],
  [
    "20-35, 45",
    [
      [20, 35],
      [45, 45],
    ],
  ],
  ["100-20", []],
  ["the C-terminal half", []],
] as const)("deletion %s", (description, segments) => expect(deletedResidues(description)).toEqual(segments));

test.each([
  ["S244", [[244, 244]]],
  [
    "S148,S147",
    [
      [148, 148],
      [147, 147],
    ],
  ],
  ["T10-S12", [[10, 12]]],
  ["S", []],
] as const)("modification of %s", (residue, segments) => expect(modifiedResidues(residue)).toEqual(segments));
