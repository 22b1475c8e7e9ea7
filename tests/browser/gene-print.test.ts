/** The gene page on paper. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { AnnotationsAnswer } from "../../api/contract/lists.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, framesLater, useBrowser } from "./pages.ts";
import { callsForRows, richGene, siteUrl } from "./site.ts";

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
      rows: section.querySelectorAll(".annotation-table tbody tr").length,
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

test("rows that have come but are not drawn yet are on paper too", async () => {
  let rows: Promise<unknown> | undefined;
  const page = await open(urls.gene(gene.uniquename), {
    still: true,
    prepare: async (one) => {
      rows = one.waitForResponse(callsForRows);
      // Slow enough for the browser to print between the answer and its drawing, and not slower: other tests run beside.
      const devtools = await one.context().newCDPSession(one);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    },
  });
  await rows;
  await page.locator("html.is-coming").waitFor({ state: "attached" });
  const printed = await onPaper(page);
  for (const { section, said } of printed) expect(said, section).toMatch(/^Showing all /);
  await page.locator("html:not(.is-coming)").waitFor({ state: "attached" });
  expect(printed.length).toBeGreaterThan(1);
  expect(await page.locator("section:has(.annotation-table)").count()).toBe(printed.length);
});

test("all tables of a page come in one answer, which is not asked for again on paper or when the page is read on", async () => {
  const asked: string[] = [];
  const page = await open(urls.gene(gene.uniquename), {
    prepare: async (one) =>
      one.on("request", (request) => {
        if (callsForRows.test(request.url())) asked.push(new URL(request.url()).pathname);
      }),
  });
  // Tables near the window are asked for anyway, perhaps just when the page is printed.
  const far = await page.evaluate(() =>
    [...document.querySelectorAll("section:has(.annotation-table)")]
      .filter((section) => section.getBoundingClientRect().top > innerHeight + 2000)
      .map(({ id }) => id),
  );
  expect(far).not.toEqual([]);
  await onPaper(page);
  for (const id of far) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await framesLater(page);
  }
  expect(asked.map((path) => path.split("/").at(-1))).toEqual(["tables"]);
});

test("what is drawn further down is on paper, though nobody has scrolled there", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const drawings = page.locator(".matrix, .partners");
  const drawn = page.locator(".matrix:has(.matrix__table), .partners:has(svg)");
  // Somebody is here, who may print the page.
  await page.mouse.move(20, 20);
  await eventually(
    async () => {
      await onPaper(page);
      return [await drawn.count(), await drawings.count()] as const;
    },
    ([there, all]) => there === all && all > 0,
    "drawings on paper",
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("without the rows, which do not come, the rest is printed", async () => {
  const page = await open(urls.gene(gene.uniquename), {
    prepare: (one) => one.route(callsForRows, (route) => route.abort()),
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

test("each page of paper says at its foot what it is of, and repeats the heads of tables with all of their words", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await page.emulateMedia({ media: "print" });
  await onPaper(page);
  const [foot, heads] = await page.evaluate(() => [
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(" "),
    // Browsers leave buttons out of heads that they repeat.
    [...document.querySelectorAll(".table thead button")].map((head) => getComputedStyle(head).display),
  ]);
  expect(foot).toContain(page.url());
  expect(foot).toMatch(/Release \d{4}-\d\d-\d\d/);
  expect(foot).toContain("counter(pages)");
  expect(new Set(heads)).toEqual(new Set(["contents"]));
});
