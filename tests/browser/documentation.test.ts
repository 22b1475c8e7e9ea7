/** The help: its search answers what people ask, its pages are light and have a list of what they hold. */
import { expect, test } from "vitest";
import type { DocumentationSearchAnswer } from "../../api/contract/search.ts";
import { asked as askedByAll } from "./documentation-asked.ts";
import { benchAndCatalogue } from "./documentation-bench-and-catalogue.ts";
import { curatorsAndOperators } from "./documentation-curators-and-operators.ts";
import { helpDesk } from "./documentation-help-desk.ts";
import { hundredReaders } from "./documentation-hundred-readers.ts";
import { questions } from "./documentation-questions.ts";
import { sentences } from "./documentation-sentences.ts";
import { sixReaders } from "./documentation-six-readers.ts";
import { words } from "./documentation-words.ts";
import { useBrowser } from "./pages.ts";
import { siteUrl } from "./site.ts";

const open = useBrowser();

async function firstHit(question: string): Promise<string> {
  const answer = await fetch(
    `${siteUrl}/api/v1/dataset/latest/search/documentation?q=${encodeURIComponent(question)}`,
  );
  // The shape is that of the contract, which the api's own tests hold it to.
  const { hits } = (await answer.json()) as DocumentationSearchAnswer;
  return (hits[0]?.url ?? "nothing").replace(/#.*/, "");
}

/** Addresses of the site's pages. */
async function pagesOfSite(): Promise<ReadonlySet<string>> {
  const sitemap = await (await fetch(`${siteUrl}/sitemaps/pages-1.xml`)).text();
  return new Set(
    [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address = ""]) => new URL(address).pathname),
  );
}

test.each([
  ["questions", questions],
  ["sentences of newcomers", sentences],
  ["questions of all kinds of people", askedByAll],
  ["words of people who know none of the texts", words],
  ["questions to a help desk", helpDesk],
  ["questions of six readers who know none of the texts", sixReaders],
  ["questions of biologists, curators and operators", curatorsAndOperators],
  ["questions from the bench and to a catalogue", benchAndCatalogue],
  ["questions of a hundred readers", hundredReaders],
] as const)("nine of ten %s are answered by the first hit", async (_, all) => {
  const known = await pagesOfSite();
  // Some sites have no text that could tell.
  const asked = all.filter(([, ...pages]) => pages.some((page) => known.has(page)));
  const wrong: string[] = [];
  for (const [question, ...pages] of asked) {
    const first = await firstHit(question);
    if (!pages.includes(first)) wrong.push(`${question}: ${first}`);
  }
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(asked.length / 10);
});

test("no page of text is heavy, and none leaves a place open", async () => {
  const texts = [...(await pagesOfSite())]
    .filter((path) => /^\/(?:documentation|faq|about|community)/.test(path))
    // The search of the documentation is no text.
    .filter((path) => !path.endsWith("/docsearch"));
  expect(texts.length).toBeGreaterThan(20);
  for (const path of texts) {
    const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/documentation${path}`);
    const text = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(Buffer.byteLength(text), path).toBeLessThan(100_000);
    expect(text, path).not.toMatch(/\{\{|\[\[/);
  }
});

test("evidence codes and types of annotations are counted from the release", async () => {
  const page = await open("/documentation/evidence-codes");
  await page.getByRole("row", { name: /^IMP Inferred from Mutant Phenotype/ }).waitFor();
  await expect.poll(() => page.getByRole("table").count()).toBe(2);
});

test("a long page has a menu of what it holds", async () => {
  const page = await open("/documentation/tour");
  const menu = page.getByRole("navigation", { name: "Sections of this page" });
  await menu.getByRole("link", { name: "5. Take the data home" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#5-take-the-data-home");
});
