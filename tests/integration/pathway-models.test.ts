/**
 * Every full pathway model of a release against its file, activity by activity and edge by edge, and its download against
 * both. The files are read here once more, in the plainest way. KARYON_RELEASE names the release; a generated one stands in
 * for it.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cx2Of } from "../../api/pathways/files/cx2.ts";
import { gocamOf } from "../../api/pathways/files/gocam.ts";
import { networkOf } from "../../api/pathways/files/network.ts";
import { sifOf } from "../../api/pathways/files/sif.ts";
import { mergeModels } from "../../api/pathways/merge.ts";
import { loadDeployment } from "../../config/load.ts";
import { generateRelease } from "../../demo/generate.ts";
import type { GocamPage } from "../../index-mappings/pages/others.ts";
import { ReleaseData } from "../../indexer/assemble/index.ts";
import { gocamPages } from "../../indexer/assemble/pages/gocam-pages.ts";
import { openRelease } from "../../indexer/read/open-release.ts";

type Json = Record<string, unknown>;
type Gocam =
  Awaited<ReturnType<ReleaseData["gocams"]>> extends ReadonlyMap<string, infer Model> ? Model : never;

/** An activity as it is compared: everything sorted. */
interface Plain {
  readonly enabledBy: string | null;
  readonly molecularFunction: string | null;
  readonly occursIn: readonly string[];
  readonly partOf: readonly string[];
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

interface PlainModel {
  readonly id: string;
  readonly date: string;
  readonly activities: ReadonlyMap<string, Plain>;
  readonly edges: readonly string[];
}

const other = /^(?:GO|CHEBI|PR|SO|ECO|RO|BFO|CL|UBERON|NCBITaxon|UniProtKB|ComplexPortal|RNAcentral):/;
const plainId = (id: string): string => (other.test(id) ? id : id.slice(id.indexOf(":") + 1));
const set = (ids: readonly (string | null | undefined)[]): string[] =>
  [...new Set(ids.filter((id) => typeof id === "string").map(plainId))].toSorted();
// What comes out of JSON.parse has no other shape than the test finds in it.
const list = (value: unknown): Json[] => (Array.isArray(value) ? value : value ? [value] : []) as Json[];

function plainMinerva(file: Json): PlainModel {
  const individuals = new Map(list(file["individuals"]).map((one) => [one["id"], one]));
  const facts = list(file["facts"]);
  const classOf = (id: unknown): string | null =>
    (list(individuals.get(id)?.["type"]).find((type) => type["type"] === "class")?.["id"] as string) ?? null;
  const objects = (subject: string, property: string) =>
    facts
      .filter((fact) => fact["subject"] === subject && fact["property"] === property)
      .map((fact) => fact["object"]);
  const ids = new Set([
    ...[...individuals]
      .filter(([, one]) => list(one["root-type"]).some((root) => root["id"] === "GO:0003674"))
      .map(([id]) => id as string),
    ...facts.filter((fact) => fact["property"] === "RO:0002333").map((fact) => fact["subject"] as string),
  ]);
  const notes = new Map(list(file["annotations"]).map((note) => [note["key"], note["value"] as string]));
  return {
    id: String(file["id"]).replace("gomodel:", ""),
    date: notes.get("date") ?? "",
    activities: new Map(
      [...ids].map((id) => {
        const of = (property: string) => set(objects(id, property).map(classOf));
        return [
          id,
          {
            enabledBy: set(objects(id, "RO:0002333").slice(0, 1).map(classOf))[0] ?? null,
            molecularFunction: classOf(id),
            occursIn: of("BFO:0000066"),
            partOf: of("BFO:0000050"),
            inputs: of("RO:0002233"),
            outputs: of("RO:0002234"),
          },
        ];
      }),
    ),
    edges: [
      ...new Set(
        facts
          .filter((fact) => ids.has(fact["subject"] as string) && ids.has(fact["object"] as string))
          .map((fact) => `${String(fact["subject"])} ${String(fact["property"])} ${String(fact["object"])}`),
      ),
    ].toSorted(),
  };
}

function plainSchema(file: Json): PlainModel {
  const molecules = new Map(list(file["molecules"]).map((one) => [one["id"], one["term"]]));
  const terms = (value: unknown) => set(list(value).map((one) => one["term"] as string));
  const activities = list(file["activities"]);
  return {
    id: String(file["id"]).replace("gomodel:", ""),
    date: (file["date_modified"] as string | undefined) ?? "",
    activities: new Map(
      activities.map((one) => {
        const related = (predicate: string, own: string) =>
          set(
            [
              ...list(one[own]),
              ...list(one["molecular_associations"]).filter((each) => each["predicate"] === predicate),
            ].map((each) => (each["term"] ?? molecules.get(each["molecule"])) as string),
          );
        return [
          one["id"] as string,
          {
            enabledBy: terms(one["enabled_by"])[0] ?? null,
            molecularFunction: (list(one["molecular_function"])[0]?.["term"] as string | undefined) ?? null,
            occursIn: terms(one["occurs_in"]),
            partOf: terms(one["part_of"]),
            inputs: related("RO:0002233", "has_input"),
            outputs: related("RO:0002234", "has_output"),
          },
        ];
      }),
    ),
    edges: [
      ...new Set(
        activities.flatMap((one) =>
          list(one["causal_associations"]).map(
            (edge) =>
              `${String(one["id"])} ${String(edge["predicate"])} ${String(edge["downstream_activity"])}`,
          ),
        ),
      ),
    ].toSorted(),
  };
}

const plainGocam = ({ activities, edges }: Gocam) => ({
  activities: new Map(
    activities.map((one): [string, Plain] => [
      one.id,
      {
        enabledBy: one.enabledBy,
        molecularFunction: one.molecularFunction,
        occursIn: one.occursIn.toSorted(),
        partOf: one.partOf.toSorted(),
        inputs: one.inputs.toSorted(),
        outputs: one.outputs.toSorted(),
      },
    ]),
  ),
  edges: edges.map(({ source, relation, target }) => `${source} ${relation} ${target}`).toSorted(),
});

/** A line of SIF: a node, and for an edge its relation and the node that it leads to. */
const readSif = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));

