import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import { importFiles } from "./import.ts";
import { openRelease } from "../read/open-release.ts";
import { releaseFacts } from "../new-site/release-facts.ts";
import { siteFiles } from "../new-site/site-files.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "karyon-new-site-"));
});
afterEach(() => rm(dir, { recursive: true }));

const genome = {
  "dna.fa": ">I Fictomyces exemplaris chromosome I\nCCCCATGAAAACGTAAGTTTAGTGCTTATTAACCTTACCAAGCCATGGGG\n",
  "genes.tsv":
    "Locus tag\tSymbol\tGene Type\tChromosome\tBegin\tEnd\tOrientation\tCDS\n" +
    "FX_1\tabc1\tprotein_coding\tI\t5\t32\tplus\t5..12,23..32\n" +
    "FX_2\t\ttRNA\tI\t35\t46\tminus\t\n",
};

/** Imports texts and loads the deployment that is written for them. */
async function siteOf(texts: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries(texts)) await writeFile(join(dir, name), content);
  const out = join(dir, "release");
  await importFiles(
    Object.keys(texts).map((name) => join(dir, name)),
    { taxon: "777777", out },
  );
  const release = await openRelease(out);
  for (const [file, content] of siteFiles(release.file, await releaseFacts(release))) {
    const path = join(dir, "site", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  }
  return (await loadDeployment({ folder: join(dir, "site"), taxonid: 777777 })).deployment;
}

test("a site of genes alone offers what genes have, and nothing that the release does not tell", async () => {
  const { front, genomeBrowser, queryBuilder } = await siteOf(genome);
  expect(front.overviews.map(({ label, url }) => `${label} ${url}`)).toEqual([
    "Protein coding genes /gene_subset/feature_type_mRNA_gene",
    "tRNA genes /gene_subset/feature_type_tRNA_gene",
  ]);
  expect(genomeBrowser.tracks.map(({ label }) => label)).toEqual([
    "DNA sequence",
    "Genes",
    "Genes and transcripts",
  ]);
  const builder = JSON.stringify(queryBuilder);
  expect(builder).toContain("canned_queries_gene_number");
  expect(builder).not.toContain("canned_queries_go_status");
  expect(builder).not.toContain("GO process");
});

test("help speaks of things of the release, and texts of the site by the name that it will have", async () => {
  const { site } = await siteOf(genome);
  expect(site.api_examples).toEqual({ gene: "FX_1", gene_name: "abc1" });
  expect(site.contact_address).toBeNull();
  const about = await readFile(join(dir, "site/pages/about/index.md"), "utf8");
  expect(about).toContain("{{site_name}} is a portal");
  expect(about).not.toContain("Karyon");
});

test("terms that the query builder offers as examples are in the release", async () => {
  const { queryBuilder } = await siteOf({
    ...genome,
    "go.obo":
      "format-version: 1.2\nontology: go\n\n[Term]\nid: GO:0008150\nname: biological_process\nnamespace: biological_process\n\n" +
      "[Term]\nid: GO:0007049\nname: cell cycle\nnamespace: biological_process\nis_a: GO:0008150\n",
    "a.gaf":
      "!gaf-version: 2.2\nFxDB\tFX_1\tabc1\tinvolved_in\tGO:0007049\tPMID:101\tIDA\t\tP\t\t\tprotein\ttaxon:777777\t20260601\tFxDB\t\t\n",
  });
  expect(queryBuilder.node_types).toContainEqual(
    expect.objectContaining({ id: "GO", examples: [{ termid: "GO:0007049", name: "cell cycle" }] }),
  );
});

test("the overview of a slim shows the terms of it, and the page of sources those of the release on show", async () => {
  await siteOf({
    ...genome,
    "go.obo":
      'format-version: 1.2\nontology: go\nsubsetdef: goslim_generic "Generic"\n\n[Term]\nid: GO:0008150\nname: biological_process\nnamespace: biological_process\n\n' +
      "[Term]\nid: GO:0007049\nname: cell cycle\nnamespace: biological_process\nsubset: goslim_generic\nis_a: GO:0008150\n",
  });
  const { pages } = await loadDeployment({ folder: join(dir, "site"), taxonid: 777777 });
  const shown = (path: string) => pages.find((one) => one.path === path)?.shows;
  expect(shown("/browse-curation/bp-go-slim-terms")).toEqual({ kind: "slim", name: "bp_goslim" });
  expect(shown("/about/data-sources")).toEqual({ kind: "sources", name: "" });
});
