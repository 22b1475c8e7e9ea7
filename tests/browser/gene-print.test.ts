/** The gene page on paper. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { AnnotationsAnswer } from "../../api/contract/lists.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";
import { richGene, siteUrl } from "./site.ts";

const open = useBrowser();
let gene: GenePage;

beforeAll(async () => {
  gene = await richGene();
});

/** What stands on the paper, section by section: the browser tells the page that it will print, and draws at once. */
const onPaper = (page: Page): Promise<{ section: string; rows: number; said: string }[]> =>
  page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return [...document.querySelectorAll("section:has(.annotation-table)")].map((section) => ({
      section: section.id,
      rows: section.querySelectorAll("tbody tr").length,
      said: section.querySelector(".filterbar__state [role=status]")?.textContent ?? "",
    }));
  });

/** Rows that the table of a type has in summary, at most one page of them. */
async function rowsOf(type: string): Promise<number> {
  const answer = await fetch(
    `${siteUrl}/api/v1/dataset/latest/annotations?${new URLSearchParams({ subject: `gene:${gene.uniquename}`, type, view: "summary" })}`,
  );
  // The api checks its answers against the contract's schemas in its own tests.
  return ((await answer.json()) as AnnotationsAnswer).rows.length;
}

test("who prints straight after the page has come has the rows of all tables on paper", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const printed = await onPaper(page);
  expect(printed.length).toBeGreaterThan(1);
  for (const { section, rows, said } of printed) {
    expect(said, section).toMatch(/^Showing all /);
    expect(rows, section).toBeGreaterThanOrEqual(await rowsOf(section.replace(/-annotations$/, "")));
  }
});

test("what was fetched for the paper is not asked for again when the page is read on", async () => {
  const asked: string[] = [];
  const page = await open(urls.gene(gene.uniquename), {
    prepare: async (one) =>
      one.on("request", (request) => {
        if (request.url().includes("/annotations?")) asked.push(request.url());
      }),
  });
  const { length } = await onPaper(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator("section:has(.annotation-table)").last().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(new Set(asked).size).toBeGreaterThanOrEqual(length);
  // Those near the window may have been on their way when the page was printed.
  const last = asked.filter((url) => url === asked.at(-1));
  expect(last).toHaveLength(1);
});

test("without the rows, which do not come, the rest is printed", async () => {
  const page = await open(urls.gene(gene.uniquename), {
    prepare: (one) => one.route("**/annotations?*", (route) => route.abort()),
  });
  const printed = await onPaper(page);
  expect(printed.every(({ rows }) => rows === 0)).toBe(true);
  await page.locator("#literature tbody tr").first().waitFor();
});

test("a PDF of the page has its tables", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await page.pdf({ format: "A4" });
  expect(await page.locator(".loading-rows").count()).toBe(0);
});
