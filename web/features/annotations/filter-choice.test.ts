import { expect, test } from "vitest";
import type { AnnotationFacet } from "../../../api/contract/index.ts";
import { filterChoice } from "./filter-choice.ts";

const facet = (haploid: number, diploid: number): AnnotationFacet => ({
  id: "ploidy",
  filter_type: "ploidiness",
  label: "Ploidy",
  options: [
    { value: "haploid", label: "haploid", count: haploid, chosen: false },
    { value: "diploid", label: "diploid", count: diploid, chosen: false },
  ],
});

test("the only value that rows have stands as chosen", () => {
  expect(filterChoice(facet(12, 0), [], 12)).toEqual({
    label: "haploid",
    isSet: false,
    reason: "Only haploid here",
  });
});

test("the only ploidy does not stand as chosen where some rows have none", () => {
  expect(filterChoice(facet(12, 0), [], 13)).toEqual({ label: "any", isSet: false, reason: null });
});

test("a value that some rows lack can be chosen", () => {
  expect(filterChoice({ ...facet(12, 0), filter_type: "throughput" }, [], 13)).toEqual({
    label: "any",
    isSet: false,
    reason: null,
  });
  expect(filterChoice(facet(12, 1), [], 13)).toEqual({ label: "any", isSet: false, reason: null });
});

test("values that are chosen are named, and can be taken back when nothing is left", () => {
  expect(filterChoice(facet(12, 1), ["diploid"], 1).label).toBe("diploid");
  expect(filterChoice(facet(12, 1), ["!diploid"], 12).label).toBe("not diploid");
  expect(filterChoice(facet(0, 0), ["haploid", "diploid"], 0)).toEqual({
    label: "haploid +1",
    isSet: true,
    reason: null,
  });
});

test("a filter without any value says so, and cannot be used", () => {
  expect(filterChoice({ ...facet(0, 0), filter_type: "term", label: "Term" }, [], 4).label).toBe(
    "(No Terms)",
  );
  expect(filterChoice(facet(0, 0), [], 4).reason).not.toBeNull();
});
