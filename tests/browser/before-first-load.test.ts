/** What readers have of a site whose first release is still being loaded. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import type { Health } from "../../api/contract/health.ts";
import { startApi } from "../site.ts";
import type { Site } from "../site.ts";
import { useBrowser } from "./pages.ts";
import { boot, examples, siteUrl } from "./site.ts";

const open = useBrowser();
let api: Site;
let site: string;

beforeAll(async () => {
  const { taxonid } = (await boot()).deployment.site;
  const { folder } = await loadDeployment({ folder: process.env["KARYON_SITE"] || undefined, taxonid });
  const env = { ...process.env, KARYON_SITE: folder, KARYON_INDEX_PREFIX: `test-empty-${process.pid}` };
  api = await startApi(env, undefined, "live");
  site = api.url;
});
afterAll(() => api?.stop());

const missing = "A release is not loaded yet";

test("who follows an identifier reads what is missing, and is led on when it is there", async () => {
  const { term } = await examples();
  const page = await open(`/id/${term?.id}`, { site });
  await page.getByText(`The page of ${term?.id} cannot be looked up yet.`).first().waitFor();
  await page.locator(".served-notes").getByText(missing).waitFor();
  // As the same server answers after a load.
  const health = (await (await fetch(`${siteUrl}/api/v1/health`)).json()) as Health;
  await page.route("**/id/*", (route) =>
    route.fulfill({ status: 302, headers: { location: `${siteUrl}/id/${term?.id}` } }),
  );
  await page.route("**/api/v1/health", (route) => route.fulfill({ json: health }));
  await page.waitForURL(`${siteUrl}/term/${term?.id}`);
});

test("texts of the site can be read, and say where a table will be", async () => {
  const page = await open("/documentation/evidence-codes", { site });
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  expect(await page.getByText("none is loaded yet").count()).toBeGreaterThan(0);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.locator(".served-notes").getByText(missing).waitFor();
});

test("pages begin with logo and menus, before the program runs", async () => {
  for (const path of ["/", "/gene/any"]) {
    const page = await open(path, { site, still: true, javaScriptEnabled: false });
    await page.getByRole("banner").getByRole("navigation").first().waitFor();
    expect(await page.getByRole("banner").locator("a.logo").count()).toBe(1);
  }
});
