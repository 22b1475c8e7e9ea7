import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError, loadDeployment } from "./load.ts";
import type { DeploymentChoice } from "./load.ts";

let root: string;

/** Replaces text in a file of the copied fission yeast deployment. */
async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(root, "fission-yeast", file);
  const before = await readFile(path, "utf8");
  expect(before).toContain(from);
  await writeFile(path, before.replace(from, to));
}

async function problemsOf(
  choice: DeploymentChoice = { folder: "fission-yeast", root },
): Promise<readonly string[]> {
  const error: unknown = await loadDeployment(choice).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ConfigError)) throw new Error("expected a ConfigError", { cause: error });
  for (const problem of error.problems) expect(error.message).toContain(problem);
  return error.problems;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "karyon-config-"));
  await cp(join(import.meta.dirname, "fission-yeast"), join(root, "fission-yeast"), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

describe("a wrong key", () => {
  it.each([
    [
      "site.json",
      "{",
      '{ "deploy_mod": "dev",',
      "site.json: deploy_mod is not a setting – did you mean deploy_mode?",
    ],
    ["site.json", '"site_description"', '"notice"', "site.json: site_description is missing"],
    ["site.json", "{", '{ "colours": "red",', "site.json: colours is not a setting"],
    [
      "site.json",
      '{ "taxonid": 9606,',
      '{ "taxonid": 9606, "genius": "Homo",',
      "site.json: organisms[3].genius is not a setting – did you mean genus?",
    ],
    [
      "site.json",
      "{",
      '{ "details_popup_delay": "500",',
      "site.json: details_popup_delay: expected number, received string",
    ],
    [
      "site.json",
      "{",
      '{ "deploy_mode": "live",',
      'site.json: deploy_mode: expected one of "production"|"dev"',
    ],
    [
      "site.json",
      "{",
      '{ "accent_colour": "teal",',
      'site.json: accent_colour: should be a colour of six hexadecimal digits, such as #0b5791, but is "teal"',
    ],
    [
      "site.json",
      "{",
      '{ "accent_colour": "#ffcc00",',
      "site.json: accent_colour #ffcc00 is too faint for links on light pages (contrast 1.3, needed 4.5): #7f6600 can be read",
    ],
    [
      "site.json",
      'pombase.org/gene/<<UNIQUENAME>>"',
      'pombase.org/gene/<<UNIQUE_NAME>>"',
      'site.json: gene_references[0].url: should be a text in which nothing is in << >> but IDENTIFIER, UNIQUENAME, TAXONID, GENE_NAME, but is "https://www.pombase.org/gene/<<UNIQUE_NAME>>"',
    ],
    [
      "site.json",
      '"contact_address": "curators@karyon.example"',
      '"contact_address": "curators"',
      'site.json: contact_address: should be an e-mail address, or null, but is "curators"',
    ],
    [
      "site.json",
      "{",
      '{ "logo_file_name": "crest.svg",',
      "site.json: logo_file_name crest.svg is not in the assets folder of the deployment",
    ],
    [
      "site.json",
      '"^SP',
      '"^(SP',
      'site.json: gene_systematic_identifier_pattern: should be a regular expression, but is "^(SP[\\\\w\\\\d]+\\\\.\\\\d+[wc]?$"',
    ],
    [
      "site.json",
      '"taxonid": 4896,\n  "organisms"',
      '"taxonid": 4895,\n  "organisms"',
      "site.json: taxonid 4895 is not one of organisms (4896, 4932, 4897, 9606)",
    ],
    [
      "site.json",
      '"ortholog_taxonids": [4932',
      '"ortholog_taxonids": [7227',
      "site.json: ortholog_taxonids[0] 7227 is not one of organisms (4896, 4932, 4897, 9606)",
    ],
    [
      "site.json",
      '"chromosome_2"',
      '"chromosome_1"',
      "site.json: chromosomes: the name chromosome_1 is given twice",
    ],
    [
      "site.json",
      '"annotation_type": "mondo"',
      '"annotation_type": "disease"',
      "site.json: slims.pombe_mondo_slim.annotation_type disease is not an id of annotation-types.json",
    ],
    [
      "annotation-types.json",
      '"slim": "fypo_slim"',
      '"slim": "fypo"',
      "annotation-types.json: [3].slim fypo is not one of slims in site.json (bp_goslim_pombe, mf_goslim_pombe, cc_goslim_pombe, fypo_slim, pombe_mondo_slim)",
    ],
    [
      "annotation-types.json",
      '"id": "mondo"',
      '"id": "expression"',
      "annotation-types.json: the id expression is given twice",
    ],
    [
      "menus.json",
      '"/browse-curation"',
      '"browse-curation"',
      'menus.json: [0].entries[0].url: should be an internal route beginning with / or a http(s) or mailto address, but is "browse-curation"',
    ],
    [
      "search.json",
      "{",
      '{ "groups": { "gene": { "show": 8 } },',
      "search.json: groups.gene.show is not a setting – did you mean shown?",
    ],
    [
      "annotation-types.json",
      '{ "id": "molecular_function",',
      '{ "id": "molecular_function", "filters": ["evidence_kind"],',
      "annotation-types.json: [0].filters names evidence_kind, which is not in annotation-filters.json",
    ],
    [
      "annotation-filters.json",
      "{",
      '{ "throughput": { "throughput_categories": [{ "value": "all", "display_name": "all", "throughput": "high,low" }] },',
      'annotation-filters.json: throughput.throughput_categories[0].throughput: high, low, non-experimental, or several joined by "|"',
    ],
    [
      "annotation-filters.json",
      '"value": "normal-phenotype"',
      '"value": "abnormal-phenotype"',
      "annotation-filters.json: phenotype: the value abnormal-phenotype is given twice",
    ],
    [
      "front.json",
      "{slim:fypo_slim}",
      "{slim:fypo}",
      "front.json: overviews[3].detail names slim fypo, which is not in site.json",
    ],
    ["front.json", '"id": "GO:0004693"', '"id": ""', "front.json: example_pages[2].id is empty"],
  ])("%s with %s → %s", async (file, from, to, problem) => {
    await change(file, from, to);
    expect(await problemsOf()).toContain(problem);
  });

  it("reports a misspelt key once, not as missing too", async () => {
    await change("site.json", '"site_description"', '"site_descripton"');
    expect(await problemsOf()).toHaveLength(1);
  });
});

describe("a wrong file", () => {
  it("says where JSON breaks", async () => {
    await change("front.json", 'knowledge",', 'knowledge"');
    expect(await problemsOf()).toEqual([
      "front.json: is not JSON: expected ',' or '}' after property value (line 3, column 3)",
    ]);
  });

  it("says which page has no title", async () => {
    await writeFile(join(root, "fission-yeast", "pages", "bare.md"), "# Text\n");
    await writeFile(join(root, "fission-yeast", "pages", "untitled.md"), "---\ndate: 2026-11-21\n---\n");
    expect(await problemsOf()).toEqual([
      'pages/bare.md: should begin with a front matter block, "---", "title: …", "---"',
      "pages/untitled.md: the front matter has no title",
    ]);
  });

  it("lists all problems of all files at once", async () => {
    await change("site.json", '"site_description"', '"notice"');
    await change("search.json", "{", "");
    await change("front.json", '"title": ', '"titel": ');
    expect(await problemsOf()).toEqual([
      "site.json: site_description is missing",
      expect.stringMatching(/^search\.json: is not JSON/),
      "front.json: titel is not a setting – did you mean title?",
    ]);
  });
});

describe("what a deployment leaves out", () => {
  it("is taken from the defaults, file by file, key by key and entry by entry", async () => {
    const folder = join(root, "other");
    await mkdir(folder);
    const { site } = (await loadDeployment({ folder: "fission-yeast", root })).deployment;
    await writeFile(
      join(folder, "site.json"),
      JSON.stringify({
        site_description: "Another organism",
        taxonid: 1,
        organisms: [
          { ...site.organisms[0], taxonid: 1 },
          { taxonid: 9606, common_name: "us" },
        ],
        gene_systematic_identifier_pattern: "^A",
        transcript_systematic_identifier_pattern: "^A",
        jbrowse2_assembly_name: "other",
        footer: { data_note: "None" },
      }),
    );
    await writeFile(
      join(folder, "menus.json"),
      '[{ "label": "About" }, { "label": "Own", "entries": [{ "label": "A", "url": "/a" }] }]',
    );
    const { deployment, pages } = await loadDeployment({ taxonid: 1, root });
    expect(deployment.site.organisms[1]).toMatchObject({ genus: "Homo", common_name: "us" });
    expect(deployment.site.footer).toMatchObject({ data_note: "None", logos: [] });
    expect(deployment.menus.map(({ label, entries }) => [label, entries[0]?.url])).toEqual([
      ["About", "/about"],
      ["Own", "/a"],
    ]);
    expect(deployment.annotationTypes.map(({ id }) => id)).toContain("molecular_function");
    // A filter by slim is for types that have one.
    expect(deployment.annotationTypes.find(({ id }) => id === "molecular_function")?.filters).toEqual([
      "child",
      "during",
      "evidence_type",
    ]);
    expect(pages.map(({ path }) => path)).toContain("/faq");
  });
});

describe("the texts", () => {
  const reportPage = async (): Promise<string> => {
    const { pages } = await loadDeployment({ folder: "fission-yeast", root });
    return pages.find(({ path }) => path === "/community/report-a-problem")?.markdown ?? "";
  };

  it("name the address to write to, or say that there is none", async () => {
    const address = "curators@karyon.example";
    expect(await reportPage()).toContain(`[${address}](mailto:${address})`);
    expect(await reportPage()).not.toContain("names no address");
    await change("site.json", `"${address}"`, "null");
    expect(await reportPage()).toMatch(/^This site names no address/m);
    expect(await reportPage()).not.toContain("mailto:");
  });
});

describe("a text of a deployment in the place of the common one", () => {
  const write = async (file: string, markdown: string): Promise<void> => {
    const path = join(root, "fission-yeast", "pages", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `---\ntitle: Ours\n---\n${markdown}\n`);
  };

  it("holds what the common one says where it asks for it", async () => {
    await write("faq.md", "### Who are you?\nWe.\n\n{{common_text}}");
    const { pages } = await loadDeployment({ folder: "fission-yeast", root });
    const faq = pages.filter(({ path }) => path === "/faq");
    expect(faq).toHaveLength(1);
    expect(faq[0]?.markdown).toMatch(/^### Who are you\?\nWe\.\n\n[^]*### Is there an API\?/);
    expect(faq[0]?.markdown).not.toContain("common_text");
  });

  it("speaks of a chromosome that the deployment has", async () => {
    const { pages } = await loadDeployment({ taxonid: 4897 });
    expect(pages.find(({ path }) => path === "/faq")?.markdown).toContain("150 kb on chromosome 1*");
  });

  it("is wrong to ask for it where there is none", async () => {
    await write("community/meetings.md", "{{common_text}}");
    expect(await problemsOf({ folder: "fission-yeast", root })).toEqual([
      "pages/community/meetings: has {{common_text}}, and the defaults have no page /community/meetings",
    ]);
  });
});

describe("a misspelt name", () => {
  it("of a file is told, instead of what is in it being passed over", async () => {
    await writeFile(join(root, "fission-yeast", "menu.json"), "[]");
    expect(await problemsOf()).toEqual([
      "menu.json is not a file of a deployment – did you mean menus.json?",
    ]);
  });

  it("in a text is told, instead of its line being left out", async () => {
    const path = join(root, "fission-yeast", "pages", "meetings.md");
    await writeFile(path, "---\ntitle: Meetings\n---\nWrite to {{contct}}, or see {{uniprot}}.\n");
    expect(await problemsOf()).toEqual([
      "pages/meetings: {{contct}} stands for nothing – did you mean contact?",
    ]);
  });
});

describe("the choice of a folder", () => {
  it("finds the folder by the taxon of the release", async () => {
    const { folder, deployment, pages } = await loadDeployment({ taxonid: 4896, root });
    expect(folder).toBe(join(root, "fission-yeast"));
    expect(deployment.site.organisms[0]?.genus).toBe("Schizosaccharomyces");
    expect(pages.find(({ path }) => path === "/faq")).toMatchObject({ title: "Frequent questions" });
    expect(pages.map(({ path }) => path)).toContain("/documentation");
    // Its own page of a route keeps what people call the things that the common one is about.
    expect(pages.find(({ path }) => path === "/status/protein-status-tracker")?.words).toContain(
      "unknown proteins",
    );
    expect(pages.filter(({ path }) => path === "/about")).toEqual([
      expect.objectContaining({ title: "About Karyon" }),
    ]);
  });

  it("names the folders that exist when none fits", async () => {
    expect(await problemsOf({ taxonid: 7227, root })).toEqual([
      "no folder is about taxon 7227; there are fission-yeast (4896); name one with KARYON_SITE",
    ]);
  });

  it("takes a name or a path", async () => {
    expect((await loadDeployment({ folder: "fission-yeast", root })).folder).toBe(
      join(root, "fission-yeast"),
    );
    expect((await loadDeployment({ folder: join(root, "fission-yeast") })).folder).toBe(
      join(root, "fission-yeast"),
    );
    // The repository has a folder of that name too, which is no deployment.
    expect((await loadDeployment({ folder: "demo" })).folder).toBe(join(import.meta.dirname, "demo"));
  });

  it("refuses a folder that does not exist or is about another taxon", async () => {
    expect(await problemsOf({ folder: join(root, "nowhere") })).toEqual([
      "there is no such folder with a site.json",
    ]);
    expect(await problemsOf({ folder: "fission-yeast", taxonid: 999999, root })).toEqual([
      "site.json: taxonid is 4896, but the release is about taxon 999999",
    ]);
  });
});

it("an example that neither the texts nor the documentation of the api ask for is told", async () => {
  await change("site.json", '"gene_name":', '"gene_nam": "x", "plasmid": "p", "gene_name":');
  await writeFile(
    join(root, "fission-yeast/pages/plasmids.md"),
    "---\ntitle: P\n---\nAsk for {{plasmid}}.\n",
  );
  const { unusedExamples } = await loadDeployment({ folder: "fission-yeast", root });
  expect(unusedExamples).toEqual(["gene_nam"]);
});
