/** The drawing of a protein and what it is tied to: the sequence, the table of alleles, and files of it. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { FrameLocator, Locator, Page } from "playwright-core";
import { changingAlleles } from "../../api/contract/values/changing-alleles.ts";
import type { GeneAlleles } from "../../api/contract/index.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { demoDocument, demoGene, demoUrl } from "./demo-site.ts";
import { eventually, useBrowser } from "./pages.ts";

const open = useBrowser();

const steps = (frame: FrameLocator): Locator => frame.getByRole("button", { name: /press to step/ });

/** The text of the file that a press saves. */
async function saved(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFile(await download.path(), "utf8");
}

test("a feature that is chosen is selected in the sequence, and residues that are selected are marked in the drawing", async () => {
  const gene = await demoGene(({ interpro_matches: matches }) => matches.length > 1);
  const page = await open(`${urls.gene(gene.uniquename)}#protein-features`, { site: demoUrl });
  const frame = page.frameLocator("#protein-features iframe");
  await steps(frame).first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toMatch(/seq\.residues=\d+\.\.\d+/);
  const [, first = "", last = ""] = /seq\.residues=(\d+)\.\.(\d+)/.exec(page.url()) ?? [];
  const sequence = page.locator("#sequence");
  await sequence.scrollIntoViewIfNeeded();
  await sequence.getByText(`selected residue(s): ${first}..${last}`).waitFor();
  await sequence.getByRole("button", { name: "Clear selection" }).click();
  await expect.poll(() => page.url()).not.toContain("seq.residues");

  await page.goto(`${demoUrl}${urls.gene(gene.uniquename)}?seq.residues=5..9#protein-features`);
  await steps(frame).first().waitFor();
  await frame.locator(".protein-mark").first().waitFor({ state: "attached" });
  const what = `the protein features of ${gene.display_name}`;
  const svg = await saved(page, frame.getByRole("button", { name: `Download ${what} as SVG` }));
  expect(svg).toMatch(/^<svg[^>]*xmlns/);
  expect(svg).toContain(`${gene.transcripts[0]?.protein?.sequence.length} aa`);
  const [said = "", head = "", ...rows] = (
    await saved(page, frame.getByRole("button", { name: `Download ${what} as TSV` }))
  ).split("\n");
  expect(said).toMatch(/^# Protein features of .*; all rows; .*, release \d/);
  expect(head.split("\t").slice(0, 2)).toEqual(["track", "feature"]);
  expect(rows.length).toBeGreaterThanOrEqual(gene.interpro_matches.length);
});

test("a row of an allele marks what it changes, and an allele that is chosen its row", async () => {
  const changing = new Set<string>(Object.values(changingAlleles));
  let found: GeneAlleles | null = null;
  const gene = await demoGene(
    ({ allele_count: alleles, transcripts }) => alleles > 3 && transcripts.length > 0,
  );
  found = await demoDocument<GeneAlleles>(`gene/${gene.uniquename}/alleles`);
  const allele = found.rows.find(({ allele_type: type, name }) => changing.has(type) && name !== null);
  if (!allele) expect.fail(`no allele of ${gene.uniquename} changes residues`);
  const page = await open(urls.geneAlleles(gene.uniquename), { site: demoUrl });
  const frame = page.frameLocator(".protein-viewer iframe");
  await steps(frame).first().waitFor();
  await page
    .getByRole("link", { name: allele.name ?? "" })
    .first()
    .focus();
  await eventually(
    () => frame.getByRole("status").textContent(),
    (said) => said?.includes(allele.name ?? "no name") ?? false,
    "the drawing says which allele it is",
  );
  await steps(frame).first().click();
  await expect.poll(() => page.locator("tbody .is-pointed").count()).toBe(1);
  expect(await frame.getByRole("link", { name: "page of the allele" }).getAttribute("href")).toMatch(
    /^\/allele\//,
  );
  await frame.getByRole("button", { name: "Clear the selection" }).click();
  await expect.poll(() => frame.getByRole("button", { name: "Clear the selection" }).count()).toBe(0);
});

test("an overview is taken along as a picture and as a table with every cell", async () => {
  const gene = await demoGene(({ overview = [] }) => overview.some(({ cells }) => cells.length > 1));
  const page = await open(urls.gene(gene.uniquename), { site: demoUrl });
  const band = page.getByRole("region", { name: `Overview of ${gene.display_name}` });
  const what = `the overview of ${gene.display_name}`;
  const table = await saved(page, band.getByRole("button", { name: `Download ${what} as TSV` }));
  for (const { cells } of gene.overview ?? [])
    for (const { label, count } of cells) expect(table).toContain(`\t${label}\t${count}\t`);
  const svg = await saved(page, band.getByRole("button", { name: `Download ${what} as SVG` }));
  expect(svg).toContain(gene.overview?.[0]?.cells[0]?.label.slice(0, 8));
});
