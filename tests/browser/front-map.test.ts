import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { counted } from "../../index-mappings/counted.ts";
import type { GenomeMap } from "../../index-mappings/pages/release.ts";
import { demoDocument, demoUrl } from "./demo-site.ts";
import { useBrowser } from "./pages.ts";

const open = useBrowser();
/** The demo release tells which proteins have a published role. */
const onDemo = { site: demoUrl };

test("the words before the examples stand on their line", async () => {
  const page = await open("/");
  const lines = await page.locator(".examples").evaluateAll((all) =>
    all.map((list) =>
      [...list.querySelectorAll("dt, dd:nth-of-type(1) :is(a, a i)")].map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().bottom;
      }),
    ),
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const [label = 0, ...examples] of lines)
    for (const example of examples) expect(Math.abs(example - label)).toBeLessThan(0.5);
});

test("moving along a chromosome says what each window holds, and Enter opens it in the genome browser", async () => {
  const [first] = await demoDocument<GenomeMap>("genome_map");
  if (!first) throw new Error("the demo release has no chromosome on its front page");
  const page = await open("/", onDemo);
  const chromosome = page.getByRole("slider").first();
  await chromosome.focus();
  await page.keyboard.press("ArrowRight");
  const { coding } = first.windows[1] ?? { coding: 0 };
  await page.getByText(`${coding} coding gene`).first().waitFor();
  expect(await chromosome.getAttribute("aria-valuenow")).toBe("2");
  await page.keyboard.press("Enter");
  await page.waitForURL(/jbrowse\/\?loc=/);
});

test("the map shows another number when asked, in the address too, and every window stands in a table", async () => {
  const map = await demoDocument<GenomeMap>("genome_map");
  const page = await open("/", onDemo);
  await page.getByRole("button", { name: "Genes without a published role" }).click();
  await page.waitForURL("**/?map=unpublished");
  await page.reload();
  await expect
    .poll(() =>
      page.getByRole("button", { name: "Genes without a published role" }).getAttribute("aria-pressed"),
    )
    .toBe("true");
  await page.getByText("Every window as a table").click();
  const windows = map.reduce((sum, one) => sum + one.windows.length, 0);
  await expect.poll(() => page.getByRole("rowheader", { name: /\.\./ }).count()).toBe(windows);
});

test("on a phone the map is switched by one row of buttons", async () => {
  const page = await open("/", { ...onDemo, viewport: { width: 360, height: 740 } });
  const buttons = page.getByRole("group", { name: "What the map shows" }).getByRole("button");
  await buttons.first().waitFor();
  const places = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const { top, right } = one.getBoundingClientRect();
      return { top, isSeen: right <= innerWidth };
    }),
  );
  expect(places).toHaveLength(4);
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  expect(places.every(({ isSeen }) => isSeen)).toBe(true);
});

/** Numbers of a column of the table of windows. */
async function columnOf(page: Page, head: string): Promise<number[]> {
  await page.getByText("Every window as a table").click();
  const table = page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: head }) });
  // The table is drawn when it is opened.
  await table.locator("tbody tr").first().waitFor();
  const heads = await table.getByRole("columnheader").allTextContents();
  const cells = await table.locator(`tbody td:nth-child(${heads.indexOf(head) + 1})`).allTextContents();
  return cells.map(Number);
}

test("the map shows where genes lie without which cells die, as far as the release tells", async () => {
  const map = await demoDocument<GenomeMap>("genome_map");
  const page = await open("/", onDemo);
  await page.getByRole("button", { name: "Genes inviable when deleted" }).click();
  await page.waitForURL("**/?map=inviable");
  await page.getByText("Genes inviable when deleted, coding genes, windows of").waitFor();
  const inviable = map.flatMap(({ windows }) => windows.map((window) => window.inviable ?? 0));
  expect(Math.max(...inviable)).toBeGreaterThan(0);
  expect(await columnOf(page, "Inviable when deleted")).toEqual(inviable);
});

/** The map of the last query, which asks for all genes of the first chromosome of the map. */
async function mapOfFirst(page: Page, [first]: GenomeMap): Promise<void> {
  const query = JSON.stringify({ genome_range: { chromosome_name: first?.chromosome } });
  await page.goto(`${demoUrl}/results/from/json/${encodeURIComponent(query)}`);
  await page
    .locator("#main")
    .getByText(counted(first?.gene_count ?? 0, "gene"), { exact: true })
    .first()
    .waitFor();
  await page.goto(`${demoUrl}/?map=query`);
  await page.getByText(/\d genes of/).waitFor();
}

test("the map shows where the genes of the last query lie, and how to ask one where none was asked", async () => {
  const map = await demoDocument<GenomeMap>("genome_map");
  const page = await open("/", onDemo);
  await page.getByRole("button", { name: "Genes of my last query" }).click();
  await page.getByRole("link", { name: "ask one" }).click();
  await page.waitForURL("**/query");
  await mapOfFirst(page, map);
  const found = await columnOf(page, "Genes of the query");
  const ofFirst = found.slice(0, map[0]?.windows.length);
  expect(ofFirst.reduce((sum, number) => sum + number, 0)).toBe(map[0]?.gene_count);
  expect(found.slice(ofFirst.length).every((number) => number === 0)).toBe(true);
});

test("on a phone all columns of the tables of the map are seen", async () => {
  const page = await open("/", { ...onDemo, viewport: { width: 360, height: 740 } });
  await mapOfFirst(page, await demoDocument<GenomeMap>("genome_map"));
  for (const form of ["Every window as a table", "The same as a table"]) await page.getByText(form).click();
  await page.getByRole("columnheader", { name: "Genes of the query" }).waitFor();
  const rights = await page
    .locator(".karyotype__table :is(th, td)")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(360);
});

test("the numbers above the map lead to queries with as many genes", async () => {
  const page = await open("/", onDemo);
  const numbers = page.locator("section:has(#map-title) .count").getByRole("link");
  await numbers.first().waitFor();
  const leads = await numbers.evaluateAll((all) =>
    all.map((one) => [one.textContent?.replace(/\D/g, "") ?? "", one.getAttribute("href") ?? ""] as const),
  );
  expect(leads.length).toBe(2);
  for (const [number, href] of leads) {
    await page.goto(demoUrl + href);
    await page
      .locator("#main")
      .getByText(counted(Number(number), "gene"), { exact: true })
      .first()
      .waitFor();
  }
});
