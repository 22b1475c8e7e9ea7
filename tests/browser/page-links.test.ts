/** Links in tables and drawings, which the frame around the pages follows. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, useBrowser } from "./pages.ts";
import { richGene } from "./site.ts";

const open = useBrowser();
let gene: GenePage;

beforeAll(async () => {
  gene = await richGene();
});

/** Whether the program has run on since it was marked. */
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => "marked" in window);
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const steps = (page: Page): Promise<number> => page.evaluate(() => history.length);
/** What a page has done to its history. */
interface Kept {
  readonly kept: readonly string[];
}
/** Keeps what a page and the views in it do to the history. */
const keepSteps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(globalThis, { kept });
    for (const way of ["pushState", "replaceState"] as const) {
      const done = history[way].bind(history);
      history[way] = (...step) => {
        done(...step);
        kept.push(`${way} ${String(step[2])} ${history.length}`);
      };
    }
    addEventListener("popstate", () => kept.push(`popstate ${location.hash} ${history.length}`));
  });

test("a link of a drawing and one of a table lead on without loading the program anew, and Back returns", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await mark(page);
  const other = gene.gene_neighbourhood.find(({ uniquename }) => uniquename !== gene.uniquename);
  await page
    .locator(`.neighbourhood a[href="${urls.gene(other?.uniquename ?? "")}"]`)
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === urls.gene(other?.uniquename ?? ""));
  await page.goBack();
  await page.getByRole("heading", { level: 1 }).filter({ hasText: gene.uniquename }).waitFor();
  const publication = page.locator("#literature tbody a").first();
  const to = await publication.getAttribute("href");
  await publication.click();
  await page.waitForURL((url) => url.pathname === decodeURIComponent(to ?? ""));
  expect(await isMarked(page)).toBe(true);
});

test("with a key held a link opens elsewhere, as any link does", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const [other] = await Promise.all([
    page.context().waitForEvent("page"),
    page
      .locator("#literature tbody a")
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await other.waitForURL(/\/reference\//);
  expect(new URL(page.url()).pathname).toBe(urls.gene(gene.uniquename));
});

test("a section of the menu that is pressed twice is one step", async () => {
  const page = await open(urls.gene(gene.uniquename), { prepare: keepSteps });
  const link = page
    .getByRole("navigation", { name: "Sections of this page" })
    .locator('a[href$="#literature"]');
  const isAtSection = (): Promise<unknown> =>
    eventually(
      () =>
        page.locator("#literature").evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      (top) => top >= 0 && top < 60,
      "the section's distance from the top",
    );
  await link.click();
  await page.waitForURL((url) => url.hash === "#literature");
  // Drawn, too: the address is there a moment before.
  await isAtSection();
  const before = await steps(page);
  await link.click();
  await isAtSection();
  expect(
    await steps(page),
    await page.evaluate(() => JSON.stringify((globalThis as unknown as Kept).kept)),
  ).toBe(before);
});

test("'Show details ...' says that it was pressed before the other rows are drawn", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const section = page.locator("section:has(.annotation-table tbody tr)").first();
  const button = section.getByRole("button", { name: "Show details ..." });
  await button.scrollIntoViewIfNeeded();
  const isBusy = await button.evaluate((pressed: HTMLElement) => {
    pressed.click();
    return new Promise((resolve) => queueMicrotask(() => resolve(pressed.getAttribute("aria-busy"))));
  });
  expect(isBusy).toBe("true");
  await section.getByRole("button", { name: "Show summary ..." }).waitFor();
});

test("a section of the menu is marked as soon as it is pressed", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const link = page
    .getByRole("navigation", { name: "Sections of this page" })
    .locator('a[href$="#literature"]');
  const current = await link.evaluate((pressed: HTMLElement) => {
    pressed.click();
    return new Promise((resolve) => queueMicrotask(() => resolve(pressed.getAttribute("aria-current"))));
  });
  expect(current).toBe("true");
});
