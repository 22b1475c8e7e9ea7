/** The phenotype matrix above the table of phenotypes, pressed and read as a visitor does. */
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { AllelePage, PhenotypeMatrix } from "../../api/contract/index.ts";
import type { SearchAnswer } from "../../api/contract/search.ts";
import { count } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { overflow, useBrowser } from "./pages.ts";
import { boot, document, siteUrl } from "./site.ts";

const open = useBrowser();
let type: string;
let gene: { id: string; name: string };
let matrix: PhenotypeMatrix;

const answerTo = async <T>(path: string): Promise<T> =>
  // The api checks its answers against the contract's schemas in its own tests.
  (await (await fetch(`${siteUrl}/api/v1/dataset/latest/${path}`)).json()) as T;

/** A gene of which annotations of an allele are in some group but not in all. */
beforeAll(async () => {
  const { deployment } = await boot();
  type = deployment.annotationTypes.find(({ overview }) => overview?.directions)?.id ?? "";
  const { hits } = await answerTo<SearchAnswer>("search?type=allele&sort=-annotations&size=20");
  for (const hit of hits) {
    const id = (await document<AllelePage>(`allele/${encodeURIComponent(hit.id)}`)).gene.uniquename;
    matrix = await answerTo<PhenotypeMatrix>(
      `phenotype_matrix?type=${type}&subject=gene:${encodeURIComponent(id)}`,
    );
    const [first] = matrix.rows;
    if (!first?.allele || first.cells.length === 0) continue;
    gene = { id, name: first.allele.gene.name ?? id };
    return;
  }
  throw new Error("no allele of this release has annotations in a group");
});

const section = () => `section#${type}`;
const someCell = () => {
  const row = matrix.rows[0]!;
  const cell = row.cells[0]!;
  const label = matrix.groups.find(({ value }) => value === cell.group)?.label ?? "";
  return { row, cell, label, name: row.allele?.name ?? row.allele?.uniquename ?? "" };
};

test("a cell opens the annotations that it counts, and the table says which they are", async () => {
  const { cell, label, name } = someCell();
  const page = await open(`${urls.gene(gene.id)}#${type}`);
  const table = page.locator(section()).getByRole("table", { name: /^Alleles of .* by what they affect$/ });
  const link = table
    .getByRole("link", { name: new RegExp(`${label}: .*show ${count(cell.count)} annotation`) })
    .first();
  await link.click();
  const bar = page.locator(section()).getByRole("group", { name: /^View and filters/ });
  await expect
    .poll(() => bar.getByRole("status").first().textContent())
    .toContain(`Showing ${count(cell.count)} of ${count(matrix.total)}`);
  await bar.getByText(`Allele: ${name}`).last().waitFor();
  expect(await link.getAttribute("aria-current")).toBe("true");
  await bar.getByRole("button", { name: `Remove filter Allele: ${name}` }).click();
  await expect.poll(() => page.url()).not.toContain(".allele=");
});

test("an allele opens by the keyboard to its conditions", async () => {
  const { name, row } = someCell();
  const { rows } = await answerTo<PhenotypeMatrix>(
    `phenotype_matrix?${new URLSearchParams({ type, subject: `gene:${gene.id}`, allele: row.allele?.uniquename ?? "", size: "200" })}`,
  );
  const page = await open(`${urls.gene(gene.id)}#${type}`);
  const table = page.locator(section()).getByRole("table", { name: /by what they affect$/ });
  const button = table.getByRole("button", { name: `Conditions of ${name}`, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => table.locator(".matrix__conditions").count()).toBe(rows.length);
  const [first] = rows[0]?.conditions ?? [];
  if (first)
    await expect
      .poll(() => table.locator(".matrix__conditions").first().textContent())
      .toContain(first.term.name);
});

test("the matrix is taken along as a drawing, as pixels and as lines, and fits a phone", async () => {
  const page = await open(`${urls.gene(gene.id)}#${type}`, { viewport: { width: 360, height: 740 } });
  const taken = async (form: string): Promise<Buffer> => {
    const button = page
      .locator(section())
      .getByRole("button", { name: new RegExp(`^Download the matrix .* as ${form}$`) });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    return readFile(await download.path());
  };
  // Each says by its sign what it does.
  const buttons = page.locator(section()).getByRole("button", { name: /^Download the matrix / });
  await buttons.first().waitFor();
  expect(await buttons.locator("svg").count()).toBe(await buttons.count());
  const svg = (await taken("SVG")).toString();
  expect(svg).toMatch(/^<svg[^>]* viewBox=/);
  expect(svg).toContain(someCell().name);
  expect(svg).not.toMatch(/var\(--|class="/);
  expect((await taken("PNG")).subarray(1, 4).toString()).toBe("PNG");
  const [head, first] = (await taken("TSV")).toString().split("\n");
  expect(head).toMatch(/^Allele\tAllele ID\t/);
  expect(first?.split("\t")[0]).toBe(someCell().name);
  expect(await overflow(page)).toBe(0);
});
