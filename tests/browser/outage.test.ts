import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { Health } from "../../api/contract/health.ts";
import { useBrowser } from "./pages.ts";
import { siteUrl } from "./site.ts";

const open = useBrowser();

const calls = "**/api/v1/dataset/**";
const healthCall = "**/api/v1/health";

/** Cuts the page off from a part: its calls fail as they do then, and the state of the parts says so. */
async function cut(page: Page, part: string): Promise<void> {
  const health = (await (await fetch(`${siteUrl}/api/v1/health`)).json()) as Health;
  await page.route(healthCall, (route) =>
    route.fulfill({
      json: {
        ...health,
        status: "degraded",
        parts: health.parts.map((one) =>
          one.name === part ? { ...one, up: false, message: "does not answer" } : one,
        ),
      },
    }),
  );
  await page.route(calls, (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      json: { status: 503, title: "Unavailable", detail: `The ${part} does not answer.`, request_id: "x" },
    }),
  );
}

const note = "The search engine (Elasticsearch) does not answer.";

/** The parts answer again once the page has said that one does not, and it says nothing of them any more. */
async function mend(page: Page): Promise<void> {
  await page.getByText(note).first().waitFor();
  await page.unroute(calls);
  await page.unroute(healthCall);
  await expect.poll(() => page.locator(".served-notes").textContent()).toBe("");
}

test("a part that is down is named, what was shown stays, and the page goes on by itself", async () => {
  const page = await open("/internal-details");
  const sources = page.getByRole("heading", { name: "Data sets" });
  await sources.waitFor();
  await cut(page, "search engine");
  await page.getByRole("link", { name: "About" }).first().click();
  await page.getByText(note).first().waitFor();
  expect(await page.getByText("No release is loaded yet").count()).toBe(0);
  await mend(page);
  await page.locator("main h1").first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("results stay below the message when a filter is pressed meanwhile, and the filter is answered later", async () => {
  const page = await open("/search?type=gene");
  const head = page.locator(".result-head > p");
  await head.waitFor();
  const before = await head.textContent();
  await cut(page, "search engine");
  // The first of the values leaves some of the genes out.
  await page.locator(".facet input:enabled").first().click();
  await page.getByText("The search did not answer.").waitFor();
  expect(await head.textContent()).toBe(before);
  await mend(page);
  await expect.poll(() => page.getByText("The search did not answer.").count()).toBe(0);
  await expect.poll(() => head.textContent()).not.toBe(before);
});

test("rows of a list stay below the message when another page is asked for meanwhile", async () => {
  const page = await open("/gene_subset/feature_type_mRNA_gene");
  const rows = page.locator("main tbody tr");
  await rows.first().waitFor();
  const before = await rows.first().textContent();
  await cut(page, "search engine");
  await page.getByRole("link", { name: "Next" }).first().click();
  await page.getByText("The genes could not be loaded.").waitFor();
  expect(await rows.first().textContent()).toBe(before);
  await mend(page);
  await expect.poll(() => page.getByText("The genes could not be loaded.").count()).toBe(0);
  await expect.poll(() => rows.first().textContent()).not.toBe(before);
});

test("what is not known of a term's genes meanwhile is not shown as none, and is there later", async () => {
  const query = encodeURIComponent('{"subset":{"subset_name":"feature_type_mRNA_gene"}}');
  const page = await open(`/results/from/json/${query}`);
  await page.getByRole("link", { name: "One line a gene" }).click();
  const box = page.getByRole("combobox", { name: "Add a term as a column" });
  await box.fill("protein");
  const option = page.getByRole("option").first();
  await option.waitFor();
  await cut(page, "search engine");
  await option.click();
  const legend = page.locator(".vis__legends > *").last();
  await expect.poll(() => legend.textContent()).toContain("not known");
  await mend(page);
  await expect.poll(() => legend.textContent()).toContain("absent");
});

test("a server that cannot be reached is named as such", async () => {
  const page = await open("/internal-details");
  await page.route("**/api/v1/**", (route) => route.abort());
  await page.getByRole("link", { name: "About" }).first().click();
  await page.getByText("The server (api) cannot be reached").first().waitFor();
  await page.unroute("**/api/v1/**");
  await expect.poll(() => page.getByText("The server (api)").count()).toBe(0);
  await page.locator("main h1").first().waitFor();
});

test("a server that takes calls and answers none is named as such, too", async () => {
  const page = await open("/internal-details");
  // Nothing is fulfilled: the calls stay open, as with a process that stands still.
  await page.route("**/api/v1/**", () => new Promise<void>(() => undefined));
  await page.getByRole("link", { name: "About" }).first().click();
  await page.getByText("The server (api) cannot be reached").first().waitFor();
  await page.unroute("**/api/v1/**");
  await expect.poll(() => page.getByText("The server (api)").count()).toBe(0);
});

test("a page whose code cannot be got comes by itself when the server is back", async () => {
  const page = await open("/internal-details");
  await page.route("**/*", (route) => route.abort());
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await page.getByRole("link", { name: "Peptide motifs" }).first().click();
  await page.getByText("The server (api) cannot be reached").first().waitFor();
  await page.getByText("There is no connection to the server.").first().waitFor();
  await page.unroute("**/*");
  await page.getByRole("heading", { level: 1, name: "Peptide motif search" }).waitFor();
});

test("a page whose code does not come is not waited for in silence", async () => {
  const page = await open("/internal-details");
  await page.route("**/*", () => new Promise<void>(() => undefined));
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await page.getByRole("link", { name: "Peptide motifs" }).first().click();
  await page.getByText("The server (api) cannot be reached").first().waitFor();
  await page.unroute("**/*");
  await page.getByRole("heading", { level: 1, name: "Peptide motif search" }).waitFor();
});

test("that an answer was kept from before is said as long as the part is away, and no longer", async () => {
  const page = await open("/internal-details");
  const health = (await (await fetch(`${siteUrl}/api/v1/health`)).json()) as Health;
  const parts = health.parts.map((one) =>
    one.name === "search engine" ? { ...one, up: false, message: "does not answer" } : one,
  );
  await page.route(healthCall, (route) => route.fulfill({ json: { ...health, parts } }));
  await page.route(calls, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), "X-Kept-From": new Date().toISOString() },
    });
  });
  await page.getByRole("link", { name: "About" }).first().click();
  await page.getByText(/does not answer\. You see what was kept at/).waitFor();
  await mend(page);
});
