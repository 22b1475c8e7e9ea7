/** The sheets of a gene, on a screen and on paper. */
import { beforeAll, expect, test } from "vitest";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";
import { richGene } from "./site.ts";

const open = useBrowser();
let gene: GenePage;

beforeAll(async () => {
  gene = await richGene();
});

test("a gene's page leads to its two sheets, each of which says how it is cited", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await page.getByRole("link", { name: "Sheet to print" }).click();
  await page.getByRole("region", { name: "Sheet 1 of 2" }).waitFor();
  const feet = await page.locator(".sheet__foot").allInnerTexts();
  expect(feet).toHaveLength(2);
  for (const foot of feet) {
    expect(foot).toContain(new URL(urls.gene(gene.uniquename), page.url()).href);
    expect(foot).toMatch(/Release \d{4}-\d\d-\d\d/);
  }
  expect(await page.locator(".sheet__table").count()).toBeGreaterThan(3);
});

test("printed, it is two pages of A4 from which nothing is cut, and no frame of the site", async () => {
  const page = await open(urls.geneSheet(gene.uniquename));
  await page.locator(".sheet__table").first().waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 703, height: 1032 });
  const sheets = await page.locator(".sheet__content").evaluateAll((contents) =>
    contents.map(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
      below: scrollHeight - clientHeight,
      beside: scrollWidth - clientWidth,
    })),
  );
  for (const { below, beside } of sheets) {
    expect(below).toBeLessThanOrEqual(1);
    expect(beside).toBeLessThanOrEqual(1);
  }
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  // No name is cut beside empty room.
  const unused = await page.locator(".sheet__table tbody tr").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [what, said] = row.querySelectorAll("td");
      if (!what || !said || what.scrollWidth <= what.clientWidth) return [];
      if (!/^[\d,]+$/.test(said.textContent)) return [];
      const text = new Range();
      text.selectNodeContents(said);
      return [text.getBoundingClientRect().left - what.getBoundingClientRect().right];
    }),
  );
  for (const room of unused) expect(room).toBeLessThanOrEqual(40);
});

test("on a phone facts stand one below the other, with room for their words", async () => {
  const page = await open(urls.geneSheet(gene.uniquename), { viewport: { width: 360, height: 740 } });
  const facts = page.locator(".sheet .defs dd");
  await facts.first().waitFor();
  const widths = await facts.evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(100);
});
