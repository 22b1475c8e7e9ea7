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
import { loadDeployment } from "../../config/load.ts";
import { generateRelease } from "../../demo/generate.ts";
import { ReleaseData } from "../../indexer/assemble/index.ts";
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

test("what the model and its summary count are both kept, with their days", async () => {
  for (const { summary, model, activities, date } of (await data.gocams()).values()) {
    expect(model?.activities ?? 0).toBe(activities.length);
    expect(date).toBe([summary?.date ?? "", model?.date ?? ""].toSorted().at(-1) || null);
  }
});
