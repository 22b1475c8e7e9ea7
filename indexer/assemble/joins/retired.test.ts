import { expect, it } from "vitest";
import { mergedInto, onlyOne, reachedFrom } from "./retired.ts";

const current = new Set(["A", "B"]);
const resolveRetired = (replacements: readonly (readonly [string, string])[], inUse: Set<string>) =>
  onlyOne(reachedFrom(replacements, inUse));

it("follows chains to a gene in use", () => {
  expect(
    resolveRetired(
      [
        ["old", "older"],
        ["older", "A"],
      ],
      current,
    ),
  ).toEqual(
    new Map([
      ["old", "A"],
      ["older", "A"],
    ]),
  );
});

it("never sends an id that is in use elsewhere", () => {
  expect(resolveRetired([["A", "B"]], current)).toEqual(new Map());
});

it("leaves out what leads to two genes, nowhere or in a circle", () => {
  expect(
    resolveRetired(
      [
        ["split", "A"],
        ["split", "B"],
        ["lost", "gone"],
        ["x", "y"],
        ["y", "x"],
      ],
      current,
    ),
  ).toEqual(new Map());
});

it("tells all genes that an id leads to", () => {
  const replacements = [
    ["split", "A"],
    ["split", "mid"],
    ["mid", "B"],
    ["older", "split"],
    ["lost", "gone"],
    ["A", "B"],
  ] as const;
  expect(reachedFrom(replacements, current)).toEqual(
    new Map([
      ["split", ["A", "B"]],
      ["mid", ["B"]],
      ["older", ["A", "B"]],
      ["lost", []],
    ]),
  );
});

it("takes a transcript for its gene", () => {
  expect(
    resolveRetired(
      [
        ["old", "A.1"],
        ["older", "C.1"],
      ],
      current,
    ),
  ).toEqual(new Map([["old", "A"]]));
});

it("takes two ways to one gene for one", () => {
  expect(
    resolveRetired(
      [
        ["old", "A"],
        ["old", "mid"],
        ["mid", "A"],
      ],
      current,
    ).get("old"),
  ).toBe("A");
});

it.each([
  ["Merged into SPNCRNA.87", ["SPNCRNA.87"]],
  ["deleted; covers both. Merged into SPAC1F8.03c,SPBC4F6.09", ["SPAC1F8.03c", "SPBC4F6.09"]],
  ["merged with SPAC110.05; frameshifted", ["SPAC110.05"]],
  ["part of protein coding gene merge", []],
  ["", []],
])("reads out of %j what a removed gene became part of", (comment, ids) => {
  expect(mergedInto(comment)).toEqual(ids);
});
