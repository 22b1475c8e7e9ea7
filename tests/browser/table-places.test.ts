/** The place that is kept for tables whose rows are under way. */
import { expect, test } from "vitest";
import type { Page, Route } from "playwright-core";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, untilGrown, useBrowser } from "./pages.ts";
import { callsForRows, richGene } from "./site.ts";

const open = useBrowser();

const heightOfTables = (page: Page): Promise<number> =>
  page
    .locator("section:has(.annotation-table)")
    .evaluateAll((sections) =>
      sections.reduce((sum, section) => sum + section.getBoundingClientRect().height, 0),
    );

test.each([1280, 360])(
  "in a window of %i px the page is about as long before its rows have come as after",
  async (width) => {
    const gene = await richGene();
    const held: Route[] = [];
    let isHolding = true;
    const page = await open(urls.gene(gene.uniquename), {
      viewport: { width, height: 900 },
      prepare: (one) =>
        one.route(callsForRows, (route) => (isHolding ? void held.push(route) : route.continue())),
    });
    await page.locator(".loading-rows").first().waitFor();
    const before = await heightOfTables(page);
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
    await eventually(
      async () => {
        const waiting = page.locator(".loading-rows");
        if ((await waiting.count()) > 0)
          await waiting
            .first()
            .scrollIntoViewIfNeeded({ timeout: 500 })
            .catch(() => undefined);
        return waiting.count();
      },
      (left) => left === 0,
      "tables without rows",
    );
    await untilGrown(page);
    const after = await heightOfTables(page);
    expect(before / after).toBeGreaterThan(0.8);
    expect(before / after).toBeLessThan(1.25);
  },
);
