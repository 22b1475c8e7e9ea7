/** What a gene's address says before any script runs, and genes that are not as most are. */
import { beforeAll, expect, test } from "vitest";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";
import { richGene, siteUrl } from "./site.ts";

const open = useBrowser();
let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});

test("the page that is sent has title, description, canonical address and facts", async () => {
  const page = await open(urls.gene(gene.uniquename), { javaScriptEnabled: false, still: true });
  await page.locator("main dl").waitFor();
  expect(await page.title()).toContain(`Gene - ${gene.name} (${gene.uniquename})`);
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(
    siteUrl + urls.gene(gene.uniquename),
  );
  expect(await page.locator('meta[property="og:url"]').getAttribute("content")).toBe(
    siteUrl + urls.gene(gene.uniquename),
  );
  expect(await page.locator('meta[name="description"]').getAttribute("content")).toContain(
    gene.organism.species,
  );
  const facts = await page.locator("main dl").textContent();
  for (const fact of [gene.uniquename, gene.name ?? "", gene.product ?? ""]) expect(facts).toContain(fact);
});

test("machines are told which gene it is, as a Bioschemas Gene", async () => {
  const html = await (await fetch(siteUrl + urls.gene(gene.uniquename))).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  expect(JSON.parse(json)).toMatchObject({
    "@context": "https://schema.org/",
    "@type": "Gene",
    identifier: gene.uniquename,
    name: gene.name,
    url: siteUrl + urls.gene(gene.uniquename),
    taxonomicRange: { "@type": "Taxon", identifier: `NCBITaxon:${gene.taxonid}` },
  });
});

test("the page that is sent names its code and its data, and neither is asked for twice", async () => {
  const html = await (await fetch(siteUrl + urls.gene(gene.uniquename))).text();
  expect(html).toMatch(
    /<link data-late="modulepreload" crossorigin href="\/assets\/GenePage-[\w-]+\.js" \/>/,
  );
  const load = /<meta name="karyon-generation" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(html).toContain(
    `<link data-late="preload" as="fetch" crossorigin="anonymous" href="/api/v1/dataset/${load}/data/gene/${gene.uniquename}" />`,
  );
  const page = await open(urls.gene(gene.uniquename));
  const asked = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const data = `/data/gene/${gene.uniquename}`;
  for (const isPart of [
    (path: string) => path.includes("/assets/GenePage-"),
    (path: string) => path.endsWith(data),
    (path: string) => path.endsWith(`${data}/tables`),
  ]) {
    const parts = asked.filter(isPart);
    expect(parts).not.toEqual([]);
    expect(parts).toEqual([...new Set(parts)]);
  }
});

test("on the way to another page the head goes along", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const other =
    gene.gene_neighbourhood.find(({ uniquename }) => uniquename !== gene.uniquename)?.uniquename ?? "";
  await page
    .locator(`.neighbourhood a[href="${urls.gene(other)}"]`)
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === urls.gene(other));
  await page.waitForFunction(
    (address) => document.querySelector('link[rel="canonical"]')?.getAttribute("href") === address,
    siteUrl + urls.gene(other),
  );
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});

test("an unknown gene has status 404, and near names to go to", async () => {
  const near = `${gene.uniquename}x`;
  expect((await fetch(siteUrl + urls.gene(near))).status).toBe(404);
  const page = await open(urls.gene(near));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(near);
  await page.locator(`main a[href="${urls.gene(gene.uniquename)}"]`).waitFor();
});

test("a former id leads to the gene that it is part of now, and the page says so", async () => {
  const page = await open("/gene/FORMER.01?transcript=x#sequence", {
    prepare: (one) => one.route("**/data/gene/FORMER.01", (route) => route.fulfill({ json: gene })),
  });
  await page.waitForURL((url) => url.pathname === urls.gene(gene.uniquename) && url.hash === "#sequence");
  expect(await page.getByRole("note").first().textContent()).toContain("FORMER.01 is a former ID");
  await page.reload();
  expect(await page.getByRole("note").first().textContent()).toContain("FORMER.01");
});

test("a page that fails to load says so and can be asked for again", async () => {
  let broken = true;
  const page = await open(urls.gene(gene.uniquename), {
    prepare: (one) =>
      one.route("**/data/gene/*", (route) =>
        broken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      ),
  });
  await page.getByRole("alert").waitFor();
  broken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await page.locator("#sequence").waitFor();
});

test("a picture to take along that cannot be made says so", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const strip = page.locator(".neighbourhood");
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error("no room");
    };
  });
  await strip.getByRole("button", { name: /as SVG$/ }).click();
  await strip.getByRole("alert").getByText("The picture could not be made").waitFor();
});
