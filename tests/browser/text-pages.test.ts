/** Pages of text, and what a deployment adds to the shell: data of the release below the text, logos, documents. */
import { expect, test } from "vitest";
import type { DocumentationPage } from "../../api/contract/documentation.ts";
import type { Boot } from "../../api/contract/boot.ts";
import { count } from "../../web/shared/format/format.ts";
import { demoUrl } from "./demo-site.ts";
import { useBrowser } from "./pages.ts";
import { boot, siteUrl } from "./site.ts";

const open = useBrowser();

/** Addresses of texts, tools and lists. */
async function listedPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemaps/pages-1.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]*(\/[^<]*)</g)].map(([, path = ""]) => path);
}

/** Texts of the site that show something of the release, two of each kind. */
async function textsThatShow(): Promise<DocumentationPage[]> {
  const pages = await Promise.all(
    (await listedPaths()).map(async (path) => {
      const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/documentation${path}`);
      // The shape is that of the contract, which the api's own tests hold it to; other pages are no texts.
      return answer.ok ? ((await answer.json()) as DocumentationPage) : null;
    }),
  );
  const showing = pages.flatMap((page) => (page?.shows ? [page] : []));
  return [...Map.groupBy(showing, ({ shows }) => shows?.kind).values()].flatMap((of) => of.slice(0, 2));
}

test("texts are there without scripts, under their titles and in their frames", async () => {
  for (const path of ["/faq", "/help", "/about", "/documentation/search"]) {
    const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/documentation${path}`);
    // The shape is that of the contract, which the api's own tests hold it to.
    const { title } = (await answer.json()) as DocumentationPage;
    const plain = await open(path, { javaScriptEnabled: false, still: true });
    await plain.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    expect(await plain.title(), path).toContain(title);
    const drawn = await open(path);
    const text = (page: typeof plain) => page.locator("main article.prose").innerText();
    expect(await text(plain), path).toBe(await text(drawn));
    await Promise.all([plain.close(), drawn.close()]);
  }
});

test("a tool, the help about it and a list of the same things are told apart by their titles", async () => {
  const titles = await Promise.all(
    (await listedPaths()).map(async (path) => {
      const html = await (await fetch(`${siteUrl}${path}`)).text();
      return { path, title: /<title>([^<]*)/.exec(html)?.[1] };
    }),
  );
  expect(titles.length).toBeGreaterThan(40);
  const alike = [...Map.groupBy(titles, ({ title }) => title).values()].filter((pages) => pages.length > 1);
  expect(alike).toEqual([]);
  const page = await open("/documentation/search");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.title()).toBe(titles.find(({ path }) => path === "/documentation/search")?.title);
});

test("each text that is about data of the release shows them below, or says that the release lacks them", async () => {
  const texts = await textsThatShow();
  expect(texts.length).toBeGreaterThan(3);
  for (const { path } of texts) {
    const page = await open(path);
    const shown = page.locator("main").locator("table, .metrics__plot img, .not-in-release").first();
    await shown.waitFor();
    await expect
      .poll(() => page.locator("main [role='status']", { hasText: "Loading" }).count(), { message: path })
      .toBe(0);
    expect(await page.locator("main").getByRole("alert").count(), path).toBe(0);
    await page.close();
  }
});

test("what the release holds stands on the page about the site, each number with its list", async () => {
  const { metadata } = await boot();
  const page = await open("/about");
  const row = page.getByRole("row", { name: "Genes", exact: false }).first();
  await row.waitFor();
  expect(await row.textContent()).toContain(count(metadata?.counts.genes ?? -1));
  await row.getByRole("link").click();
  await page.waitForURL(/\/search\?/);
});

test("an archive tells the day of each panel, the newest first", async () => {
  const page = await open("/archive/explore");
  const days = page.getByRole("main").getByRole("article").locator("time");
  await days.first().waitFor();
  const told = await days.allTextContents();
  expect(told.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
  expect(told).toEqual(told.toSorted().toReversed());
});

test("partners stand in the footer with their logos, each a link with words", async () => {
  const page = await open("/", { site: demoUrl });
  const { deployment } = (await (await fetch(`${demoUrl}/api/v1/boot`)).json()) as Boot;
  const { logos } = deployment.site.footer;
  expect(logos.length).toBeGreaterThan(1);
  for (const { url, alt_text: words } of logos) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: words });
    expect(await link.getAttribute("href")).toBe(url);
    const picture = link.getByRole("img", { name: words });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(20);
  }
});

test("documents of the deployment are opened from the metrics page as files", async () => {
  const page = await open("/metrics", { site: demoUrl });
  const section = page.locator("#related-documents");
  const links = section.getByRole("link");
  await links.first().waitFor();
  expect(await links.count()).toBeGreaterThan(1);
  await links.first().click();
  await page.waitForURL(/\/site-assets\//);
  expect(await page.getByText("Annotation", { exact: true }).count()).toBe(1);
});
