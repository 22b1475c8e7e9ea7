/** How typed words are read: said in the box and on the results page, changed there, and taken to a table of genes by keyboard. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { SearchAnswer } from "../../api/contract/search.ts";
import { eventually, overflow, searchBox, useBrowser } from "./pages.ts";
import { siteUrl } from "./site.ts";
import { violations, violationsInDark } from "./violations.ts";

const open = useBrowser();
const asked = "protein coding genes on chromosome II that are essential";
const band = (page: Page) => page.getByRole("region", { name: "How the words were read" });
const total = (page: Page) => band(page).getByRole("status");

async function readingOf(text: string): Promise<NonNullable<SearchAnswer["reading"]>> {
  const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/search?q=${encodeURIComponent(text)}`);
  // The api checks its answers against the contract's schema in its own tests.
  const { reading } = (await answer.json()) as SearchAnswer;
  if (reading === null) throw new Error(`${text} is not read`);
  return reading;
}
const genes = (count: number): string => `${count.toLocaleString("en-GB")} gene${count === 1 ? "" : "s"}`;

let whole: Awaited<ReturnType<typeof readingOf>>;
beforeAll(async () => {
  whole = await readingOf(asked);
});

test("the page says how the words were read, and how many genes fit", async () => {
  const page = await open(`/search?q=${encodeURIComponent(asked)}`);
  expect(await total(page).textContent()).toBe(genes(whole.count));
  for (const { label } of whole.parts) expect(await band(page).textContent()).toContain(label);
  expect(await violations(page)).toEqual([]);
  expect(await violationsInDark(page)).toEqual([]);
});

test("it fits a phone", async () => {
  const page = await open(`/search?q=${encodeURIComponent(asked)}`, {
    viewport: { width: 360, height: 740 },
  });
  await band(page).waitFor();
  expect(await overflow(page)).toBe(0);
});

test("a part that is removed is no condition any more", async () => {
  const page = await open(`/search?q=${encodeURIComponent(asked)}`);
  const last = whole.parts.at(-1);
  if (last === undefined) throw new Error("nothing was read");
  await band(page)
    .getByRole("link", { name: `Remove ${last.label}` })
    .click();
  const fewer = await readingOf(last.without);
  await eventually(
    () => total(page).textContent(),
    (text) => text === genes(fewer.count),
    "the count without it",
  );
  expect(fewer.count).toBeGreaterThan(whole.count);
  expect(await searchBox(page).inputValue()).toBe(last.without);
});

test("the words become a query in the builder", async () => {
  const page = await open(`/search?q=${encodeURIComponent(asked)}`);
  await band(page).getByRole("button", { name: "Open in the query builder" }).click();
  await page.waitForURL("**/query");
  await eventually(
    () => page.locator("main").textContent(),
    (text) => text?.includes(whole.count.toLocaleString("en-GB")) ?? false,
    "the builder counts the same genes",
  );
});

test("by keyboard from words to a table of genes", async () => {
  const page = await open("/");
  await page.keyboard.press("/");
  await page.keyboard.type(asked);
  await page.getByRole("option", { name: genes(whole.count) }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await band(page).waitFor();
  const table = band(page).getByRole("link", { name: "as a table" });
  await table.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/results/from/**");
  await eventually(
    () => page.locator("main").textContent(),
    (text) => text?.includes(genes(whole.count)) ?? false,
    "the table has them all",
  );
});

test("genotypes that are asked for are named in the first line, and are a table of their own", async () => {
  const words = "haploid genotypes";
  const { count } = await readingOf(words);
  expect(count).toBeGreaterThan(10);
  const page = await open(`/search?q=${encodeURIComponent(words)}`);
  const genotypes = `${count.toLocaleString("en-GB")} genotypes`;
  expect(await total(page).textContent()).toBe(genotypes);
  await expect.poll(() => band(page).locator('a[href^="/genotype/"]').count()).toBe(10);
  // What is listed above is no missing result.
  expect(await page.getByText(/^No results/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await band(page)
    .getByRole("link", { name: `Show all ${genotypes} as a table` })
    .click();
  await page.waitForURL(/\/genotypes\?q=/);
  await page.getByRole("status").filter({ hasText: genotypes }).waitFor();
  await page.getByRole("button", { name: "Genotype", exact: true }).click();
  await expect.poll(() => page.url()).toContain("sort=genotype");
  expect(page.url()).toContain("q=haploid");
  expect(await violations(page)).toEqual([]);
  expect(await violationsInDark(page)).toEqual([]);
});
