/** The pages that other pages embed, and the calls behind the views of proteins and pathways. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { pathwayGraph } from "../../api/contract/pathways.ts";
import { proteinFeatures } from "../../api/contract/protein-features.ts";
import { documentsOf } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

const generation = { release: "2025-09-01", token: "aaaa" };
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ prefix: `test-views-${process.pid}`, isPrepared: true });
  await site.write(generation, documentsOf(generation.release));
  await site.swap(generation);
  await site.generations.refresh();
});
afterAll(() => site.stop());

it.each([
  "/protein_feature_view/full/SPBC11B10.09",
  "/structure_view/alphafold/P04551",
  "/structure_view/pdb/1abc",
  "/rna_2d_structure/SPSNORNA.01/URS1",
  "/rhea_widget/mini/10596",
  "/rhea_widget/mini/RHEA:10596",
  "/gocam_view/widget/671ae02600003596:no_inputs/SPBC11B10.09",
  "/gocam_view/full/ALL_MERGED:no_chemicals,no_inputs",
  "/gocam_viz/full/671ae02600003596",
  "/gocam_summary/all",
])("%s is a view, with what it needs to begin and a policy of its own", async (address) => {
  const answer = await fetch(site.url + address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("karyon-boot");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect((await fetch(`${site.url}/gene/SPBC11B10.09`)).headers.get("content-security-policy")).not.toContain(
    "unsafe-inline",
  );
});

it.each([
  ["/protein_feature_view/full/SPBC11B10.09", "protein_features/full/SPBC11B10.09"],
  [
    "/gocam_viz/full/671ae02600003596+67369e7600002505:no_inputs",
    "data/pathways/671ae02600003596%2B67369e7600002505",
  ],
])("%s has the answer of the call that it begins with", async (address, path) => {
  const page = await (await fetch(site.url + address)).text();
  const [, of, written = ""] =
    /<script type="application\/json" id="karyon-answer" data-path="([^"]*)">([^<]*)</.exec(page) ?? [];
  expect(of).toBe(path);
  const answer = await fetch(`${site.url}/api/v1/dataset/latest/${path}`);
  expect(JSON.parse(written)).toEqual(await answer.json());
});

it("pages begin with what their program draws first, but for releases by name, and in frames", async () => {
  await site.prepared();
  const read = async (path: string, headers: HeadersInit = {}) =>
    (await fetch(site.url + path, { headers })).text();
  const header = `<p>header of ${generation.release}</p>`;
  for (const path of ["/gene/SPBC11B10.09", "/query", "/nope", "/jbrowse"])
    expect(await read(path), path).toContain(header);
  const front = await read("/");
  expect(front).toContain(`<p>front header of ${generation.release}</p>`);
  expect(front).toContain(`<main><p>front page of ${generation.release}</p></main>`);
  const query = `<main><p>query of ${generation.release}</p></main>`;
  expect(await read("/query")).toContain(query);
  // An address that says more begins with something else.
  for (const path of [
    "/query?nodeTypeId=FYPO",
    "/query/start_from/FYPO",
    `/dataset/${generation.release}/query`,
  ])
    expect(await read(path), path).not.toContain(query);
  expect(await read("/jbrowse", { "Sec-Fetch-Dest": "iframe" })).not.toContain(header);
  // Its links would leave the release that the address names.
  const named = await read(`/dataset/${generation.release}/gene/SPBC11B10.09`);
  expect(named).toContain(`<p>bare header of ${generation.release}</p>`);
  expect(named).not.toContain(header);
});

it.each([
  "/protein_feature_view/full/nope",
  "/protein_feature_view/nope/SPBC11B10.09",
  "/rhea_widget/full/99999999",
  "/gocam_view/full/nope",
])("%s says that there is no such thing, and so does its status", async (address) => {
  const answer = await fetch(site.url + address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("karyon-boot");
});

it("a view is told its release and where its files come from, and nothing else of the deployment", async () => {
  const page = await (await fetch(`${site.url}/protein_feature_view/full/SPBC11B10.09`)).text();
  const [, written = ""] = /<script type="application\/json" id="karyon-boot">([^<]*)</.exec(page) ?? [];
  const boot: unknown = JSON.parse(written);
  expect(boot).toEqual({
    site: { site_name: expect.any(String), viewers: expect.objectContaining({ rhea: expect.anything() }) },
    release: generation.release,
  });
});

it("a view of many models has its page ask for them while its program comes", async () => {
  const page = await (await fetch(`${site.url}/gocam_viz/full/ALL_MERGED:no_inputs`)).text();
  const [, asked = ""] = /rel="preload" as="fetch" crossorigin="anonymous" href="([^"]*)"/.exec(page) ?? [];
  expect(asked).toMatch(/\/data\/pathways\/ALL_MERGED$/);
  expect((await fetch(site.url + asked)).status).toBe(200);
});

it("who is the first to open a view of many models after a load gets its picture", async () => {
  const next = { release: generation.release, token: "bbbb" };
  await site.write(next, documentsOf(next.release));
  await site.swap(next);
  await site.generations.refresh();
  await site.prepared();
  for (const models of ["ALL_MERGED", "ALL_CONNECTED"])
    for (const flags of ["", ":no_chemicals,no_inputs"]) {
      const page = await (await fetch(`${site.url}/gocam_view/full/${models}${flags}`)).text();
      const [, drawn] = /<div id="karyon-picture"[^>]*><p>([^<]*)</.exec(page) ?? [];
      expect(drawn).toBe(`${models}${flags} of 671ae02600003596 67369e7600002505`);
    }
});

it("a view of what is not there has no answer, and asks for it itself", async () => {
  for (const address of ["/protein_feature_view/full/SPBC99X99.99", "/gocam_viz/full/ffffffffffffffff"])
    expect(await (await fetch(site.url + address)).text()).not.toContain("karyon-answer");
});

it("a view is only read", async () => {
  expect((await fetch(`${site.url}/structure_view/pdb/1abc`, { method: "POST" })).status).toBe(405);
});

it("features of a gene without a protein are none, of an unknown gene or scope not found or refused", async () => {
  const ask = (path: string) => fetch(`${site.url}/api/v1/dataset/latest/protein_features/${path}`);
  const none = await ask("full/SPBC11B10.09");
  expect(none.status).toBe(200);
  expect(proteinFeatures.parse(await none.json())).toEqual({
    gene: { uniquename: "SPBC11B10.09", display_name: "cdc2" },
    sequence: null,
    tracks: [],
  });
  expect((await ask("full/SPBC99X99.99")).status).toBe(404);
  const refused = await ask("everything/SPBC11B10.09");
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain("path.scope");
});

it("a reaction, compound or structure that the release does not have is not found, and what is none is refused", async () => {
  const ask = async (path: string) => {
    const answer = await fetch(`${site.url}/api/v1/dataset/latest/${path}`);
    return [answer.status, JSON.stringify(await answer.json())] as const;
  };
  for (const path of [
    "data/reaction/10001",
    "data/compound/h2o",
    "structure/pdb/1abc",
    "structure/alphafold/P99999",
  ]) {
    const [status, problem] = await ask(path);
    expect(status).toBe(404);
    expect(problem).toContain(path.split("/").at(-1));
  }
  for (const path of ["data/reaction/ten", "structure/pdb/..%2F..", "structure/cif/1abc"])
    expect((await ask(path))[0]).toBe(400);
  // A page of a compound that no reaction has is none.
  expect((await fetch(`${site.url}/compound/h2o`)).status).toBe(404);
});

it("pathway models come as one graph, joined where they have the same activity", async () => {
  const ask = (ids: string) => fetch(`${site.url}/api/v1/dataset/latest/data/pathways/${ids}`);
  for (const ids of [
    "671ae02600003596+67369e7600002505",
    "671ae02600003596%2B67369e7600002505",
    "gomodel:671ae02600003596,67369e7600002505",
  ]) {
    const { models, activities } = pathwayGraph.parse(await (await ask(ids)).json());
    expect(models.map(({ gocam_id: id }) => id)).toEqual(["671ae02600003596", "67369e7600002505"]);
    expect(activities.map(({ models: own }) => own)).toEqual([
      ["671ae02600003596", "67369e7600002505"],
      ["671ae02600003596"],
    ]);
  }
  const all = pathwayGraph.parse(await (await ask("ALL_MERGED")).json());
  expect(all.models.map(({ gocam_id: id }) => id)).toEqual(
    ["671ae02600003596", "67369e7600002505"].toSorted(),
  );
  expect(pathwayGraph.parse(await (await ask("ALL_CONNECTED")).json()).models).toHaveLength(2);
  const none = await ask("671ae02600003596+ffffffffffffffff");
  expect(none.status).toBe(404);
  expect(JSON.stringify(await none.json())).toContain("no pathway model: ffffffffffffffff");
});
