import { expect, it } from "vitest";
import { resolveRetired } from "./retired.ts";

const current = new Set(["A", "B"]);

it("follows chains to a gene in use", () => {
  expect(resolveRetired([["old", "older"], ["older", "A"]], current)).toEqual(new Map([["old", "A"], ["older", "A"]]));
});

it("never sends an id that is in use elsewhere", () => {
  expect(resolveRetired([["A", "B"]], current)).toEqual(new Map());
});

it("leaves out what leads to two genes, nowhere or in a circle", () => {
  expect(resolveRetired([["split", "A"], ["split", "B"], ["lost", "gone"], ["x", "y"], ["y", "x"]], current)).toEqual(new Map());
});

it("takes two ways to one gene for one", () => {
  expect(resolveRetired([["old", "A"], ["old", "mid"], ["mid", "A"]], current).get("old")).toBe("A");
});
