/** What the pictures of the help show: pages of a demo site, each scrolled to what its help is about. */
import type { Page } from "playwright-core";
import { urls } from "../../../web/shared/urls/urls.ts";

export interface Picture {
  /** Of its file, and of the help page that shows it. */
  readonly name: string;
  readonly path: string;
  /** Element that comes to the top of the picture; the top of the page when absent. */
  readonly at?: string;
  /** What is done on the page first. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What has to be drawn, below `at`. */
  readonly shows?: string;
}

/** Genes of the demo release by what much is known of. */
const genes = {
  all: "KEX3A02.07",
  modifications: "KEX1A04.38c",
  expression: "KEX1A03.51c",
  disease: "KEX2A02.48c",
  orthologs: "KEX2A01.95",
  actors: "KEX1A03.64",
  history: "KEX3A02.16c",
} as const;

const section = (name: string, id: string, of: keyof typeof genes = "all"): Picture => ({
  name,
  path: urls.gene(genes[of]),
  at: `[id="${id}"]`,
});

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).first().click();

/** Results come a while after their page. */
const untilRows = (page: Page): Promise<void> => page.locator('main a[href^="/gene/"]').first().waitFor();

/** A table with each of its annotations. */
const detailed = (picture: Picture): Picture => ({
  ...picture,
  prepare: async (page) => {
    const table = page.locator(picture.at ?? "main");
    await table.scrollIntoViewIfNeeded();
    await table.getByRole("button", { name: "Show details ..." }).click();
    await table.getByRole("columnheader", { name: /^Evidence/ }).waitFor();
  },
});

const ofGenes: readonly Picture[] = [
  { name: "gene-page", path: urls.gene(genes.all) },
  section("gene-page-gene-ontology", "biological_process"),
  detailed(section("evidence-codes", "cellular_component")),
  detailed(section("tables", "molecular_function")),
  { ...section("gene-page-phenotypes", "single_locus_phenotype"), shows: ".matrix__table" },
  section("gene-page-modifications", "PSI-MOD", "modifications"),
  section("gene-page-disease-association", "mondo", "disease"),
  { ...section("genetic-and-physical-interactions", "physical_interactions"), shows: "svg circle" },
  section("orthologs", "orthologs", "orthologs"),
  section("gene-page-target", "target-of", "actors"),
  { ...section("gene-page-protein-features", "protein-features"), shows: "iframe" },
  section("gene-page-history", "history", "history"),
  section("gene-page-literature", "literature"),
  section("gene-page-external-references", "external-references"),
  {
    ...section("gene-page-sequence", "sequence"),
    prepare: async (page) => {
      await page.locator("#sequence").scrollIntoViewIfNeeded();
      await page.getByLabel("Show nucleotide sequence").check();
    },
  },
  {
    ...section("gene-page-gene-expression", "quantitative-expression", "expression"),
    prepare: async (page) => {
      await page.locator("#quantitative-expression").scrollIntoViewIfNeeded();
      await press(page, "View gene expression plots");
      await page.getByRole("img", { name: /^Violin plots/ }).waitFor();
    },
  },
  { name: "gene-page-protein-features-widget", path: urls.geneProteinFeatures(genes.all) },
  { name: "alleles-and-genotypes", path: urls.geneAlleles(genes.all) },
];

const ofPages: readonly Picture[] = [
  { name: "tour", path: urls.front },
  {
    name: "getting-started",
    path: urls.documentation,
    prepare: async (page) => {
      await page.getByRole("combobox", { name: /^Search genes/ }).fill("protein kin");
      await page.getByRole("option").first().waitFor();
    },
  },
  { name: "search", path: urls.search("protein kinase"), prepare: untilRows },
  { name: "term-page", path: urls.term("GO:0005634"), at: "#ancestors", shows: "svg" },
  { name: "publications", path: urls.reference("PMID:90000001") },
  { name: "releases", path: urls.internalDetails },
  { name: "downloads", path: "/downloads" },
  { name: "api", path: "/api/v1/docs" },
  {
    name: "citing",
    path: urls.gene(genes.all),
    prepare: async (page) => {
      await press(page, "Cite this page");
      await page.getByRole("dialog").waitFor();
    },
  },
];

const ofTools: readonly Picture[] = [
  { name: "gocams", path: urls.pathways("docs", "9de0000000000001") },
  {
    name: "advanced-search",
    path: urls.query,
    prepare: async (page) => {
      for (const term of ["GO:0005634", "GO:0005737"]) {
        await page.getByRole("combobox", { name: /^Gene Ontology term/ }).fill(term);
        await page.locator("[role=option]").filter({ visible: true }).first().click();
        await press(page, /^Add to query/);
      }
    },
  },
  { name: "query-results", path: urls.predefinedResults("GO_5634"), prepare: untilRows },
  {
    name: "enrichment",
    path: "/enrichment",
    prepare: async (page) => {
      // Genes of one process.
      await page.getByRole("textbox", { name: "Genes" }).fill("rps1 rps2 rps3 rps4 gap5");
      await press(page, /^Test /);
      await page.getByRole("table").first().waitFor();
    },
  },
  {
    name: "compare-genes",
    path: urls.compare(["rps1", "rps2"]),
    prepare: untilRows,
  },
  { name: "motif-search", path: urls.motifs("SP.[KR]"), prepare: untilRows },
  {
    name: "id-mapper",
    path: "/identifier-mapper?type=ortholog:4932&ids=RPS0A,RPS2,ACT1,TUB1",
    prepare: async (page) => {
      await press(page, "Lookup");
      await press(page, /^Show matches/);
    },
  },
  {
    name: "genome-browser",
    path: `/jbrowse/?${new URLSearchParams({ loc: genes.modifications }).toString()}`,
    prepare: (page) => page.locator(".genome-view").waitFor({ state: "detached" }),
  },
];

/** Of texts that are not about one tool. */
const ofTexts: readonly Picture[] = [
  { name: "documents", path: urls.documentation },
  {
    name: "accessibility",
    path: urls.gene(genes.all),
    prepare: (page) => page.keyboard.press("Tab"),
  },
];

export const pictures: readonly Picture[] = [...ofPages, ...ofTools, ...ofGenes, ...ofTexts];
