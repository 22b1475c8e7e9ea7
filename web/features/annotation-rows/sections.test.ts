import { expect, test } from "vitest";
import type { AnnotationType } from "../../../api/contract/index.ts";
import { notSection, sectionOf } from "./sections.ts";
import { termsAddress } from "./terms-address.ts";

// Only what decides headings.
const type = (groups: readonly string[]) =>
  ({
    split_by_parents: groups.map((id) => ({ id, display_name: `${id} phenotype`, terms: ["T:1"] })),
  }) as unknown as AnnotationType;

test("NOT stands apart, terms of no group come under Other, and a type without groups has no headings", () => {
  expect(sectionOf(type(["cell"]), { is_not: false, split: "cell" })).toBe("cell phenotype");
  expect(sectionOf(type(["cell"]), { is_not: false, split: null })).toBe("Other");
  expect(sectionOf(type(["cell"]), { is_not: true, split: "cell" })).toBe(notSection);
  expect(sectionOf(type([]), { is_not: false, split: null })).toBeNull();
});

test("ids of terms are joined by %2C, at {ids} and at the end", () => {
  expect(termsAddress("https://x.org/{ids}/chart?ids=", ["GO:1", "GO:2"])).toBe(
    "https://x.org/GO%3A1%2CGO%3A2/chart?ids=GO%3A1%2CGO%3A2",
  );
});
