import fc from "fast-check";
import { expect, test } from "vitest";
import type { GocamActivity } from "../../index-mappings/pages/others.ts";
import { parseModelIds } from "./requested-models.ts";
import { sameness } from "../../index-mappings/pages/same-activity.ts";
import { connectedModels, mergeModels } from "./merge.ts";
import type { Model } from "./merge.ts";

const node = (id: string) => ({ id, label: id, gene: null });
const activity = (id: string, by: string | null, more: Partial<GocamActivity> = {}): GocamActivity => ({
  id,
  enabled_by: by === null ? null : node(by),
  members: [],
  molecular_function: {
    termid: "GO:1",
    name: "an activity",
    cv_name: "molecular_function",
    is_obsolete: false,
  },
  occurs_in: [node("GO:2")],
  part_of: [node("GO:3")],
  happens_during: [],
  inputs: [],
  outputs: [],
  evidence: [],
  ...more,
});
const model = (
  id: string,
  activities: readonly GocamActivity[],
  edges: readonly (readonly [string, string])[] = [],
): Model => ({
  gocam_id: id,
  title: id,
  title_terms: [],
  date: null,
  contributors: [],
  activity_enabling_genes: [],
  target_genes: [],
  activities: [...activities],
  activity_count: activities.length,
  summary: null,
  model: null,
  edges: edges.map(([source, target]) => ({
    source,
    target,
    relation: "RO:1",
    label: "regulates",
    evidence: [],
  })),
});

test("activities with the same enabler, function, place and process are one, with what each model says of them", () => {
  const { activities, links } = mergeModels([
    model(
      "m",
      [activity("m/1", "G1", { inputs: [node("CHEBI:1")] }), activity("m/2", "G2")],
      [["m/1", "m/2"]],
    ),
    model(
      "n",
      [activity("n/1", "G1", { inputs: [node("CHEBI:2")] }), activity("n/2", "G2"), activity("n/3", "G3")],
      [
        ["n/1", "n/2"],
        ["n/2", "n/3"],
      ],
    ),
  ]);
  expect(activities.map(({ id, models, inputs }) => [id, models, inputs.map((one) => one.id)])).toEqual([
    ["m/1", ["m", "n"], ["CHEBI:1", "CHEBI:2"]],
    ["m/2", ["m", "n"], []],
    ["n/3", ["n"], []],
  ]);
  expect(links.map(({ source, target, models }) => [source, target, models])).toEqual([
    ["m/1", "m/2", ["m", "n"]],
    ["m/2", "n/3", ["n"]],
  ]);
});

test.each<[string, Partial<GocamActivity>]>([
  ["another enabler", { enabled_by: node("G2") }],
  ["another place", { occurs_in: [node("GO:9")] }],
  ["another process", { part_of: [node("GO:9")] }],
  ["no place", { occurs_in: [] }],
  ["no process", { part_of: [] }],
  ["no enabler", { enabled_by: null }],
  ["no function", { molecular_function: null }],
])("with %s they are two", (_what, other) => {
  expect(
    mergeModels([model("m", [activity("m/1", "G1")]), model("n", [activity("n/1", "G1", other)])]).activities,
  ).toHaveLength(2);
});

test("what a model has twice is joined with nothing, since nobody can tell with which", () => {
  const { activities } = mergeModels([
    model("m", [activity("m/1", "G1")]),
    model("n", [activity("n/1", "G1"), activity("n/2", "G1")]),
  ]);
  expect(activities.map(({ models }) => models)).toEqual([["m"], ["n"], ["n"]]);
});

test("connected models are those that share an activity", () => {
  const all = [
    model("m", [activity("m/1", "G1")]),
    model("n", [activity("n/1", "G1"), activity("n/2", "G2")]),
    model("o", [activity("o/1", "G3")]),
    model("p", []),
  ];
  expect(connectedModels(all).map(({ gocam_id: id }) => id)).toEqual(["m", "n"]);
});

const some = fc.array(
  fc.record({ by: fc.constantFrom("G1", "G2", "G3", null), location: fc.constantFrom("GO:2", "GO:4", null) }),
  { maxLength: 5 },
);

test("as a plain comparison of all pairs has it", () => {
  fc.assert(
    fc.property(
      fc.array(some, { maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 5 }),
      (given, edges) => {
        const models = given.map((list, at) => {
          const activities = list.map(({ by, location }, number) =>
            activity(`m${at}/${number}`, by, { occurs_in: location === null ? [] : [node(location)] }),
          );
          return model(
            `m${at}`,
            activities,
            edges.map(([a, b]) => [`m${at}/${a}`, `m${at}/${b}`]),
          );
        });
        const merged = mergeModels(models);
        const all = models.flatMap((one) =>
          one.activities.map((activity_) => ({
            id: activity_.id,
            model: one.gocam_id,
            key: sameness(activity_),
            isOnly: one.activities.filter((other) => sameness(other) === sameness(activity_)).length === 1,
          })),
        );
        const groupOf = (one: (typeof all)[number]) =>
          one.key === null || !one.isOnly
            ? [one]
            : all.filter((other) => other.isOnly && other.key === one.key);
        const expected = new Set(
          all.map((one) =>
            groupOf(one)
              .map(({ id }) => id)
              .join(" "),
          ),
        );
        expect(new Set(merged.activities.map(({ id, models: own }) => `${id} ${own.length}`))).toEqual(
          new Set([...expected].map((group) => `${group.split(" ")[0] ?? ""} ${group.split(" ").length}`)),
        );
        expect(merged.activities).toHaveLength(expected.size);
        const headOf = new Map(all.map((one) => [one.id, groupOf(one)[0]?.id ?? ""]));
        const links = new Set(
          models.flatMap((one) =>
            one.edges.flatMap(({ source, target }) =>
              headOf.has(source) && headOf.has(target)
                ? [`${headOf.get(source) ?? ""} ${headOf.get(target) ?? ""}`]
                : [],
            ),
          ),
        );
        expect(new Set(merged.links.map(({ source, target }) => `${source} ${target}`))).toEqual(links);
        expect(merged.links).toHaveLength(links.size);
        expect(connectedModels(models).map(({ gocam_id: id }) => id)).toEqual(
          models
            .filter(({ gocam_id: id }) => all.some((one) => one.model === id && groupOf(one).length > 1))
            .map(({ gocam_id: id }) => id),
        );
      },
    ),
  );
});

test.each([
  ["671ae02600003596", { kind: "listed", ids: ["671ae02600003596"] }],
  ["gomodel:a+gomodel:b", { kind: "listed", ids: ["a", "b"] }],
  ["a,b+a", { kind: "listed", ids: ["a", "b"] }],
  ["a:no_chemicals,no_inputs", { kind: "listed", ids: ["a"] }],
  ["ALL_MERGED", { kind: "all", mega: "ALL_MERGED" }],
  ["ALL_CONNECTED:hide_models", { kind: "all", mega: "ALL_CONNECTED" }],
  ["", { kind: "listed", ids: [] }],
  ["ALL_OTHERS", { kind: "listed", ids: ["ALL_OTHERS"] }],
])("%s names its models", (text, expected) => expect(parseModelIds(text)).toEqual(expected));
