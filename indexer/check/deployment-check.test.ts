/** Deployments held against releases: what they name and the release does not have. */
import { rm } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import type { LoadedDeployment } from "../../config/load.ts";
import { checkRelease } from "./check-release.ts";
import { tinyRelease, writeTinyRelease } from "../../tests/fixtures/tiny-release.ts";

const directories: string[] = [];
afterEach(async () => {
  for (const dir of directories.splice(0)) await rm(dir, { recursive: true });
});

/** A deployment that names nothing but what the tiny release has, with changes. */
async function tinySite(change: (loaded: LoadedDeployment) => void): Promise<LoadedDeployment> {
  const loaded = structuredClone(await loadDeployment({ folder: "demo" }));
  const { site, front } = loaded.deployment;
  // Common texts were filled with the demo's own things.
  const { gene = "", reference = "", term = "" } = site.api_examples;
  const filled = (markdown: string): string =>
    markdown.replaceAll(gene, "TINY1").replaceAll(reference, "PMID:101").replaceAll(term, "GO:0000004");
  Object.assign(loaded, {
    pages: loaded.pages.map((page) => ({ ...page, markdown: filled(page.markdown) })),
  });
  Object.assign(site, {
    organisms: site.organisms
      .filter(({ taxonid }) => taxonid === site.taxonid)
      .map((own) => ({ ...own, example_gene_identifiers: ["TINY1", "one1", "uno"] })),
    ortholog_taxonids: [],
    example_uniprot_identifiers: ["P00001"],
    api_examples: { gene: "TINY1", reference: "PMID:101", allele: "TINY1:allele-1" },
    chromosomes: site.chromosomes.slice(0, 1),
    viability_terms: null,
    slims: {},
    gene_systematic_identifier_pattern: "^TINY\\w$|^TINY2c$",
    transcript_systematic_identifier_pattern: "^TINY",
  });
  Object.assign(front, { example_pages: [{ kind: "term", id: "GO:0000004", label: "by its other id" }] });
  Object.assign(loaded.deployment, { annotationTypes: [], annotationFilters: {}, concepts: [] });
  Object.assign(loaded.deployment.queryBuilder, {
    node_types: [],
    predefined: [],
    columns: [],
    vis_fields: [],
  });
  Object.assign(loaded.deployment.queryBuilder, {
    superslims: { go_process_superslim: [], go_function: [], go_component: [] },
  });
  change(loaded);
  return loaded;
}

async function warningsOf(change: (loaded: LoadedDeployment) => void): Promise<string[]> {
  const dir = await writeTinyRelease(tinyRelease());
  directories.push(dir);
  const loaded = await tinySite(change);
  const { deployment, warnings, totals } = await checkRelease(dir, {
    deploymentOf: () => Promise.resolve(loaded),
  });
  expect(warnings).toEqual(expect.arrayContaining([...deployment]));
  expect(totals.warnings).toBeGreaterThanOrEqual(deployment.length);
  return deployment.map(({ file, reason }) => `${file}: ${reason}`);
}

test("names, synonyms and other ids of things will do", async () => {
  expect(await warningsOf(() => {})).toEqual([]);
});

