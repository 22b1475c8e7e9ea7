import { expect, test } from "vitest";
import { urls } from "../../web/shared/urls/urls.ts";
import { demoUrl } from "./demo-site.ts";
import { startDeployment } from "./own-deployment.ts";
import { useBrowser } from "./pages.ts";

const open = useBrowser();
/** The demo release says who curated what. */
const onDemo = { site: demoUrl };
const community = urls.referenceList("community");

test("what authors curated stands by the day of its approval, the newest first, and leads to the papers", async () => {
  const page = await open(community, onDemo);
  await page.getByRole("heading", { level: 1, name: "Community curated publications" }).waitFor();
  const days = (await page.getByRole("heading", { level: 2 }).allTextContents()).map((text) =>
    text.slice(0, 10),
  );
  expect(days.length).toBeGreaterThan(2);
  expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
  expect(days).toEqual(days.toSorted().toReversed());
  const paper = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  const title = (await paper.textContent()) ?? "";
  await paper.click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText("community").first().waitFor();
});

test("words leave the publications that have them, in the address too, and the other list is a link away", async () => {
  const page = await open(community, onDemo);
  const papers = page.getByRole("main").getByRole("listitem");
  await papers.first().waitFor();
  // The list is drawn in parts, its head tells the whole number.
  const [all = ""] = (await page.getByRole("status").allTextContents()).filter((text) =>
    text.includes("publication"),
  );
  expect(all).toMatch(/^[\d,]+ publications$/);
  await expect.poll(async () => `${await papers.count()} publications`).toBe(all.replaceAll(",", ""));
  const id = /PMID:\d+/.exec((await papers.first().textContent()) ?? "")?.[0] ?? "";
  await page.getByRole("searchbox", { name: "Filter publications by words" }).fill(id.toLowerCase());
  await expect.poll(() => page.getByRole("status").allTextContents()).toContain(`1 of ${all}`);
  expect(await papers.count()).toBe(1);
  await page.reload();
  await expect.poll(() => papers.count()).toBe(1);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^(?!Community).* curated publications$/ })
    .first()
    .click();
  await page.waitForURL(`**${urls.referenceList("admin")}`);
  await expect.poll(() => papers.count()).toBeGreaterThan(1);
  // No publication stands in both.
  expect(await page.getByRole("main").textContent()).not.toContain(id);
});

test("the front page has the four publications that authors curated last, in the order of their list", async () => {
  const titles = async (path: string, within: string): Promise<string[]> => {
    const page = await open(path, onDemo);
    const papers = page.locator(within).getByRole("listitem").getByRole("link");
    await papers.first().waitFor();
    return papers.allTextContents();
  };
  const front = await titles("/", 'section:has(> h2:text-is("Recently curated"))');
  expect(front.length).toBe(4);
  expect(front).toEqual((await titles(community, "main")).slice(0, 4));
});

test("a site that keeps no list of what its staff curated leads to none from the front page", async () => {
  const deployment = await startDeployment({ front: (before) => ({ ...before, has_admin_curation: false }) });
  try {
    const page = await open("/", { site: deployment.url });
    const section = page.locator('section:has(> h2:text-is("Recently curated"))');
    const all = section.getByRole("link", { name: /^All [\d,]+ curated publications?$/ });
    await all.waitFor();
    expect(await page.locator(`a[href="${urls.referenceList("admin")}"]`).count()).toBe(0);
    const [number = ""] = /[\d,]+/.exec((await all.textContent()) ?? "") ?? [];
    await all.click();
    await page.waitForURL(/\/search\?type=reference&curated=yes/);
    await page.getByRole("main").getByText(number, { exact: false }).first().waitFor();
  } finally {
    await deployment.stop();
  }
});
