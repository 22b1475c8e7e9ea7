import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  for (const folder of ["fission-yeast", "pages"])
    await cp(join(import.meta.dirname, folder), join(root, folder), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

describe("a wrong key", () => {
  it.each([
    [
      "site.json",
      '"deploy_mode"',
      '"deploy_mod"',
      "site.json: deploy_mod is not a setting – did you mean deploy_mode?",
    ],
    ["site.json", '"notice": null,', "", "site.json: notice is missing"],
    ["site.json", '"notice": null', '"notice": null, "colour": "red"', "site.json: colour is not a setting"],
    [
      "site.json",
      '"genus": "Homo"',
      '"genius": "Homo"',
      "site.json: organisms[3].genius is not a setting – did you mean genus?",
    ],
    [
      "site.json",
      '"details_popup_delay": 500',
      '"details_popup_delay": "500"',
      "site.json: details_popup_delay: expected number, received string",
    ],
    [
      "site.json",
      '"deploy_mode": "production"',
      '"deploy_mode": "live"',
      'site.json: deploy_mode: expected one of "production"|"dev"',
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
      '"shown": 8',
      '"show": 8',
      "search.json: groups.gene.show is not a setting – did you mean shown?",
    ],
    [
      "annotation-types.json",
      '"evidence_type"',
      '"evidence_kind"',
      "annotation-types.json: [0].filters names evidence_kind, which is not in annotation-filters.json",
    ],
    [
      "annotation-filters.json",
      '"high|low"',
      '"high,low"',
      'annotation-filters.json: evidence_type.throughput_categories[2].throughput: high, low, non-experimental, or several joined by "|"',
    ],
    [
      "annotation-filters.json",
      '"value": "low"',
      '"value": "high"',
      "annotation-filters.json: evidence_type: the value high is given twice",
    ],
    [
      "front.json",
      "{slim:fypo_slim}",
      "{slim:fypo}",
      "front.json: overviews[3].detail names slim fypo, which is not in site.json",
    ],
    ["front.json", '"id": "GO:0004693"', '"id": ""', "front.json: example_pages[1].id is empty"],
  ])("%s with %s → %s", async (file, from, to, problem) => {
    await change(file, from, to);
    expect(await problemsOf()).toContain(problem);
  });

  it("reports a misspelt key once, not as missing too", async () => {
    await change("site.json", '"deploy_mode"', '"deploy_mod"');
    expect(await problemsOf()).toHaveLength(1);
  });
});

describe("a wrong file", () => {
  it("says where JSON breaks", async () => {
    await change("search.json", '"debounce": 50,', '"debounce": 50');
    expect(await problemsOf()).toEqual([
      "search.json: is not JSON: expected ',' or '}' after property value (line 4, column 3)",
    ]);
  });

  it("says which file is missing", async () => {
    await rm(join(root, "fission-yeast", "menus.json"));
    expect(await problemsOf()).toEqual(["menus.json: the file is missing or cannot be read"]);
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
    await change("site.json", '"notice": null,', "");
    await change("front.json", '"title": ', '"titel": ');
    await rm(join(root, "fission-yeast", "search.json"));
    expect(await problemsOf()).toEqual([
      "site.json: notice is missing",
      "search.json: the file is missing or cannot be read",
      "front.json: titel is not a setting – did you mean title?",
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
    expect(await problemsOf({ folder: join(root, "nowhere") })).toEqual(["there is no such folder"]);
    expect(await problemsOf({ folder: "fission-yeast", taxonid: 999999, root })).toEqual([
      "site.json: taxonid is 4896, but the release is about taxon 999999",
    ]);
  });
});