/** The aspects of a CX2 document by name, after checking what its declarations and metadata say of them. */
function readCx2(text: string): { nodes: Json[]; edges: Json[] } {
  const [head, ...rest] = list(JSON.parse(text));
  expect(head).toEqual({ CXVersion: "2.0", hasFragments: false });
  expect(rest.pop()).toEqual({ status: [{ success: true }] });
  const aspects = Object.fromEntries(rest.flatMap((part) => Object.entries(part)));
  expect(Object.keys(aspects)).toHaveLength(rest.length);
  for (const { name, elementCount } of list(aspects["metaData"]))
    expect(list(aspects[String(name)]), String(name)).toHaveLength(Number(elementCount));
  const [declared] = list(aspects["attributeDeclarations"]);
  for (const kind of ["nodes", "edges"]) {
    const ids = list(aspects[kind]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = new Set(list(aspects[kind]).flatMap(({ v }) => Object.keys(v ?? {})));
    expect(Object.keys(declared?.[kind] ?? {})).toEqual(expect.arrayContaining([...names]));
  }
  return { nodes: list(aspects["nodes"]), edges: list(aspects["edges"]) };
}

/** What the networks of some models say, as SIF and as CX2, which is the same. */
function checkNetworks(models: readonly GocamPage[]): void {
  const graph = mergeModels(models);
  const network = networkOf(graph);
  const { nodes, edges } = readCx2(JSON.stringify(cx2Of(network, "pathways")));
  const nameOf = new Map(nodes.map(({ id, v }) => [id, String((v as Json)["name"])]));
  // Programs take nodes of the same name for one.
  expect(new Set(nameOf.values()).size).toBe(nodes.length);
  const lines = readSif(sifOf(network));
  const written = lines.filter((line) => line.length === 3).map((line) => line.join("\t"));
  const drawn = edges.map(({ s, t, v }) =>
    [nameOf.get(s), (v as Json)["interaction"], nameOf.get(t)].join("\t"),
  );
  expect(written.toSorted()).toEqual(drawn.toSorted());
  expect(new Set(lines.flatMap(([from, , to]) => (to === undefined ? [from] : [from, to])))).toEqual(
    new Set(nameOf.values()),
  );
  const molecules = graph.activities.flatMap(({ inputs, outputs }) => [...inputs, ...outputs]);
  expect(edges).toHaveLength(graph.links.length + molecules.length);
  expect(nodes.filter(({ v }) => (v as Json)["kind"] === "activity")).toHaveLength(graph.activities.length);
}

let folder: string;
let data: ReleaseData;
const newest = new Map<string, PlainModel>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "karyon-pathways-"));
  const given = process.env["KARYON_RELEASE"];
  const dir = given ?? join(folder, "release");
  if (given === undefined) await generateRelease({ genes: 120, seed: "pathways", out: dir });
  const release = await openRelease(dir);
  data = new ReleaseData(release, await loadDeployment({ taxonid: release.file.organism.taxonid }));
  // Minerva files come first: of two files of the same day the first one counts.
  for (const format of ["gocam-minerva", "gocam-schema"] as const) {
    for (const dataset of release.file.datasets.filter((one) => one.format === format)) {
      const bytes = await readFile(join(dir, dataset.path));
      const text = (dataset.path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
      const file = JSON.parse(text) as Json;
      const model = format === "gocam-minerva" ? plainMinerva(file) : plainSchema(file);
      const known = newest.get(model.id);
      if (!known || known.date < model.date) newest.set(model.id, model);
    }
  }
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("every activity and every edge of every model is that of its file", async () => {
  const gocams = await data.gocams();
  expect(newest.size).toBeGreaterThan(0);
  for (const [id, { activities, edges }] of newest) {
    const model = gocams.get(id);
    expect(model && plainGocam(model), id).toEqual({ activities, edges });
  }
  const withActivities = [...gocams.values()].filter((model) => model.activities.length > 0);
  expect(withActivities.map(({ id }) => id).toSorted()).toEqual([...newest.keys()].toSorted());
}, 120_000);

test("a model that is downloaded has every activity and every edge of its file, and as a network all of its edges", async () => {
  const pages: GocamPage[] = [];
  for await (const page of gocamPages(data)) pages.push(page);
  const drawn = pages.filter(({ activities }) => activities.length > 0);
  expect(drawn).toHaveLength(newest.size);
  for (const page of drawn) {
    // As it arrives: without what has no value.
    const { activities, edges } = plainSchema(JSON.parse(JSON.stringify(gocamOf(page, "Database"))) as Json);
    const file = newest.get(page.gocam_id);
    expect({ activities, edges }, page.gocam_id).toEqual({
      activities: file?.activities,
      edges: file?.edges,
    });
    checkNetworks([page]);
  }
  checkNetworks(pages);
}, 120_000);

test("what the model and its summary count are both kept, with their days", async () => {
  for (const { summary, model, activities, date } of (await data.gocams()).values()) {
    expect(model?.activities ?? 0).toBe(activities.length);
    expect(date).toBe([summary?.date ?? "", model?.date ?? ""].toSorted().at(-1) || null);
  }
});
