import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { withContact } from "./contact.ts";
import { overflow, eventually, searchBox, untilRest, useBrowser } from "./pages.ts";
import { callsForRows, examples, richGene } from "./site.ts";

const open = useBrowser();
let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});

const missing = "/gene/no-such.gene";

test("an unknown gene shows the not-found page with the address, the curators' mail and a search that works", async () => {
  const page = await open(missing, { prepare: withContact });
  await page.getByRole("heading", { name: "No page for no-such.gene" }).waitFor();
  expect(await page.getByRole("main").textContent()).toContain(missing);
  const mail = await page.getByRole("link", { name: "Contact the curators" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(missing);
  await page.getByRole("button", { name: "Search for no-such.gene" }).click();
  await expect.poll(() => searchBox(page).inputValue()).toBe("no-such.gene");
  await searchBox(page).fill(gene.uniquename);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

test("what is not there is not offered to be cited, and the next page is", async () => {
  const page = await open(missing);
  await page.getByRole("contentinfo").waitFor();
  const cite = page.getByRole("button", { name: "Cite this page" });
  expect(await cite.count()).toBe(0);
  await page.getByRole("main").getByRole("link", { name: "Main page" }).click();
  await cite.waitFor();
});

test("a removed gene that became two says why it has gone, as plain text, and leads to both", async () => {
  const gone = {
    comment: "covers <b>both</b>",
    genes: [
      { uniquename: gene.uniquename, name: gene.name },
      { uniquename: "SPAC1.02", name: null },
    ],
  };
  const problem = {
    type: "about:blank",
    title: "Not found",
    status: 404,
    detail: "no page",
    instance: "",
    request_id: "req-7f3a",
    gone,
  };
  const page = await open(missing, {
    prepare: (made) =>
      made.route("**/data/gene/no-such.gene", (route) =>
        route.fulfill({
          status: 404,
          contentType: "application/problem+json",
          body: JSON.stringify(problem),
        }),
      ),
  });
  await page.getByText("no-such.gene was removed: covers <b>both</b>.").waitFor();
  await page.getByText(`This id now stands for ${gene.uniquename} (${gene.name}) and SPAC1.02.`).waitFor();
  await page
    .getByRole("main")
    .getByRole("link", { name: `${gene.uniquename} (${gene.name})` })
    .click();
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

test("an unknown address answers 404 and shows the not-found page", async () => {
  const page = await open("/a/b/c/d");
  await page.getByRole("heading", { name: "No page for d" }).waitFor();
  expect((await page.request.get(page.url())).status()).toBe(404);
});

const failGene = (status: number | null) => (page: Page) =>
  page.route("**/data/gene/*", (route) =>
    status === null
      ? route.abort()
      : route.fulfill({
          status,
          contentType: "application/problem+json",
          body: JSON.stringify({
            type: "about:blank",
            title: "Unavailable",
            status,
            detail: "The search engine is away.",
            instance: "",
            request_id: "req-7f3a",
          }),
        }),
  );

test("a server in trouble: a sentence, a link to the main page, the detail folded, and Retry that works", async () => {
  const page = await open(urls.gene(gene.uniquename), { prepare: failGene(500) });
  const alert = page.getByRole("alert");
  await alert.getByText("The server had a problem with this page.").waitFor();
  expect(await alert.getByRole("link", { name: "main page" }).getAttribute("href")).toBe("/");
  expect(await alert.getByText("The search engine is away.").isVisible()).toBe(false);
  await alert.getByText("Details").click();
  await expect.poll(() => alert.getByText("The search engine is away.").isVisible()).toBe(true);
  expect(await alert.textContent()).toContain("req-7f3a");
  expect(await searchBox(page).isVisible()).toBe(true);
  await page.unroute("**/data/gene/*");
  await alert.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("heading", { level: 1, name: gene.name ?? "" }).waitFor();
});

test("a part of the server that is away: what the server says of it, and the way on", async () => {
  const page = await open(urls.gene(gene.uniquename), { prepare: failGene(503) });
  const alert = page.getByRole("alert");
  await alert.getByText("The search engine is away.").first().waitFor();
  expect(await alert.getByRole("link", { name: "main page" }).getAttribute("href")).toBe("/");
});

test("no connection: the error display, no endless waiting", async () => {
  const page = await open(urls.gene(gene.uniquename), { prepare: failGene(null) });
  await page.getByRole("alert").getByText("There is no connection to the server.").waitFor();
});

test("going offline in the middle of a visit shows the error display on the next page", async () => {
  const page = await open("/");
  await untilRest(page);
  await page.context().setOffline(true);
  await page.locator(".examples a").first().click();
  await page.getByRole("alert").getByText("There is no connection to the server.").waitFor();
  expect(await page.getByRole("banner").isVisible()).toBe(true);
});

test("a slow page shows its frame at once and the content when it comes", async () => {
  const page = await open("/");
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/data/gene/*", async (route) => {
    await held;
    await route.continue();
  });
  await searchBox(page).fill(gene.uniquename);
  await page.getByRole("option").filter({ hasText: gene.uniquename }).first().click();
  await page.locator(".skeleton").first().waitFor();
  answer();
  await page.getByRole("heading", { level: 1, name: gene.name ?? "" }).waitFor();
  await expect.poll(() => page.locator(".loading-page").count()).toBe(0);
});

test("one table that fails leaves the rest of the page alone", async () => {
  const page = await open(urls.gene(gene.uniquename), {
    prepare: (page) =>
      page.route(callsForRows, (route) =>
        route.fulfill({ status: 500, contentType: "application/problem+json", body: "{}" }),
      ),
  });
  const alert = page.getByRole("alert").first();
  await alert.waitFor();
  expect(await alert.textContent()).toContain("could not be loaded");
  const table = page.locator(".annotation-table", { has: page.getByRole("alert") }).first();
  expect(await table.getByRole("status").allTextContents(), "it is not loading").toEqual([""]);
  expect(await page.getByRole("heading", { level: 1, name: gene.name ?? "" }).isVisible()).toBe(true);
  await page.unroute(callsForRows);
  await alert.getByRole("button", { name: "Retry" }).click();
  await page.locator("[aria-busy] table tbody tr").first().waitFor();
});

test("a toast says what was copied, at the top right of a detail page, and a click removes it", async () => {
  const page = await open(urls.gene(gene.uniquename), { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Copy name and ID" }).click();
  const toast = page.locator(".toasts--detail .toast");
  await toast.waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${gene.name} ${gene.uniquename}`);
  const box = await toast.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
  await toast.click();
  await eventually(
    () => toast.count(),
    (count) => count === 0,
    "toast gone",
  );
});

test("an address of a text or an archive that is not there leads to texts and archives, never to genes", async () => {
  const page = await open("/archive/nope");
  await page.getByRole("heading", { name: "No page for nope" }).waitFor();
  await page.getByText("The nearest pages:").waitFor();
  const near = page.getByRole("main").getByRole("list").getByRole("link");
  expect(await near.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/archive/spotlight",
    "/archive/explore",
    "/archive/community",
  ]);
  await page.goto(page.url().replace(/\/archive.*/, "/documentation/motif-searches"));
  await page.getByRole("main").getByRole("link", { name: "Peptide motifs" }).first().waitFor();
});

test("an address that names a thing, or is spelled like a page, leads to it and to nothing far-fetched", async () => {
  const { term } = await examples();
  const term_id = term?.id ?? "";
  const name = gene.name ?? "";
  for (const [path, near] of [
    [`/${gene.uniquename}`, urls.gene(gene.uniquename)],
    [`/geen/${name}`, urls.gene(gene.uniquename)],
    [`/terms/${term_id}`, urls.term(term_id)],
    ["/results", urls.query],
    ["/identifier_mapper", urls.identifierMapper],
  ] as const) {
    const page = await open(path);
    await page.getByText("The nearest pages:").waitFor();
    const links = page.getByRole("main").getByRole("list").getByRole("link");
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))), { message: path })
      // Alleles without a name are called by the id of their gene.
      .satisfy(
        (all: (string | null)[]) =>
          all[0] === near && all.every((one) => one === near || one?.startsWith("/allele/")),
      );
    await page.close();
  }
});

test("what a long address says keeps within the window, on a phone too", async () => {
  for (const width of [360, 1440]) {
    const page = await open(`/nowhere/${"long-".repeat(60)}`, { viewport: { width, height: 800 } });
    await page.getByRole("button", { name: /^Search for long-/ }).waitFor();
    expect(await overflow(page), `${width} px`).toBe(0);
  }
});
