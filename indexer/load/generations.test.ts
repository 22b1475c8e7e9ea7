import { expect, test } from "vitest";
import { indexKinds } from "../../index-mappings/names.ts";
import { troublesOf } from "./generations.ts";
import type { GenerationInfo } from "./generations.ts";

const generation = (
  state: GenerationInfo["state"],
  change: (info: GenerationInfo) => object = () => ({}),
) => {
  const indices = indexKinds.map((kind) => ({ kind, name: kind, documents: 1, bytes: 1 }));
  const info = { name: "a--b", release: "a", state, created: new Date(0), indices };
  return { ...info, ...change(info) };
};
const without = ({ indices }: GenerationInfo) => ({
  indices: indices.filter(({ kind }) => kind !== "terms"),
});
const silent = ({ indices }: GenerationInfo) => ({
  indices: indices.map((index) => (index.kind === "genes" ? { ...index, documents: null } : index)),
});

test.each([
  ["whole", generation("live"), []],
  [
    "live, with an index deleted",
    generation("live", without),
    ["lacks its indices of terms: load the release again"],
  ],
  ["kept, with an index deleted", generation("previous", without), ["lacks its indices of terms: delete it"]],
  ["one that is being written", generation("unfinished", without), []],
  ["on a node that is away", generation("live", silent), ["genes: no answer; is a search node away?"]],
])("what is wrong with a generation: %s", (_, info, expected) => {
  expect(troublesOf(info)).toEqual(expected);
});
