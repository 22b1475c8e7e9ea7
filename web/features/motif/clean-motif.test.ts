import { expect, it } from "vitest";
import { cleanMotif, isTooShort } from "./clean-motif.ts";

it.each([
  [" |KEN| ", "KEN"],
  ["dXXrkeXx", "d..rke.."],
  ["", ""],
  ["  ", ""],
  ["...", ""],
  [".*", ""],
  ["++", ""],
  ["xx", ""],
  ["|", ""],
  ["K|R", "K|R"],
  ["[KR", "[KR"],
])("of “%s” “%s” is searched for", (typed, motif) => expect(cleanMotif(typed)).toBe(motif));

it("one sign alone is too short", () => {
  expect(["", "K", "KE"].map(isTooShort)).toEqual([false, true, false]);
});

it("a long text with many blanks in it is cleaned at once", () => {
  const text = `A${" ".repeat(300_000)}A`;
  expect(cleanMotif(`| ${text} |`)).toBe(text);
});
