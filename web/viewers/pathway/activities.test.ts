import fc from "fast-check";
import { expect, test } from "vitest";
import type { PathwayActivity, PathwayGraph } from "../../../api/contract/pathways.ts";
import { readModels } from "../../features/pathways/model-address.ts";
import { pathwayOf } from "./activities.ts";

const nobody = { genes: new Set<string>(), termid: null };
const only = (...genes: string[]) => ({ genes: new Set(genes), termid: null });
const gene = (id: string) => ({ uniquename: id, name: id.toLowerCase(), product: null });
const node = (id: string, label = id) => ({ id, label, gene: null });
const activity = (
  id: string,
  by: string | null,
  models: readonly string[],
  more: Partial<PathwayActivity> = {},
): PathwayActivity => ({
  id,
  models: [...models],
  enabled_by: { id: by ?? "GO:9", label: by ?? "a complex", gene: by === null ? null : gene(by) },
  members: [],
  molecular_function: {
    termid: "GO:1",
    name: "kinase activity",
    cv_name: "molecular_function",
    is_obsolete: false,
  },
  occurs_in: [node("GO:2", "nucleus")],
  part_of: [],
  happens_during: [],
  inputs: [],
  outputs: [],
  evidence: [],
  ...more,
});
const model = (id: string, genes: readonly string[] = []): PathwayGraph["models"][number] => ({
  gocam_id: id,
  title: id,
  title_terms: [],
  date: null,
  contributors: [],
  activity_enabling_genes: genes.map(gene),
  target_genes: [],
  activity_count: 0,
  summary: null,
  model: null,
});
const link = (source: string, target: string, label = "regulates"): PathwayGraph["links"][number] => ({
  source,
  target,
  relation: "RO:1",
  label,
  evidence: [],
  models: ["m"],
});

/** m and n share an activity, o is known by its genes only. */
const graph: PathwayGraph = {
  models: [model("m"), model("n"), model("o", ["G5", "G1"])],
  activities: [
    activity("m/1", "G1", ["m"], {
      inputs: [node("CHEBI:1", "water"), { id: "G9", label: "g9", gene: gene("G9") }],
      outputs: [node("CHEBI:2")],
    }),
    activity("m/2", "G2", ["m", "n"], { inputs: [node("CHEBI:2")] }),
    activity("n/3", null, ["n"], { members: [gene("G3")], part_of: [node("GO:7", "a process")] }),
  ],
  links: [
    link("m/1", "m/2", "directly positively regulates"),
    link("m/2", "n/3", "directly negatively regulates"),
  ],
};
const draw = (address: string, marked: Parameters<typeof pathwayOf>[2] = nobody) =>
  pathwayOf(graph, readModels(address), marked);
const ids = (address: string, marked?: Parameters<typeof pathwayOf>[2]) =>
  draw(address, marked)
    .nodes.filter(({ kind }) => kind === "activity" || kind === "gene")
    .map(({ id }) => id);

test("activities are named by who does them, and a model without any by its genes", () => {
  expect(
    draw("m+n+o:no_chemicals,no_inputs").nodes.map(({ kind, name, gene: id, does, where, models }) => [
      kind,
      name,
      id,
      does,
      where,
      models,
    ]),
  ).toEqual([
    ["activity", "g1", "G1", "kinase activity", "nucleus", ["m"]],
    ["activity", "g2", "G2", "kinase activity", "nucleus", ["m", "n"]],
    ["activity", "a complex", null, "kinase activity", "nucleus", ["n"]],
    ["gene", "g5", "G5", null, null, ["o"]],
    ["gene", "g1", "G1", null, null, ["o"]],
  ]);
});

test("genes mark what they do alone or in a complex, a term what it names", () => {
  const marked = (source: Parameters<typeof pathwayOf>[2]) =>
    draw("m+n+o", source)
      .nodes.filter(({ isMarked }) => isMarked)
      .map(({ id }) => id);
  expect(marked(only("G1"))).toEqual(["m/1", "o G1"]);
  expect(marked(only("G3"))).toEqual(["n/3"]);
  expect(marked({ genes: new Set(), termid: "GO:7" })).toEqual(["n/3"]);
  expect(marked(nobody)).toEqual([]);
});

