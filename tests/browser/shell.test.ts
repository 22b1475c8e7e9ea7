import { beforeAll, expect, test } from "vitest";
import type { Boot } from "../../api/contract/boot.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { count } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, overflow, scrolled, searchBox, untilGrown, untilStill, useBrowser } from "./pages.ts";
import { siteUrl } from "./site.ts";
import { boot, richGene } from "./site.ts";

const open = useBrowser();
let site: Boot;
let gene: GenePage;
beforeAll(async () => {
  [site, gene] = await Promise.all([boot(), richGene()]);
});

test("every page has header, search box, menus, ribbon and footer", async () => {
  for (const path of ["/", urls.gene(gene.uniquename), urls.internalDetails, "/no-such-page"]) {
    const page = await open(path);
    expect(
      await page.getByRole("banner").getByRole("link", { name: site.deployment.site.site_name }).count(),
      path,
    ).toBe(1);
    expect(await searchBox(page).count(), path).toBe(1);
    const menus = await page
      .getByRole("navigation", { name: "Main" })
      .locator(".disclosure > button")
      .allTextContents();
    expect(menus, path).toEqual([
      "Search",
      ...site.deployment.menus.map((menu) => menu.label),
      "Submit",
      "Help",
    ]);
    const ribbon = await page.locator(".ribbon").textContent();
    expect(ribbon, path).toContain(site.metadata?.date_version);
    const { organisms, taxonid } = site.deployment.site;
    const own = organisms.find((organism) => organism.taxonid === taxonid);
    expect(ribbon?.toLowerCase(), path).toContain(own?.common_name.toLowerCase());
    expect(await page.getByRole("contentinfo").textContent(), path).toContain(
      site.deployment.site.footer.data_note,
    );
  }
});

test("counts of the release lead to what they count", async () => {
  const page = await open(urls.internalDetails);
  const links = page.locator(".ribbon a");
  const ways = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute("href") ?? "", words: link.textContent })),
  );
  expect(ways.map(({ words }) => words)).toContain(`${count(site.metadata?.counts.genes ?? 0)} genes`);
  for (const { href, words } of ways.filter(({ href: to }) => to.startsWith("/search?"))) {
    await page.locator(`.ribbon a[href="${href}"]`).click();
    await page.waitForURL(`**${href}`);
    await page
      .getByRole("main")
      .getByText(new RegExp(`\\b${words.split(" ")[0]} `))
      .first()
      .waitFor();
  }
});

test("the notices of the deployment show on every page", async () => {
  const page = await open(urls.internalDetails);
  const { notice, deploy_mode } = site.deployment.site;
  const banner = (await page.getByRole("banner").textContent()) ?? "";
  expect(banner.includes("DEV/TEST SERVER")).toBe(deploy_mode === "dev");
  if (notice !== null) expect(banner).toContain(notice);
});

test("the Search menu leads to the seven tools; Escape closes it and gives the focus back", async () => {
  const page = await open("/");
  const button = page.getByRole("button", { name: "Search", exact: true });
  await button.click();
  const hrefs = await page
    .locator(".disclosure__panel a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([
    "/query",
    "/jbrowse/",
    "/query/start_from/gene_list",
    "/identifier-mapper",
    "/motif_search",
    site.deployment.site.blast_url,
    "/documentation/docsearch",
  ]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".disclosure__panel").count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the last menu keeps inside the window", async () => {
  const page = await open("/", { viewport: { width: 1240, height: 800 } });
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await expect.poll(() => overflow(page)).toBe(0);
});

test("titles follow the page, and the social title follows them", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const both = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
    ]);
  const name = site.deployment.site.site_name;
  const [title, social] = await eventually(
    both,
    ([now]) => (now ?? "").includes(`${gene.name} (${gene.uniquename})`),
    "title of a gene",
  );
  expect(social).toBe(title);
  await page.getByRole("contentinfo").getByRole("link", { name: "sources and versions" }).click();
  await eventually(
    both,
    ([now, og]) => now === `${name} - Sources and versions` && og === now,
    "title of the sources",
  );
  await page.goBack();
  await eventually(both, ([now, og]) => now === title && og === title, "title after Back");
});

