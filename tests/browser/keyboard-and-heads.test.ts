/** Heads of tables that stay in view, and pages gone through by keyboard. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { entityUrl, urls } from "../../web/shared/urls/urls.ts";
import { untilGrown, untilStill, useBrowser } from "./pages.ts";
import { examples, richGene } from "./site.ts";

const open = useBrowser();
let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});
const things = await examples();

const focusIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((where) => document.activeElement?.closest(where) != null, selector);

test.for([640, 800, 1440, 2560])(
  "heads of tables stay in view while their rows pass, at %i px",
  async (width) => {
    const page = await open(`${urls.gene(gene.uniquename)}?literature.rows=all`, {
      viewport: { width, height: 700 },
    });
    await untilGrown(page);
    const literature = page.locator("#literature");
    await literature.scrollIntoViewIfNeeded();
    await untilStill(literature);
    const table = literature.locator("table").first();
    const middle = table.locator("tbody > tr").nth(12);
    await middle.evaluate((row) => row.scrollIntoView({ block: "center" }));
    await untilStill(middle);
    const head = table.locator("thead th").first();
    const row = (await middle.boundingBox())!;
    const box = (await head.boundingBox())!;
    // Twelve rows lie between them on the page.
    expect(row.y).toBeGreaterThan(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThan(row.y);
    // Nothing lies on it.
    const words = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest("th")?.textContent ?? null,
      [box.x + box.width / 2, box.y + box.height / 2] as const,
    );
    expect(words).toBe(await head.textContent());
  },
);

test("the section menu takes the keyboard to the section: its first filter is a few Tabs away", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await untilGrown(page);
  const [type] = gene.annotation_counts;
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  let tabs = 1;
  const next = async (): Promise<void> => {
    await page.keyboard.press("Tab");
    tabs += 1;
  };
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
  while (!(await focused()).endsWith(`#${type?.type}`) && tabs < 15) await next();
  await page.keyboard.press("Enter");
  await expect.poll(() => focusIn(page, `#${type?.type}`)).toBe(true);
  while (!(await focusIn(page, ".filterbar")) && tabs < 15) await next();
  expect(await focusIn(page, `#${type?.type} .filterbar`)).toBe(true);
});

test.for([
  { kind: "gene", address: () => urls.gene(gene.uniquename) },
  { kind: "term", address: () => entityUrl.term(things.term?.id ?? "") },
])("from the top of the page of a $kind the first filter is at most 15 Tabs away", async ({ address }) => {
  const page = await open(address());
  await untilGrown(page);
  for (const link of ["Skip to content", "Skip to tables"]) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(link);
    expect(
      await page.getByRole("link", { name: link }).evaluate((one) => one.getBoundingClientRect().top),
    ).toBeGreaterThan(0);
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => focusIn(page, "section")).toBe(true);
  let tabs = 2;
  for (; tabs < 15 && !(await focusIn(page, ".filterbar")); tabs += 1) await page.keyboard.press("Tab");
  expect(await focusIn(page, ".filterbar")).toBe(true);
});

test("on a phone the head of a section that the menu leads to is below the menu, and the newest publications are in view", async () => {
  const page = await open(urls.gene(gene.uniquename), {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await untilGrown(page);
  const menu = page.locator(".section-menu");
  for (const id of ["literature", "orthologs"]) {
    await menu.getByRole("button").tap();
    await menu.locator(`a[href$="#${id}"]`).tap();
    await expect.poll(() => focusIn(page, `#${id}`)).toBe(true);
    const head = page.locator(`#${id} h2`).first();
    await untilStill(head);
    const bar = (await menu.boundingBox())!;
    const box = (await head.boundingBox())!;
    expect(box.y, id).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(box.y, id).toBeLessThan(bar.y + bar.height + 60);
  }
  const years = page.getByRole("toolbar", { name: "Publications by year" });
  const newest = (await years.getByRole("button").last().boundingBox())!;
  expect(newest.x).toBeGreaterThanOrEqual(0);
  expect(newest.x + newest.width).toBeLessThanOrEqual(360);
});

test("neighbours, and the cells of each part of the overview, are one stop, with arrows between them", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await untilGrown(page);
  for (const place of [".neighbourhood", ".overview__group--papers", ".overview__group"]) {
    const group = page.locator(place).first();
    expect(await group.locator("[tabindex='0']").count(), place).toBe(1);
    await group.locator("[tabindex='0']").focus();
    await page.keyboard.press("Home");
    const first = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press("ArrowRight");
    expect(await focusIn(page, place), place).toBe(true);
    expect(await page.evaluate((one) => document.activeElement === one, first), place).toBe(false);
    await page.keyboard.press("ArrowLeft");
    expect(await page.evaluate((one) => document.activeElement === one, first), place).toBe(true);
    // Nothing within it is another stop.
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        (one) =>
          document.activeElement?.closest("svg, [role=toolbar]") === one?.closest("svg, [role=toolbar]"),
        first,
      ),
      place,
    ).toBe(false);
  }
});
