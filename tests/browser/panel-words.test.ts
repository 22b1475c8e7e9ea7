/** The words beside a box choose it as the box does, in every panel that a button opens: by mouse, by touch and by keys. */
import { beforeAll, expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { AnnotationsAnswer } from "../../api/contract/lists.ts";
import type { AnnotationFacet } from "../../api/contract/index.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, untilStill, useBrowser } from "./pages.ts";
import { richGene, siteUrl } from "./site.ts";

const open = useBrowser();
let gene: GenePage;
/** An annotation table of the gene, and a filter of it that two options leave something of. */
let table: { readonly type: string; readonly facet: AnnotationFacet; readonly option: string };

beforeAll(async () => {
  gene = await richGene();
  for (const { type } of gene.annotation_counts) {
    const answer = await fetch(
      `${siteUrl}/api/v1/dataset/latest/annotations?${new URLSearchParams({ subject: `gene:${gene.uniquename}`, type, view: "details" })}`,
    );
    // The api checks its answers against the contract's schemas in its own tests.
    const { facets } = (await answer.json()) as AnnotationsAnswer;
    const facet = facets.find(({ options }) => options.filter((one) => one.count > 0).length > 1);
    const option = facet?.options.find((one) => one.count > 0)?.label;
    if (facet && option !== undefined) {
      table = { type, facet, option };
      return;
    }
  }
  throw new Error("no annotation table of this gene has a filter to choose from");
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Where the words of an element are read, not the box beside them. */
async function wordsOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  await untilStill(element);
  return element.evaluate((one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!texts.currentNode.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const [line] = range.getClientRects();
      if (line) return { x: line.x + line.width / 2, y: line.y + line.height / 2 };
    }
    throw new Error("there are no words");
  });
}

async function clickWords(page: Page, element: Locator): Promise<void> {
  const { x, y } = await wordsOf(element);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

const labelOf = (within: Locator, text: string): Locator =>
  within
    .locator("label")
    .filter({ hasText: text })
    .filter({ has: within.page().locator("input") })
    .first();
const isChecked = (label: Locator): Promise<boolean> => label.locator("input").isChecked();
const focusIsIn = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one.contains(document.activeElement));

async function openFilter(options = {}): Promise<{ page: Page; section: Locator; button: Locator }> {
  const page = await open(`${urls.gene(gene.uniquename)}?${table.type}.view=details#${table.type}`, options);
  const section = page.locator(`section[id="${table.type}"]`);
  await section.scrollIntoViewIfNeeded();
  await section.locator(".annotation-table[aria-busy=false] tbody tr").first().waitFor();
  const button = section.locator("button[aria-expanded]").filter({ hasText: `${table.facet.label}:` });
  await untilStill(button);
  return { page, section, button };
}

test("a click on the words of a filter's option chooses it, and the list stays for a second choice", async () => {
  const { page, section, button } = await openFilter();
  await button.click();
  const option = labelOf(section, table.option);
  await clickWords(page, option);
  await expect.poll(() => isChecked(option)).toBe(true);
  await expect.poll(() => page.url()).toContain(`${table.type}.${table.facet.id}=`);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  await clickWords(page, option);
  await expect.poll(() => isChecked(option)).toBe(false);
  // What is pressed beside the list closes it.
  await section.locator("h2").first().click();
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
});

test("a tap on the words of a filter's option chooses it", async () => {
  const { page, section, button } = await openFilter(phone);
  await button.tap();
  const option = labelOf(section, table.option);
  const { x, y } = await wordsOf(option);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => isChecked(option)).toBe(true);
  await expect.poll(() => page.url()).toContain(`${table.type}.${table.facet.id}=`);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
});

test("by keyboard: Tab goes into the list, Space chooses, Escape goes back to the button, Tab leaves and closes", async () => {
  const { page, section, button } = await openFilter();
  await button.focus();
  await page.keyboard.press("Enter");
  const panel = section.locator(".disclosure__panel");
  await panel.waitFor();
  const option = labelOf(section, table.option);
  await eventually(
    async () => {
      await page.keyboard.press("Tab");
      return option.locator("input").evaluate((one) => one === document.activeElement);
    },
    (isThere) => isThere,
    "focus on the option",
  );
  await page.keyboard.press("Space");
  await expect.poll(() => isChecked(option)).toBe(true);
  expect(await focusIsIn(panel)).toBe(true);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await panel.waitFor();
  await page.keyboard.press("Shift+Tab");
  await panel.waitFor({ state: "detached" });
});

test("a click on the name of a column leaves it out", async () => {
  const { page, section } = await openFilter();
  const button = section.getByRole("button", { name: "Choose columns" });
  await button.click();
  const column = labelOf(section.locator(".disclosure__panel"), "Reference");
  expect(await isChecked(column)).toBe(true);
  await clickWords(page, column);
  await expect.poll(() => isChecked(column)).toBe(false);
  expect(await button.getAttribute("aria-expanded")).toBe("true");
});

test("a click on words chooses columns of results and what a file holds, and words that choose nothing close nothing", async () => {
  const genes = { subset: { subset_name: "feature_type_mRNA_gene" } };
  const page = await open(urls.resultsOf(JSON.stringify({ constraints: genes })));
  const panel = page.locator(".disclosure__panel");
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const column = panel
    .locator("label")
    .filter({ has: page.locator("input:enabled") })
    .first();
  const before = await isChecked(column);
  await clickWords(page, column);
  await expect.poll(() => isChecked(column)).toBe(!before);

  await page.getByRole("button", { name: "Download", exact: true }).click();
  const kind = labelOf(panel, "IDs, one a line");
  await clickWords(page, kind);
  await expect.poll(() => isChecked(kind)).toBe(true);

  const send = page.getByRole("button", { name: "Send to …" });
  await send.click();
  await clickWords(page, panel.locator("p").first());
  expect(await send.getAttribute("aria-expanded")).toBe("true");
});

test("a click on the words of a facet's value chooses it, and of the help's closes nothing", async () => {
  const page = await open(`${urls.search("protein")}&type=gene`);
  const value = page.locator(".facet__value").first();
  await clickWords(page, value);
  await expect.poll(() => isChecked(value)).toBe(true);
  const help = page.getByRole("button", { name: "Help: search" });
  await help.click();
  await clickWords(page, page.locator(".disclosure__panel li").first());
  expect(await help.getAttribute("aria-expanded")).toBe("true");
});

test("on a phone the menu of sections stays when its headings are tapped, and Escape closes menus and gives the focus back", async () => {
  const page = await open(urls.gene(gene.uniquename), phone);
  const sections = page.getByRole("button", { name: /^On this page/ });
  await sections.tap();
  const heading = page.locator(".section-menu__group").first();
  const { x, y } = await wordsOf(heading);
  await page.touchscreen.tap(x, y);
  expect(await sections.getAttribute("aria-expanded")).toBe("true");
  const all = page.getByRole("button", { name: "Menu", exact: true });
  for (const button of [sections, all]) {
    await button.focus();
    if ((await button.getAttribute("aria-expanded")) === "false") await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Escape");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  }
});