test("a new page starts at its top; Back and reload return to what one was reading", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const link = page.locator("#literature tbody th a").first();
  await link.waitFor();
  // Tables are drawn when they come near: each gets the height that it has.
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
  await link.scrollIntoViewIfNeeded();
  await untilStill(link);
  const inWindow = () => link.evaluate((element) => element.getBoundingClientRect().top);
  const before = await inWindow();
  const isThere = (top: number) => Math.abs(top - before) < 5;
  await link.click();
  await page.waitForURL("**/reference/**");
  await eventually(
    () => scrolled(page),
    (y) => y === 0,
    "top of the new page",
  );
  await page.locator("h1").first().waitFor();
  await page.goBack();
  await page.waitForURL(`**${urls.gene(gene.uniquename)}*`);
  await link.waitFor();
  await eventually(inWindow, isThere, `place ${before} after Back`);
  await page.reload();
  await link.waitFor();
  await eventually(inWindow, isThere, `place ${before} after a reload`);
});

test("a typed address opens at its top, wherever the page before was left, and Back returns there", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const literature = page.locator("#literature");
  await literature.scrollIntoViewIfNeeded();
  await untilStill(literature);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -50);
  await untilStill(literature);
  const inWindow = () => literature.evaluate((element) => element.getBoundingClientRect().top);
  const before = await inWindow();
  const typed = async (path: string): Promise<void> => {
    await page.goto(siteUrl + path);
    await page.locator("#main h1").first().waitFor();
    await untilGrown(page);
    expect(await scrolled(page), path).toBe(0);
  };
  // Another page, and the same one again: neither is a return.
  await typed(urls.internalDetails);
  await typed(urls.gene(gene.uniquename));
  await page.goBack();
  await page.goBack();
  await literature.waitFor();
  await eventually(inWindow, (top) => Math.abs(top - before) < 5, `place ${before} after Back`);
});

test("an address with a fragment opens at its section", async () => {
  const page = await open(`${urls.gene(gene.uniquename)}#transcripts`);
  const top = () => page.locator("#transcripts").evaluate((element) => element.getBoundingClientRect().top);
  await eventually(top, (y) => y > -5 && y < 60, "section at the top");
});

test("a fragment that is typed behind the address leads to its section, wherever one was", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await page.locator("#literature").scrollIntoViewIfNeeded();
  await untilStill(page.locator("#literature"));
  await page.evaluate(() => {
    location.hash = "transcripts";
  });
  const top = () => page.locator("#transcripts").evaluate((element) => element.getBoundingClientRect().top);
  await eventually(top, (y) => y > -5 && y < 60, "section at the top");
});

test("the theme goes round system, light and dark, and is kept", async () => {
  const page = await open(urls.internalDetails, { colorScheme: "light" });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: "Theme: follow the system" }).click();
  await page.getByRole("button", { name: "Theme: light" }).click();
  await page.getByRole("button", { name: "Theme: dark" }).waitFor();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  await page.getByRole("button", { name: "Theme: dark" }).waitFor();
  expect(await background()).toBe(dark);
});

test("the skip link leads past the header", async () => {
  const page = await open(urls.internalDetails);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("no page is wider than a phone of 360 px", async () => {
  for (const path of ["/", urls.gene(gene.uniquename), urls.internalDetails, "/no-such-page", urls.query]) {
    const page = await open(path, { viewport: { width: 360, height: 740 } });
    await untilGrown(page);
    expect(await overflow(page), path).toBe(0);
  }
});

test("on a phone one button opens all menus", async () => {
  const page = await open("/", { viewport: { width: 360, height: 740 } });
  expect(await page.getByRole("button", { name: "Help", exact: true }).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await page.getByRole("link", { name: "FAQ" }).click();
  await page.waitForURL("**/faq");
});
