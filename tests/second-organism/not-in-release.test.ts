/** A release of genes, annotations and publications alone says what it does not have wherever that would stand. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "../browser/pages.ts";
import { boot, isMissing, richGene } from "../browser/site.ts";

const open = useBrowser();
let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});

const greyed = (page: Page, label: string) =>
  page.getByRole("main").locator(".not-in-release", { hasText: label }).first();

test("the release has neither phenotypes nor pathways, and few proteins", async () => {
  for (const topic of ["alleles", "interactions", "pathway models", "expression levels", "domains"])
    expect(await isMissing(topic), topic).toBe(true);
  const { data_gaps: dataGaps } = (await boot()).metadata ?? {};
  expect(dataGaps?.find(({ topic }) => topic === "proteins")).toMatchObject({
    is_partial: true,
    reason: expect.stringMatching(
      /^[\d,]+ of [\d,]+ protein coding genes of this release have no protein sequence/,
    ),
  });
});

test.for([
  { path: urls.pathwayModels, said: "This release has no pathway models." },
  { path: urls.joiningActivities, said: "This release has no pathway models." },
  { path: urls.megaModel("connected"), said: "This release has no connected pathway models." },
  { path: urls.pathways("docs", "ALL_MERGED"), said: "This release has no pathway models." },
])("$path says that there are no models, and nothing that it asks for fails", async ({ path, said }) => {
  const failed: string[] = [];
  const page = await open(path, {
    prepare: async (one) => {
      one.on("response", (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
    },
  });
  await page.locator("#main").getByText(said).waitFor();
  expect(failed).toEqual([]);
});

test("pages and questions of the help that are about what the release does not have say so, and no others", async () => {
  const page = await open("/faq");
  const noteOf = (heading: string) => page.locator(`#${heading} + .not-in-release`);
  await noteOf("how-do-i-find-essential-genes").getByText("this section tells of data that").waitFor();
  expect(await noteOf("how-do-i-find-a-gene-by-its-old-name").count()).toBe(0);
  expect(await noteOf("which-genes-have-a-human-ortholog").count()).toBe(0);
  await page.goto(new URL("/documentation/genetic-and-physical-interactions", page.url()).href);
  await page.getByText("this page tells of data that").waitFor();
  expect(await page.locator("main .not-in-release").count()).toBe(1);
});

test("a coding gene without protein is drawn as coding, and its page lists what is not known", async () => {
  expect(gene.transcripts[0]).toMatchObject({ protein: null, cds_location: expect.anything() });
  const page = await open(urls.gene(gene.uniquename));
  await page.locator(".data-gaps > summary").click();
  for (const label of ["Protein domains", "Paralogs", "Quantitative gene expression"])
    await greyed(page, label).waitFor();
  await page.locator("#sequence").scrollIntoViewIfNeeded();
  await greyed(page, `Sequence of ${gene.transcripts[0]?.uniquename}`).waitFor();
  expect(await page.locator("#transcripts .p-cds").count()).toBeGreaterThan(0);
});

test("genes that are compared share no nothing of what the release does not tell", async () => {
  const other = gene.related?.[0]?.uniquename ?? gene.gene_neighbourhood[0]?.uniquename ?? "";
  const page = await open(urls.compare([gene.uniquename, other]));
  await page.getByRole("table", { name: "Facts about the genes" }).waitFor();
  await page.locator(".data-gaps > summary").click();
  for (const label of ["Interactions", "Pathway models", "Protein domains"])
    await greyed(page, label).waitFor();
  const share = page.getByText("In this release these genes share no");
  expect((await share.allTextContents()).join()).not.toMatch(/interactions|pathway|domains/);
});

test("a search for motifs says how many proteins it cannot look into", async () => {
  const page = await open(urls.motifSearch);
  await greyed(page, "Protein sequences").waitFor();
  expect(await greyed(page, "Protein sequences").textContent()).toContain("not all in this release");
});

test("who asks for essential genes is told that the release does not say which they are", async () => {
  const page = await open(urls.search("essential genes"));
  const main = page.getByRole("main");
  await main.getByText("0 genes", { exact: true }).first().waitFor();
  await main.getByText(/^not in release .*: Deletion viability – /).waitFor();
});

test("enrichment offers what the genes are annotated with, and no more", async () => {
  const page = await open(urls.query);
  await page.goto(new URL(urls.queryFrom.subset("feature_type_tRNA_gene", "tRNA"), page.url()).href);
  const link = page.getByRole("table", { name: "Query history" }).locator("tbody a").first();
  await link.waitFor();
  const id = ((await link.getAttribute("href")) ?? "").split("/").at(-1) ?? "";
  await page.goto(new URL(urls.enrichment(id), page.url()).href);
  const button = (name: RegExp) => page.getByRole("group", { name: "Test" }).getByRole("button", { name });
  await button(/^GO process$/).waitFor();
  expect(await button(/^GO process$/).isEnabled()).toBe(true);
  for (const name of [/^Phenotype not in this release$/, /^Protein domains not in this release$/])
    expect(await button(name).isDisabled()).toBe(true);
});

test("a number that nothing tells is no 0", async () => {
  const details = await open(urls.internalDetails);
  for (const kind of ["Alleles", "Pathway models", "Interactions"])
    await details.locator("dl.defs > div", { hasText: kind }).getByText("not in this release").waitFor();
  const results = await open(urls.search("protein"));
  for (const kind of ["Pathways", "Alleles"])
    await results.getByRole("link", { name: `${kind} not in this release` }).waitFor();
  const front = await open("/");
  const { peptides = 0 } = (await boot()).metadata?.counts ?? {};
  await front.getByText(`Search ${peptides} peptides`).waitFor();
});
