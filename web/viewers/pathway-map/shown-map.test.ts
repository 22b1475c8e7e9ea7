import { expect, test } from "vitest";
import type { MapModel, PathwayMap } from "../../../api/contract/index.ts";
import { linkKinds, readMapState, writeMapState } from "./map-state.ts";
import { linkLabel, modelsOfGene, shownMap } from "./shown-map.ts";
import { wayModels } from "./way-models.ts";

const model = (id: string, group: string, genes: readonly string[] = []): MapModel => ({
  gocam_id: id,
  title: id,
  date: null,
  status: "",
  taxon: null,
  summary: null,
  model: null,
  activity_count: 1,
  genes: [...genes],
  targets: [],
  processes: [],
  group,
  is_connected: true,
  x: 0,
  y: 0,
  width: 10,
  height: 10,
});
const group = (id: string) => ({ id, label: id, models: 2, x: 0, y: 0, width: 20, height: 20 });
const map: PathwayMap = {
  width: 100,
  height: 100,
  groups: [group("p"), group("q")],
  models: [model("a", "p", ["G1"]), model("b", "p"), model("c", "q", ["G1"])],
  links: [
    { source: "a", target: "c", activities: [{ id: "x", label: "x: kinase" }], genes: ["G1"], molecules: [] },
    { source: "b", target: "c", activities: [], genes: ["G2"], molecules: [] },
    { source: "a", target: "b", activities: [], genes: ["G3"], molecules: [] },
  ],
  genes: { G1: "cdc2", G2: null, G3: "wee1" },
};
const all = new Set(["a", "b", "c"]);
const state = readMapState("");

test("closed groups gather the links of their models; open ones show them one by one", () => {
  const closed = shownMap(map, { ...state, open: [] }, all);
  expect(closed.models).toEqual([]);
  expect(closed.links.map(({ key, kind, label }) => [key, kind, label])).toEqual([
    ["process:p+process:q", "activities", "2 pairs of models"],
  ]);
  const open = shownMap(map, { ...state, open: ["p"] }, all);
  expect(open.models.map(({ gocam_id: id }) => id)).toEqual(["a", "b"]);
  expect(open.links.map(({ key, label }) => [key, label])).toEqual([
    ["a+process:q", "x: kinase; cdc2"],
    ["b+process:q", "G2"],
    ["a+b", "wee1"],
  ]);
});

test("links of a kind that is not shown are gone, and so is what only they say", () => {
  const shown = shownMap(map, { ...state, open: "all", links: new Set(["activities"]) }, all);
  expect(shown.links.map(({ key, label }) => [key, label])).toEqual([["a+c", "x: kinase"]]);
  expect(shownMap(map, { ...state, open: "all" }, new Set(["a", "b"])).links.map(({ key }) => key)).toEqual([
    "a+b",
  ]);
});

test("a link says what it is in few words", () => {
  const many = { activities: [], genes: ["G1", "G2", "G3"], molecules: [] };
  expect(linkLabel(many, map.genes, new Set(linkKinds))).toBe("cdc2 and 2 other genes");
});

test("a gene is found by its name or id in any case", () => {
  expect(modelsOfGene(map, " CDC2 ")).toMatchObject({
    gene: "G1",
    models: [{ gocam_id: "a" }, { gocam_id: "c" }],
  });
  expect(modelsOfGene(map, "g1")?.gene).toBe("G1");
  expect(modelsOfGene(map, "nothing")).toEqual({ gene: "", models: [] });
  expect(modelsOfGene(map, "")).toBeNull();
});

test("what an address says is what is written into it", () => {
  for (const search of [
    "",
    "?gene=cdc2&to=wee1",
    "?chosen=a%2Bb&open=p%2Cq",
    "?open=all&links=genes",
    "?open=",
  ])
    expect(writeMapState(readMapState(search))).toBe(search);
  expect(readMapState("?links=genes,nonsense").links).toEqual(new Set(["genes"]));
});

test("a way stays in a model as long as this has its activities", () => {
  const on = (...models: string[]) => ({ models });
  const way = { activities: [on("a"), on("a", "b"), on("b"), on("b", "c")] };
  // Only the models of the activities count.
  expect(wayModels(way as unknown as Parameters<typeof wayModels>[0])).toEqual(["a", "b"]);
});
