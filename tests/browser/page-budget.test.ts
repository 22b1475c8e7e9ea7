/**
 * What each kind of page may cost, and what auditors of web pages ask of it. The times that people feel are measured by
 * `npm run bench` on a calm machine; what they come from is held here, in figures that no busy machine changes.
 */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { entityUrl, urls } from "../../web/shared/urls/urls.ts";
import { costOf, keepLedger, missingOn, untilAllCame } from "./page-ledger.ts";
import type { Ledger } from "./page-ledger.ts";
import { framesLater, untilGrown, useBrowser } from "./pages.ts";
import { examples, richGene } from "./site.ts";

const open = useBrowser();
const [things, gene] = await Promise.all([examples(), richGene()]);

/** Requests, KB of scripts and KB of all as they are sent, most, before anything is scrolled to. */
const kinds = [
  { kind: "front", path: "/", max: { requests: 25, scripts: 210, all: 385 } },
  { kind: "gene", path: urls.gene(gene.uniquename), max: { requests: 30, scripts: 305, all: 470 } },
  {
    kind: "term",
    path: entityUrl.term(things.term?.id ?? ""),
    max: { requests: 30, scripts: 290, all: 440 },
  },
  {
    kind: "publication",
    path: entityUrl.reference(things.reference?.id ?? ""),
    max: { requests: 28, scripts: 260, all: 400 },
  },
  { kind: "search results", path: urls.search("protein"), max: { requests: 22, scripts: 245, all: 380 } },
  { kind: "advanced search", path: urls.query, max: { requests: 25, scripts: 238, all: 365 } },
  { kind: "help", path: "/documentation/search", max: { requests: 23, scripts: 208, all: 410 } },
  { kind: "metrics", path: urls.metrics, max: { requests: 33, scripts: 200, all: 395 } },
  { kind: "downloads", path: "/downloads", max: { requests: 20, scripts: 200, all: 350 } },
] as const;

/** The page, whole as far as it is seen, and what it cost. */
async function opened(path: string): Promise<{ readonly page: Page; readonly ledger: Ledger }> {
  let ledger: Ledger = { asked: [], complaints: [] };
  const page = await open(path, {
    prepare: async (before) => {
      ledger = await keepLedger(before);
    },
  });
  await untilGrown(page);
  await untilAllCame(ledger);
  return { page, ledger };
}

const listOf = ({ asked }: Ledger): string => asked.map(({ url, bytes }) => `${bytes} ${url}`).join("\n");

test.for(kinds)("the $kind page keeps to its budget and lacks nothing", async ({ path, max }) => {
  const { page, ledger } = await opened(path);
  const cost = costOf(ledger);
  const list = listOf(ledger);
  expect(cost.requests, list).toBeLessThanOrEqual(max.requests);
  expect(cost.scripts, list).toBeLessThanOrEqual(max.scripts);
  expect(cost.all, list).toBeLessThanOrEqual(max.all);
  expect(ledger.complaints).toEqual([]);
  expect(await missingOn(page)).toEqual([]);
});

test.for(["/", urls.faq, urls.motifSearch])(
  "%s loads nothing that draws dialogs before one is opened, and then opens it",
  async (path) => {
    const { page, ledger } = await opened(path);
    const ofDialogs = () => ledger.asked.filter(({ url }) => /\/(ModalDialog|controls)-/.test(url));
    expect(ofDialogs()).toEqual([]);
    await page.getByRole("button", { name: "Cite this page" }).click();
    await page.getByRole("dialog", { name: "Cite this page" }).waitFor();
    expect(ofDialogs()).not.toEqual([]);
  },
);

/** With its views in frames, as a visitor has them who was never there. */
const maxWhenRead = 34;

test("a gene page that is read to its end makes few requests", async () => {
  const { page, ledger } = await opened(urls.gene(gene.uniquename));
  for (;;) {
    await page.mouse.wheel(0, 900);
    await framesLater(page);
    await untilAllCame(ledger);
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)) break;
  }
  expect(ledger.asked.length, listOf(ledger)).toBeLessThanOrEqual(maxWhenRead);
});
