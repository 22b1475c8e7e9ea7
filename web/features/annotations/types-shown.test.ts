import { expect, test } from "vitest";
import type { BootDeployment } from "../../../api/contract/index.ts";
import { sectionOf, typeEntries, typesShown } from "./types-shown.ts";

const type = (id: string, deploy_mode: "production" | "dev" | null) => ({
  id,
  display_name: id,
  group: null,
  deploy_mode,
});
// Only what decides which types show.
const deployment = (deploy_mode: "production" | "dev") =>
  ({
    site: { deploy_mode },
    annotationTypes: [
      type("b", null),
      type("a", null),
      type("new", "dev"),
      type("empty", null),
      type("_DEFAULT_", null),
    ],
  }) as unknown as BootDeployment;
const counts = [
  { type: "a", annotations: 1, terms: 1 },
  { type: "b", annotations: 2, terms: 1 },
  { type: "new", annotations: 3, terms: 1 },
  { type: "empty", annotations: 0, terms: 0 },
];

test("types with rows show in the deployment's order, those of a mode only in it", () => {
  expect(typesShown(deployment("production"), counts).map((shown) => shown.type.id)).toEqual(["b", "a"]);
  expect(typesShown(deployment("dev"), counts).map((shown) => shown.type.id)).toEqual(["b", "a", "new"]);
});

test("types that the deployment does not describe come last, under their own names", () => {
  const shown = typesShown(deployment("production"), [
    { type: "own_namespace", annotations: 4, terms: 2 },
    ...counts,
  ]);
  expect(shown.map(({ type: { id, display_name: name } }) => [id, name])).toEqual([
    ["b", "b"],
    ["a", "a"],
    ["own_namespace", "own_namespace"],
  ]);
});

test("a type with the name of another section has a place of its own", () => {
  const [entry] = typeEntries(
    typesShown(deployment("production"), [{ type: "sequence", annotations: 1, terms: 1 }]),
  );
  expect(entry?.id).toBe("sequence-annotations");
  expect(sectionOf("biological_process")).toBe("biological_process");
});
