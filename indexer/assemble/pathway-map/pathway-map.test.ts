import { expect, test } from "vitest";
import type { GocamPage } from "../../../index-mappings/pages/others.ts";
import { groupModels } from "./groups.ts";
import { layOutMap } from "./layout.ts";
import { linksBetween } from "./links.ts";

const node = (id: string) => ({ id, label: id, gene: null });
const activity = (id: string, by: string, more: Partial<GocamPage["activities"][number]> = {}) => ({
  id,
  enabled_by: node(by),
  members: [],
  molecular_function: { termid: "GO:1", name: "kinase", cv_name: "molecular_function", is_obsolete: false },
  occurs_in: [node("GO:2")],
  part_of: [node("GO:3")],
  happens_during: [],
  inputs: [],
  outputs: [],
  evidence: [],
  ...more,
});
const model = (id: string, genes: readonly string[], activities: GocamPage["activities"] = []) => ({
  gocam_id: id,
  activities,
  activity_enabling_genes: genes.map((uniquename) => ({ uniquename, name: null, product: null })),
});

test("models are linked by the same activity, the same gene, and what one makes and the other takes", () => {
  const links = linksBetween([
    model("c", ["G1"], [activity("c/1", "X"), activity("c/2", "Y", { inputs: [node("CHEBI:1")] })]),
    model("a", ["G1", "G2"], [activity("a/1", "X"), activity("a/2", "Z", { outputs: [node("CHEBI:1")] })]),
    model("b", ["G2"]),
    model("d", ["G3"]),
  ]);
  expect(links).toEqual([
    { source: "a", target: "b", activities: [], genes: ["G2"], molecules: [] },
    {
      source: "a",
      target: "c",
      activities: [{ id: "c/1", label: "X: kinase" }],
      genes: ["G1"],
      molecules: [{ id: "CHEBI:1", label: "CHEBI:1", is_back: false }],
    },
  ]);
});

test("a molecule that many models make or take links none of them", () => {
  const takers = ["b", "c", "d", "e"].map((id) =>
    model(id, [], [activity(`${id}/1`, id, { inputs: [node("CHEBI:15377")] })]),
  );
  const maker = model("a", [], [activity("a/1", "A", { outputs: [node("CHEBI:15377")] })]);
  expect(linksBetween([maker, ...takers])).toEqual([]);
});

test("a model belongs to the process that most of its processes are part of, and of several to the rarer one", () => {
  const above: Readonly<Record<string, string[]>> = { p1: ["p1", "S1"], p2: ["p2", "S1"], p3: ["p3", "S2"] };
  const groups = groupModels(
    [
      { id: "a", processes: ["p1", "p2", "p3"] },
      { id: "b", processes: ["p1", "p3"] },
      { id: "c", processes: ["p1"] },
      { id: "d", processes: ["other"] },
    ],
    new Set(["S1", "S2"]),
    (term) => above[term] ?? [term],
  );
  expect(Object.fromEntries(groups)).toEqual({ a: "S1", b: "S2", c: "S1", d: "" });
});

test("the same models always stand at the same places, and never on each other", () => {
  const groupOf = new Map(Array.from({ length: 60 }, (_, at) => [`m${at}`, `g${at % 7}`]));
  const links = Array.from({ length: 50 }, (_, at) => ({ source: `m${at}`, target: `m${(at * 7) % 60}` }));
  const map = layOutMap(groupOf, links);
  expect(layOutMap(new Map([...groupOf].toReversed()), links)).toEqual(map);
  const places = [...map.models.values()];
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1))
      expect(Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height).toBe(true);
  for (const [id, place] of map.models) {
    const group = map.groups.get(groupOf.get(id) ?? "");
    expect(group && place.x >= group.x && place.x + place.width <= group.x + group.width).toBe(true);
  }
  expect(layOutMap(new Map(), [])).toMatchObject({ groups: new Map(), models: new Map() });
});