test("links are told by their effect", () => {
  expect(
    draw("m+n:no_chemicals,no_inputs").links.map(({ source, target, effect }) => [source, target, effect]),
  ).toEqual([
    ["m/1", "m/2", "activates"],
    ["m/2", "n/3", "inhibits"],
  ]);
});

test("chemicals flow from what gives them to what takes them, once in models that share an activity; targets are acted on", () => {
  const { nodes, links } = draw("m+n");
  expect(
    nodes
      .filter(({ kind }) => kind === "chemical" || kind === "target")
      .map(({ kind, name, models }) => [kind, name, models]),
  ).toEqual([
    ["chemical", "water", ["m"]],
    ["target", "g9", ["m"]],
    ["chemical", "CHEBI:2", ["m", "n"]],
  ]);
  const named = new Map(nodes.map(({ id, name }) => [id, name]));
  expect(
    links
      .filter(({ effect }) => effect === "molecule")
      .map(({ source, target }) => [named.get(source), named.get(target)]),
  ).toEqual([
    ["water", "g1"],
    ["g1", "g9"],
    ["g1", "CHEBI:2"],
    ["CHEBI:2", "g2"],
  ]);
});

test("flags leave chemicals or targets out", () => {
  const kinds = (address: string) => new Set(draw(address).nodes.map(({ kind }) => kind));
  expect(kinds("m+n:no_chemicals")).toEqual(new Set(["activity", "target", "gene"]));
  expect(kinds("m+n:no_inputs")).toEqual(new Set(["activity", "chemical", "gene"]));
  expect(kinds("m+n:no_chemicals,no_inputs")).toEqual(new Set(["activity", "gene"]));
});

test("trim_models leaves models with something marked, retain_genes only what is marked; without marks nothing goes", () => {
  expect(ids("m+n+o:trim_models", only("G3"))).toEqual(["m/2", "n/3"]);
  expect(draw("m+n+o:trim_models", only("G3")).models.map(({ gocam_id: id }) => id)).toEqual(["n"]);
  expect(draw("m+n+o:retain_genes", only("G1", "G2")).nodes.map(({ id }) => id)).toEqual([
    "m/1",
    "m/2",
    "o G1",
  ]);
  expect(draw("m+n+o:retain_genes", only("G1", "G2")).links).toHaveLength(1);
  for (const flags of ["trim_models", "retain_genes"]) expect(ids(`m+n+o:${flags}`)).toHaveLength(5);
});

test.each([
  ["m", false],
  ["m:show_models", true],
  ["m:trim_models", true],
  ["m+n", true],
  ["ALL_MERGED", true],
  ["m+n:hide_models", false],
  ["m:trim_models,hide_models", false],
])("lines around the models of %s: %s", (address, expected) => {
  expect(draw(address).hasBoundaries).toBe(expected);
});

test("whatever the flags and marks, links join what is drawn, in models that are left", () => {
  const flag = fc.constantFrom(
    "no_chemicals",
    "no_inputs",
    "trim_models",
    "retain_genes",
    "hide_models",
    "show_models",
  );
  fc.assert(
    fc.property(fc.array(flag), fc.subarray(["G1", "G2", "G3", "G5", "G9"]), (flags, genes) => {
      const { nodes, links, models } = draw(`m+n+o:${flags.join(",")}`, only(...genes));
      const drawn = new Set(nodes.map(({ id }) => id));
      expect(drawn.size).toBe(nodes.length);
      expect(new Set(links.map(({ key }) => key)).size).toBe(links.length);
      for (const { source, target } of links)
        expect([drawn.has(source), drawn.has(target)]).toEqual([true, true]);
      const left = new Set(models.map(({ gocam_id: id }) => id));
      for (const { models: own } of nodes)
        expect(own.length > 0 && own.every((id) => left.has(id))).toBe(true);
    }),
  );
});
