/** What opens over a page has no violation either: in both themes, on a phone and on a wide window, by the demo release, which has all of it. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { urls } from "../../web/shared/urls/urls.ts";
import { demoGene, demoUrl } from "./demo-site.ts";
import { framesLater, searchBox, untilGrown, useBrowser } from "./pages.ts";
import { violations, violationsInDark } from "./violations.ts";

const open = useBrowser();
const { uniquename: gene } = await demoGene(({ annotation_counts: counts }) =>
  counts.some(({ type, annotations }) => type === "biological_process" && annotations > 3),
);

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("main").getByRole("button", { name }).first().click();

interface State {
  readonly name: string;
  readonly path: string;
  /** Opens it. */
  readonly show: (page: Page) => Promise<unknown>;
}

const states: readonly State[] = [
  {
    name: "the menus of the header",
    path: urls.faq,
    show: async (page) => {
      const all = page.getByRole("button", { name: "Menu", exact: true });
      if (await all.isVisible()) await all.click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Help" }).click();
      await page.getByRole("link", { name: "FAQ", exact: true }).waitFor();
    },
  },
  {
    name: "the dialog for citations",
    path: urls.faq,
    show: async (page) => {
      await page.getByRole("button", { name: "Cite this page" }).click();
      await page
        .getByRole("dialog")
        .getByRole("tab")
        .or(page.getByRole("dialog").getByRole("button"))
        .first()
        .waitFor();
    },
  },
  {
    name: "hits below the search box",
    path: urls.faq,
    show: async (page) => {
      await searchBox(page).fill("protein");
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "the downloads of a table",
    path: urls.gene(gene),
    show: async (page) => {
      await page.locator('[id="biological_process"]').scrollIntoViewIfNeeded();
      await page.locator('[id="biological_process"]').getByRole("button", { name: "Download" }).click();
      await page.locator('[id="biological_process"]').getByRole("link", { name: /TSV/ }).first().waitFor();
    },
  },
  {
    name: "the columns of results",
    path: urls.predefinedResults("canned_query:all_genes"),
    show: async (page) => {
      await page.getByRole("row").nth(1).waitFor();
      await press(page, "Columns");
      await page.getByRole("checkbox").nth(3).waitFor();
    },
  },
];

test.for(states)("$name has no violation", async ({ path, show }) => {
  for (const width of [360, 1440]) {
    const page = await open(path, {
      site: demoUrl,
      viewport: { width, height: 900 },
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await untilGrown(page);
    await show(page);
    await framesLater(page);
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(await violationsInDark(page), `${width} px, dark`).toEqual([]);
    await page.close();
  }
});
