import { expect, test } from "vitest";
import type { DataGap } from "../../index-mappings/pages/release.ts";
import { isAboutNothing } from "./about-nothing.ts";

const gap = (topic: string, isPartial = false): DataGap => ({
  topic,
  label: topic,
  reason: "",
  is_partial: isPartial,
  section: null,
  widget: null,
  facets: [],
  cv_names: [],
});
const types = [{ id: "expression" }];

test.each([
  ["a page that needs nothing", [], false],
  ["a topic that no data set tells", ["alleles"], true],
  ["a topic that is told in part", ["proteins"], false],
  ["a type that the deployment leaves out", ["type mondo"], true],
  ["a type that is there", ["type expression"], false],
  ["one of two that is there", ["expression levels", "type expression"], false],
])("%s", (_, needs, expected) => {
  const gaps = [gap("alleles"), gap("expression levels"), gap("proteins", true)];
  expect(isAboutNothing(needs, { gaps, types })).toBe(expected);
});
