import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { Metrics } from "../../index-mappings/pages/metrics.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";
import { boot, document, siteUrl } from "./site.ts";

const open = useBrowser();

/** How many pixels are drawn where a file of a figure has its title, which on the page stands above it. */
const inkOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const pen = new OffscreenCanvas(720, 20).getContext("2d")!;
    pen.drawImage(image, 0, 0);
    // The title begins left of all else.
    const { data } = pen.getImageData(0, 4, 30, 14);
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  }, address);

/** Address of the file of a figure. */
const fileOf = (figure: Locator): Promise<string> =>
  figure.getByRole("link", { name: / as SVG$/ }).evaluate((link: HTMLAnchorElement) => link.href);

test("each figure is drawn with its table, or says why the release has none", async () => {
  const { plots } = await document<Metrics>("metrics");
  const page = await open(urls.metrics);
  for (const { name, title, rows, missing } of plots) {
    const section = page.locator(`section#${name}`);
    await section.scrollIntoViewIfNeeded();
    if (missing !== null) {
      await section.getByText(missing).waitFor();
      expect(await section.locator("img").count()).toBe(0);
      continue;
    }
    const drawn = section.getByRole("img");
    await expect
      .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await drawn.getAttribute("alt")).toContain(title);
    const shown = await drawn.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await inkOf(page, shown), title).toBe(0);
    // The file, which stands alone, has its title.
    expect(await inkOf(page, await fileOf(section)), title).toBeGreaterThan(0);
    await section.getByText("The same as a table").click();
    expect(await section.getByRole("table").first().getByRole("row").count()).toBe(rows.length + 1);
  }
  expect(await page.getByText("Loading ...").count()).toBe(0);
  await page.getByRole("heading", { name: "Annotations of the release by group" }).waitFor();
  // What is drawn stands together: what the release tells nothing of comes after it.
  const shown = await page
    .locator(".metrics > section")
    .evaluateAll((sections) => sections.map((section) => section.querySelector("img") !== null));
  expect(shown).toHaveLength(plots.length);
  expect(shown).toEqual(shown.toSorted((a, b) => Number(b) - Number(a)));
});

test("the page begins with what it has: each figure by its title, those that the release has no data for apart", async () => {
  const { plots } = await document<Metrics>("metrics");
  const page = await open(urls.metrics);
  await page
    .getByText(/^Publications, annotations and pathway models over time, counted from release /)
    .waitFor();
  const contents = page.getByRole("navigation", { name: "Figures of this page" });
  const titlesOf = (isTold: boolean) =>
    plots.filter(({ missing }) => (missing === null) === isTold).map(({ title }) => title);
  expect(await contents.getByRole("listitem").allTextContents()).toEqual(titlesOf(true));
  const untold = titlesOf(false);
  expect(await contents.getByText("Not in this release: ").allTextContents()).toEqual(
    untold.length === 0 ? [] : [`Not in this release: ${untold.join("; ")}`],
  );
  for (const title of [titlesOf(true).at(-1) ?? "", ...untold.slice(0, 1)]) {
    await contents.getByRole("link", { name: title, exact: true }).click();
    const heading = page.getByRole("heading", { name: title, exact: true });
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight))
      .toBe(true);
  }
});

test.for([
  { width: 360, layout: "narrow" },
  { width: 768, layout: "page" },
  { width: 1280, layout: "page" },
])(
  "a window $width px wide shows all of each figure in letters that can be read, in the room that was kept for it",
  async ({ width, layout }) => {
    const { plots } = await document<Metrics>("metrics");
    const page = await open(urls.metrics, { viewport: { width, height: 800 } });
    for (const { name } of plots.filter(({ missing }) => missing === null)) {
      const drawn = page.locator(`section#${name} .metrics__plot img`);
      const room = await drawn.boundingBox();
      await drawn.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawn.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const place = await drawn.boundingBox();
      expect([place?.width, place?.height], name).toEqual([room?.width, room?.height]);
      const seen = await drawn.evaluate((image: HTMLImageElement) => ({
        address: image.currentSrc,
        scale: image.clientWidth / image.naturalWidth,
        ratio: image.naturalHeight / image.naturalWidth,
        right: image.getBoundingClientRect().right,
      }));
      expect(seen.address).toContain(`layout=${layout}`);
      // Letters of a drawing are 13 px high.
      expect(13 * seen.scale, name).toBeGreaterThanOrEqual(11);
      expect((place?.height ?? 0) / (place?.width ?? 1)).toBeCloseTo(seen.ratio, 2);
      expect(seen.right).toBeLessThanOrEqual(width);
    }
    const scrolled = await page
      .locator("html, .metrics__plot")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => element.className),
      );
    expect(scrolled).toEqual([]);
  },
);

test("on paper each figure has its table", async () => {
  const { plots } = await document<Metrics>("metrics");
  const page = await open(urls.metrics);
  const tables = page.locator(".metrics__table table");
  expect(await tables.count()).toBe(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => tables.count()).toBe(plots.filter(({ missing }) => missing === null).length);
});

test("the status of genes is linked where the site has it", async () => {
  const { deployment } = await boot();
  const page = await open(urls.metrics);
  await page.getByText("Curated publications").first().waitFor();
  expect(await page.getByRole("link", { name: "Gene characterisation status" }).count()).toBe(
    Number(deployment.site.show_characterisation_status),
  );
});

test("a figure is taken along as pixels and as a table", async () => {
  const { plots } = await document<Metrics>("metrics");
  const plot = plots.find(({ missing }) => missing === null);
  if (!plot) throw new Error("the release has no figure at all");
  const page = await open(urls.metrics);
  const [png] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download ${plot.title} as PNG` }).click(),
  ]);
  expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe("PNG");
  const [tsv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: `Download ${plot.title} as TSV` }).click(),
  ]);
  const lines = (await readFile(await tsv.path(), "utf8")).trimEnd().split("\n");
  expect(lines[0]).toBe([plot.x_label, ...plot.series].join("\t"));
  expect(lines).toHaveLength(plot.rows.length + 1);
});

test("a figure that nobody knows is not found", async () => {
  const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/stats/no-such-figure`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toContain("problem+json");
});
