import { expect, it } from "vitest";
import { annotationsCalled } from "./subsets.ts";

const annotationTypes = [
  { id: "mondo", display_name: "Disease association" },
  { id: "molecular_function", display_name: "GO molecular function" },
  { id: "single_locus_phenotype", display_name: "Single locus phenotype" },
];

it.each([
  ["mondo", "disease association"],
  ["molecular_function", "GO molecular function annotation"],
  ["single_locus_phenotype", "single locus phenotype annotation"],
  ["no_such_type", "no such type annotation"],
])("says %s in the words of readers", (type, called) => {
  expect(annotationsCalled(type, { annotationTypes })).toBe(called);
});
