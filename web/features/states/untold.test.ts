import { expect, test } from "vitest";
import type { NotTold } from "../../../api/contract/index.ts";
import { untoldOfReference, untoldOfTerm } from "./untold.ts";

const untold = (topic: string, more: Partial<NotTold> = {}): NotTold => ({
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
const notTold = [
  untold("PDB structures"),
  untold("coiled coils"),
  untold("multi"),
  untold("parents:mondo", { is_partial: true, cv_names: ["mondo"] }),
];
const topics = (found: readonly NotTold[]): string[] => found.map(({ topic }) => topic);

test("a reference lacks structures and kinds of annotations, not what only genes have", () => {
  expect(topics(untoldOfReference(notTold, types))).toEqual(["PDB structures", "multi"]);
});

test("a term lacks what is of its own ontology", () => {
  expect(topics(untoldOfTerm({ cv_name: "mondo" }, notTold, types))).toEqual(["parents:mondo"]);
  expect(topics(untoldOfTerm({ cv_name: "phenotypes" }, notTold, types))).toEqual(["multi"]);
  expect(topics(untoldOfTerm({ cv_name: "other" }, notTold, types))).toEqual([]);
});
