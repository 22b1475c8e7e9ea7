/** The overview under a gene's name, pressed as a visitor does. */
import { beforeAll, expect, test } from "vitest";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { count } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";
import { richGene } from "./site.ts";

const open = useBrowser();
let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});

const someCell = () => {
  for (const part of gene.overview ?? []) {
    const all = gene.annotation_counts.find(({ type }) => type === part.type)?.annotations ?? 0;
    const cell = part.cells.slice(0, 4).find((one) => one.count < all);
    if (cell) return { part, cell, all };
  }
  throw new Error("no cell of the overview leaves anything out");
};

test("pressing a cell filters its table to as many rows as the cell says, and pressing it again takes that back", async () => {
  const { part, cell, all } = someCell();
  const page = await open(urls.gene(gene.uniquename));
  const band = page.getByRole("region", { name: `Overview of ${gene.display_name}` });
  const words = page.getByText(cell.label, { exact: true });
  const button = band.getByRole("button").filter({ has: words }).first();
  await button.getByText(cell.label, { exact: true }).click();
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  expect(decodeURIComponent(page.url())).toContain(`${part.type}.`);
  const chip = band.getByRole("link", {
    name: `${part.label}: ${cell.label} (${count(cell.count)} of ${count(all)})`,
  });
  await chip.click();
  const section = page.locator(`section#${part.type}`);
  await expect
    .poll(() => section.getByRole("status").first().textContent())
    .toContain(`Showing ${count(cell.count)} of ${count(all)}`);
  await band.getByRole("button", { name: `Take back ${part.label}: ${cell.label}` }).click();
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
  await expect.poll(() => page.url()).not.toContain(`${part.type}.`);
});

test("papers of some years are chosen by the keyboard, and the literature says so", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const band = page.getByRole("region", { name: `Overview of ${gene.display_name}` });
  const years = band.locator(".overview__year:not(:disabled)").last();
  await years.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain("literature.years=");
  const [, first = "", last = ""] = /literature\.years=(\d+)-(\d+)/.exec(page.url()) ?? [];
  const among = gene.references.filter(
    ({ publication_year: year }) => year != null && year >= Number(first) && year <= Number(last),
  ).length;
  expect(among).toBeGreaterThan(0);
  const literature = page.locator("section#literature");
  await literature.scrollIntoViewIfNeeded();
  await literature
    .getByText(`Published ${first}–${last}: ${count(among)} of ${count(gene.references.length)}`)
    .waitFor();
  await literature.getByRole("button", { name: "Show publications of all years" }).click();
  await expect.poll(() => page.url()).not.toContain("literature.years=");
});
