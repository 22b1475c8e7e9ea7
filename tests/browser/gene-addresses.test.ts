/** Addresses that name a gene by something else than its id. */
import { beforeAll, expect, test } from "vitest";
import type { Boot } from "../../api/contract/boot.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";
import { boot, richGene, siteUrl } from "./site.ts";

const open = useBrowser();
let site: Boot;
let gene: GenePage;

beforeAll(async () => {
  [site, gene] = await Promise.all([boot(), richGene()]);
});

const status = async (path: string): Promise<number> => (await fetch(siteUrl + path)).status;

test("the id of a transcript leads to its gene, which says so and where the transcript is", async () => {
  const id = gene.transcripts[0]?.uniquename ?? "";
  expect(await status(urls.gene(id))).toBe(200);
  const page = await open(urls.gene(id));
  await page.waitForURL((url) => url.pathname === urls.gene(gene.uniquename));
  const note = page.getByRole("note").first();
  expect(await note.textContent()).toBe(`${id} is a transcript of this gene.`);
  await note.getByRole("link").click();
  await page.waitForURL((url) => url.hash === `#${id}`);
  await expect
    .poll(() =>
      page
        .locator(`[id="${id}"]`)
        .evaluate(
          (well) => well.getBoundingClientRect().top >= 0 && well.getBoundingClientRect().top < innerHeight,
        ),
    )
    .toBe(true);
});

test("its name, its id in small letters and its accession lead to the gene", async () => {
  const { name, uniquename, uniprot_identifier: accession } = gene;
  for (const text of [name, uniquename.toLowerCase(), accession]) {
    if (text == null) throw new Error("the gene has no name or no accession");
    expect(await status(urls.gene(text))).toBe(200);
    const page = await open(urls.gene(text));
    await page.waitForURL((url) => url.pathname === urls.gene(uniquename));
  }
});

test("a database's name before the id is left aside without a word", async () => {
  const [prefix] = site.deployment.search.database_prefixes;
  const page = await open(urls.gene(`${prefix}:${gene.uniquename}`));
  await page.waitForURL((url) => url.pathname === urls.gene(gene.uniquename));
  expect(await page.locator(".entity-head [role=note]").count()).toBe(0);
});

test("a transcript that the gene does not have is said to be none", async () => {
  const page = await open(urls.gene(`${gene.uniquename}.99`));
  await page.waitForURL((url) => url.pathname === urls.gene(gene.uniquename));
  expect(await page.getByRole("note").first().textContent()).toContain(
    `${gene.uniquename}.99 is none of the transcripts`,
  );
});

test("a transcript of no gene has no page", async () => {
  expect(await status(urls.gene(`${gene.uniquename}x.1`))).toBe(404);
});
