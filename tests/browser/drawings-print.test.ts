/** Drawings on paper: all of what they show, as wide as the sheet. */
import { expect, test } from "vitest";
import type { FrameLocator, Locator, Page } from "playwright-core";
import { urls } from "../../web/shared/urls/urls.ts";
import { demoGene, demoUrl } from "./demo-site.ts";
import { eventually, useBrowser } from "./pages.ts";
import { suggest } from "./site.ts";

const open = useBrowser();
/** px of a sheet of A4 between its margins. */
const sheet = 688;

/** The page as it would be printed. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: sheet, height: 1_000 });
}

/** How many of these parts of a drawing lie outside of what is seen of it. */
const outside = (within: Locator, parts: string): Promise<number> =>
  within.evaluate((frame, selector) => {
    const seen = frame.getBoundingClientRect();
    return [...frame.querySelectorAll(selector)].filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < seen.left - 1 || right > seen.right + 1 || top < seen.top - 1 || bottom > seen.bottom + 1;
    }).length;
  }, parts);

const placeOf = (within: Page | FrameLocator): Promise<string | null> =>
  within.locator(".graph__frame svg > g").getAttribute("transform");

test("the features of a protein are printed from its first residue to its last", async () => {
  const gene = await demoGene(
    ({ has_protein_features: drawn, uniprot_identifier: id, allele_count: alleles }) =>
      drawn && id !== null && alleles > 3,
  );
  const page = await open(urls.geneProteinFeatures(gene.uniquename), { site: demoUrl });
  const frame = page.frameLocator(".frame iframe").first();
  await frame.locator(".protein-track").first().waitFor();
  await print(page);
  // The view may have told the page just now that it is there.
  await page.locator(".frame iframe").first().waitFor();
  const picture = frame.locator(".protein-picture");
  await picture.waitFor();
  expect(await outside(picture, "rect, circle")).toBe(0);
  // The frame is as high as the drawing on a screen.
  expect(await outside(frame.locator("html"), ".protein-picture")).toBe(0);
  // Rulers of the screen count px of the screen.
  expect(await frame.locator("nightingale-navigation").isVisible()).toBe(false);
  expect(await frame.locator(".protein__hint").isVisible()).toBe(false);
});

test("a pathway is printed with all of its activities", async () => {
  const models = (await suggest("pathway")).groups.find(({ type }) => type === "gocam")?.hits ?? [];
  const page = await open(`/gocam/view/all/${models[0]?.id}`);
  const frame = page.frameLocator(".frame iframe").first();
  await frame.locator(".activity").first().waitFor();
  const before = await placeOf(frame);
  await print(page);
  // The view may have told the page just now that it is there.
  await page.locator(".frame iframe").first().waitFor();
  await eventually(
    () => outside(frame.locator(".graph__frame"), ".activity"),
    (beyond) => beyond === 0,
    "activities beyond the sheet",
  );
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => frame.locator(".graph__frame svg").getAttribute("viewBox")).toBe(null);
  await expect.poll(() => placeOf(frame)).toBe(before);
});

test("all that stands above a term is printed, or the part that a reader has moved to", async () => {
  const { groups } = await suggest("cell cycle");
  const term = groups.find(({ type }) => type === "term")?.hits[0]?.id ?? expect.fail("no term");
  const page = await open(urls.term(term));
  const drawing = page.locator(".graph__frame").first();
  await drawing.scrollIntoViewIfNeeded();
  await drawing.locator(".term-box").first().waitFor();
  await print(page);
  await expect.poll(() => drawing.locator("svg").getAttribute("viewBox")).not.toBe(null);
  expect(await outside(drawing, ".term-box")).toBe(0);

  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => drawing.locator("svg").getAttribute("viewBox")).toBe(null);
  await drawing.focus();
  for (const key of ["+", "+", "ArrowLeft"]) await page.keyboard.press(key);
  const moved = await placeOf(page);
  await print(page);
  await expect.poll(() => drawing.locator("svg").getAttribute("viewBox")).toMatch(/^0 0 /);
  expect(await placeOf(page)).toBe(moved);
});