test("examples, slims, sequences and links that lead nowhere are named, each with its key", async () => {
  const found = await warningsOf(({ deployment: { site, front, menus } }) => {
    Object.assign(site, {
      api_examples: {
        gene: "TINY9",
        gene_name: "nine9",
        genotype: "TINY1:allele-9",
        gocam: "9de0",
        slim: "none",
      },
      chromosomes: [...site.chromosomes, { ...site.chromosomes[0], id: "IX" }],
      ortholog_taxonids: [9606],
      histone_genes: ["TINY8"],
      slims: { some: { dataset: "subset-none", annotation_type: "x" } },
    });
    Object.assign(front, { example_pages: [{ kind: "reference", id: "PMID:999", label: "x" }] });
    Object.assign(front, { panels: [{ text: "From [one](/gene/TINY1) to [five](/gene/TINY5)." }] });
    menus.push({
      label: "More",
      entries: [
        { label: "a gene that is there", url: "/gene/TINY1" },
        { label: "one that is not", url: "/gene/TINY7" },
        { label: "a subset", url: "/gene_subset/feature_type_tRNA_gene" },
        { label: "a text", url: "/about/nothing" },
        { label: "a page of the application", url: "/query" },
        { label: "another site", url: "https://example.org/gene/TINY6" },
      ],
    });
  });
  const last = "menus.json: [";
  expect(
    found.map((line) => line.replace(/^config\/demo\//, "").replace(/\[\d+\]\.entries/, "[n].entries")),
  ).toEqual([
    'site.json: ortholog_taxonids names the taxon with orthologs "9606", which the release does not have',
    'site.json: api_examples.gene names the gene "TINY9", which the release does not have',
    'site.json: api_examples.gene_name names the gene "nine9", which the release does not have',
    'site.json: api_examples.genotype names the genotype "TINY1:allele-9", which the release does not have',
    'site.json: api_examples.gocam names the pathway model "9de0", which the release does not have',
    'site.json: chromosomes[1].id names the chromosome "IX", which the release does not have',
    'site.json: slims.some.dataset names the data set "subset-none", which the release does not have',
    'site.json: histone_genes names the gene "TINY8", which the release does not have',
    'front.json: example_pages[0].id names the reference "PMID:999", which the release does not have',
    'front.json: panels[0].text names the gene "TINY5", which the release does not have',
    `${last}n].entries[1].url names the gene "TINY7", which the release does not have`,
    `${last}n].entries[2].url names the gene subset "feature_type_tRNA_gene", which the release does not have`,
    `${last}n].entries[3].url names the page "/about/nothing", which the site does not have`,
  ]);
});

test("terms are found wherever queries, filters and groups name them, and subsets of predefined queries", async () => {
  const found = await warningsOf(({ deployment }) => {
    Object.assign(deployment.queryBuilder, {
      predefined: [
        {
          id: "a",
          name: "A",
          constraints: {
            and: [
              { term: { termid: "GO:0007049" } },
              { term: { termid: "GO:0004444" } },
              { subset: { subset_name: "feature_type_mRNA_gene" } },
              { subset: { subset_name: "feature_type_snRNA_gene" } },
              { subset: { subset_name: "feature_type_*" } },
            ],
          },
        },
      ],
      vis_fields: [{ field: "ortholog_taxonids:4932", display_name: "x" }],
    });
  });
  expect(found.map((line) => line.replace(/^.*? names/, "names"))).toEqual([
    'names the term "GO:0004444", which the release does not have',
    'names the taxon with orthologs "4932", which the release does not have',
    'names the gene subset "feature_type_snRNA_gene", which the release does not have',
  ]);
});

test("sections of texts that are linked and are not there, and needs and examples that nobody knows, are named", async () => {
  const found = await warningsOf((loaded) => {
    const linking = {
      path: "/about/links",
      title: "Links",
      shows: null,
      markdown: [
        "## Own",
        "[a](#own) [b](#other) [c](/about/links#own) [d](/faq#finding-things) [e](/faq#lost-things)",
        '<p id="named">There</p>',
        "[f](#named) [g](/query#anything)",
        "## Mutants\n<!-- needs: alleles, allels, type anything -->\nText",
      ].join("\n\n"),
    };
    Object.assign(loaded, { pages: [...loaded.pages, linking], unusedExamples: ["gene_nam"] });
  });
  expect(found).toEqual([
    "config/demo/site.json: api_examples.gene_nam is used nowhere – did you mean gene_name?",
    'config/demo/pages: /about/links needs "allels", which is no topic of releases – did you mean alleles?',
    'config/demo/pages: /about/links names the section "/about/links#other", which the site does not have',
    'config/demo/pages: /about/links names the section "/faq#lost-things", which the site does not have',
  ]);
});

test("patterns that ids do not fit are counted", async () => {
  expect(
    await warningsOf(({ deployment: { site } }) =>
      Object.assign(site, { gene_systematic_identifier_pattern: "^TINY\\d$" }),
    ),
  ).toEqual([
    'config/demo/site.json: gene_systematic_identifier_pattern does not fit 2 of 3 genes, such as "TINY2c"',
  ]);
});

/** Releases that tests are given, with the deployments of their organisms. */
const given = ["KARYON_RELEASE", "KARYON_RELEASE_2"].flatMap((name) => {
  const dir = process.env[name];
  return dir ? [{ name, dir }] : [];
});

for (const { name, dir } of given)
  test(`the deployment of ${name} names nothing that the release does not have`, async () => {
    const { deployment } = await checkRelease(dir, {
      deploymentOf: (taxonid) => loadDeployment({ taxonid }),
    });
    expect(deployment.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([]);
  }, 120_000);
