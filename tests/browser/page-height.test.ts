/** A gene's page is short enough to be looked through before anything is opened. */
import { expect, test } from "vitest";
import { urls } from "../../web/shared/urls/urls.ts";
import { untilGrown, useBrowser } from "./pages.ts";
import { boot, geneDocument, richGene } from "./site.ts";

const open = useBrowser();

/** The gene with most to show among the deployment's examples, or another one. */
const fullGene = async (): Promise<string> => {
  const { deployment } = await boot();
  const example = deployment.front.example_pages.find(({ kind }) => kind === "gene");
  return example ? (await geneDocument(example.id)).uniquename : (await richGene()).uniquename;
};

/** Sections of a well-known gene of a release that lacks a few formats. */
const usualSections = 17;

test.each([
  { width: 1440, most: 6_000 },
  { width: 360, most: 19_000 },
])("at $width px the page of a well-known gene is at most $most px high", async ({ width, most }) => {
  const page = await open(urls.gene(await fullGene()), { viewport: { width, height: 900 } });
  await untilGrown(page);
  for (;;) {
    await page.mouse.wheel(0, 800);
    await untilGrown(page);
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)) break;
  }
  // A gene of which everything is told has more sections.
  const sections = await page.locator("section.section").count();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    Math.max(most, (sections * most) / usualSections),
  );
});
