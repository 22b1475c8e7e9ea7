import { expect, test } from "vitest";
import type { DataGap } from "../../../index-mappings/pages/release.ts";
import { gapsOfReference, gapsOfTerm } from "./data-gaps.ts";

const gaps = (topic: string, more: Partial<DataGap> = {}): DataGap => ({
  topic,
  label: topic,
  reason: "no data set tells it",
  is_partial: false,
  section: null,
  widget: null,
  facets: [],
  cv_names: [],
  ...more,
});
const types = [
  { id: "multi", cv_names: ["phenotypes"] },
  { id: "disease", cv_names: ["mondo"] },
];
const dataGaps = [
  gaps("PDB structures"),
  gaps("coiled coils"),
  gaps("multi"),
  gaps("parents:mondo", { is_partial: true, cv_names: ["mondo"] }),
];
const topics = (found: readonly DataGap[]): string[] => found.map(({ topic }) => topic);

test("a reference lacks structures and kinds of annotations, not what only genes have", () => {
  expect(topics(gapsOfReference(dataGaps, types))).toEqual(["PDB structures", "multi"]);
});

test("a term lacks what is of its own ontology", () => {
  expect(topics(gapsOfTerm({ cv_name: "mondo" }, dataGaps, types))).toEqual(["parents:mondo"]);
  expect(topics(gapsOfTerm({ cv_name: "phenotypes" }, dataGaps, types))).toEqual(["multi"]);
  expect(topics(gapsOfTerm({ cv_name: "other" }, dataGaps, types))).toEqual([]);
});
