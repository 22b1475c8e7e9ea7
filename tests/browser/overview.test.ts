/** The overview under the name of a gene, a term or a publication, pressed as a visitor does. */
import { beforeAll, expect, test } from "vitest";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { ReferencePage } from "../../index-mappings/pages/others.ts";
import type { TermPage } from "../../index-mappings/pages/term.ts";
import { count } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { overflow, untilGrown, useBrowser } from "./pages.ts";
import { document, literatureOf, richGene } from "./site.ts";

const open = useBrowser();
let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});

const someCell = () => {
  for (const part of gene.overview ?? []) {
    const all = gene.annotation_counts.find(({ type }) => type === part.type)?.annotations ?? 0;
    const cell = part.cells.slice(0, 3).find((one) => one.count < all);
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
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`${part.type}.`);
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

test("a cell is pressed once and stays so while its table is under way", async () => {
  const { cell } = someCell();
  const page = await open(urls.gene(gene.uniquename));
  const band = page.getByRole("region", { name: `Overview of ${gene.display_name}` });
  const words = page.getByText(cell.label, { exact: true });
  const button = band.getByRole("button").filter({ has: words }).first();
  const changes = await button.evaluateHandle((element) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(element.getAttribute("aria-pressed"))).observe(element, {
      attributeFilter: ["aria-pressed"],
    });
    return seen;
  });
  for (const expected of [["true"], ["true", "false"]]) {
    await button.getByText(cell.label, { exact: true }).click();
    await expect.poll(() => page.url().includes("?")).toBe(expected.length === 1);
    await untilGrown(page);
    expect(await changes.jsonValue()).toEqual(expected);
  }
});

test("shows what there is most of in the height of a few lines, and all of it when asked to", async () => {
  const page = await open(urls.gene(gene.uniquename), { viewport: { width: 1440, height: 900 } });
  const band = page.getByRole("region", { name: `Overview of ${gene.display_name}` });
  const cells = band.locator(".overview__cell");
  const all = (gene.overview ?? []).reduce((sum, part) => sum + part.cells.length, 0);
  await band.waitFor();
  expect((await band.locator(".overview__parts").boundingBox())?.height).toBeLessThanOrEqual(140);
  const shown = await cells.count();
  expect(shown).toBeLessThan(all);
  const more = band.getByRole("button", { name: / more/ });
  const left = (await more.allTextContents()).map((text) => Number(/(\d+) more/.exec(text)?.[1]));
  expect(shown + left.reduce((sum, number) => sum + number, 0)).toBe(all);
  await more
    .first()
    .getByText(/ more$/)
    .click();
  await expect.poll(() => cells.count()).toBe(all);
  await band.getByRole("button", { name: /fewer/i }).first().press("Enter");
  await expect.poll(() => cells.count()).toBe(shown);
});

test.each([360, 768, 1024, 1280, 1440, 2560])("stays within a window of %i px", async (width) => {
  const page = await open(urls.gene(gene.uniquename), { viewport: { width, height: 900 } });
  const band = page.getByRole("region", { name: `Overview of ${gene.display_name}` });
  await band.waitFor();
  await untilGrown(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // Names are whole words: none is broken, and none goes on beyond its cell.
  const cut = await band.locator(".overview__cell > span:first-child").evaluateAll((names) =>
    names
      .filter((name) => {
        const text = name.firstChild;
        if (!(text instanceof Text)) return false;
        const broken = [...text.data.matchAll(/[^\s-]+/g)].some(({ 0: word, index }) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        });
        return broken || name.scrollWidth > name.clientWidth;
      })
      .map((name) => name.textContent),
  );
  expect(cut).toEqual([]);
  // Bars that stand out of their group lie over its neighbour.
  const years = band.locator(".overview__years");
  expect(await years.evaluate((bars) => bars.scrollWidth - bars.clientWidth)).toBeLessThanOrEqual(0);
});

test("papers of some years are chosen by the keyboard, and the literature says so", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const band = page.getByRole("region", { name: `Overview of ${gene.display_name}` });
  const years = band.locator(".overview__year:not(:disabled)").last();
  await years.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain("literature.years=");
  const [, first = "", last = ""] = /literature\.years=(\d+)-(\d+)/.exec(page.url()) ?? [];
  const among = literatureOf(gene).filter(
    ({ publication_year: year }) => year != null && year >= Number(first) && year <= Number(last),
  ).length;
  expect(among).toBeGreaterThan(0);
  const literature = page.locator("section#literature");
  await literature.scrollIntoViewIfNeeded();
  await literature
    .getByText(`Published ${first}–${last}: ${count(among)} of ${count(literatureOf(gene).length)}`)
    .waitFor();
  await literature.getByRole("button", { name: "Show publications of all years" }).click();
  await expect.poll(() => page.url()).not.toContain("literature.years=");
});

test("a cell of a term's genes leads to as many genes", async () => {
  const term = await manyGenes();
  const page = await open(urls.term(term.termid));
  const band = page.getByRole("region", { name: `Overview of the genes of ${term.name}` });
  const links = band.getByRole("link");
  const wanted = [
    term.genes?.processes[0]?.gene_count,
    // The last value of viability that the term has, which is that nothing is known where any gene is unknown.
    Object.values(term.genes?.viability ?? {}).findLast((number) => number > 0),
  ];
  for (const number of wanted) {
    if (number === undefined) continue;
    const cell = links.filter({ hasText: new RegExp(`(?<![\\d,])${count(number)} gene`) }).last();
    await cell.click();
    await page
      .getByRole("heading", { level: 1, name: `${count(number)} ${number === 1 ? "gene" : "genes"}` })
      .waitFor();
    await page.goBack();
    await band.waitFor();
  }
});

test("a publication with many rows has an overview whose cells filter its tables", async () => {
  const paper = await largePaper();
  const page = await open(urls.reference(paper.uniquename));
  const band = page.getByRole("region", { name: `Overview of ${paper.uniquename}` });
  const [part] = paper.overview ?? [];
  const [cell] = part?.cells ?? [];
  if (!part || !cell) throw new Error("the publication has no cell");
  const button = band.getByRole("button").filter({ has: page.getByText(cell.label, { exact: true }) });
  await button.first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => decodeURIComponent(page.url())).toContain(`${part.type}.`);
  await band.getByRole("link", { name: `${part.label}: ${cell.label} (${count(cell.count)}` }).waitFor();
});

/** A term with genes of several processes, whatever the release is about. */
async function manyGenes(): Promise<TermPage> {
  for (const { termid } of gene.overview?.flatMap(({ cells }) =>
    cells.map(({ value }) => ({ termid: value })),
  ) ?? []) {
    if (!/^\w+:\d+$/.test(termid)) continue;
    const term = await document<TermPage>(`term/${encodeURIComponent(termid)}`);
    if ((term.genes?.processes.length ?? 0) > 1) return term;
  }
  throw new Error("no slim term of the gene has genes of several processes");
}

/** A publication of the gene with enough rows for an overview. */
async function largePaper(): Promise<ReferencePage> {
  for (const { uniquename } of gene.references.toSorted((a, b) => b.gene_count - a.gene_count)) {
    const paper = await document<ReferencePage>(`reference/${encodeURIComponent(uniquename)}`);
    const [part] = paper.overview ?? [];
    const rows = paper.annotation_counts.find(({ type }) => type === part?.type)?.annotations ?? 0;
    if (rows >= 10) return paper;
  }
  throw new Error("no publication of the gene has many rows");
}
