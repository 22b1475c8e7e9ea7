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

test("a part that is down is named, what was shown stays, and the page goes on by itself", async () => {
  const page = await open("/internal-details");
  const sources = page.getByRole("heading", { name: "Data sets" });
  await sources.waitFor();
  await cut(page, "search engine");
  await page.getByRole("link", { name: "About" }).first().click();
  await page.getByText("The search engine (Elasticsearch) does not answer.").first().waitFor();
  expect(await page.getByText("No release is loaded yet").count()).toBe(0);
  await page.unroute(calls);
  await page.unroute(healthCall);
  await expect.poll(() => page.getByText("The search engine (Elasticsearch)").count()).toBe(0);
  await page.locator("main h1").first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
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
