/**
 * What each kind of page may cost, and what auditors of web pages ask of it. The times that people feel are measured by
 * `npm run bench` on a calm machine; what they come from is held here, in figures that no busy machine changes.
 */
import { expect, test } from "vitest";
import { entityUrl, urls } from "../../web/shared/urls/urls.ts";
import { costOf, keepLedger, missingOn } from "./page-ledger.ts";
import type { Ledger } from "./page-ledger.ts";
import { untilGrown, useBrowser } from "./pages.ts";
import { examples, richGene } from "./site.ts";

const open = useBrowser();
const [things, gene] = await Promise.all([examples(), richGene()]);

/** Requests, KB of scripts and KB of all as they are sent, most, before anything is scrolled to. */
const kinds = [
  { kind: "front", path: "/", most: { requests: 0, scripts: 0, all: 0 } },
  { kind: "gene", path: urls.gene(gene.uniquename), most: { requests: 0, scripts: 0, all: 0 } },
  { kind: "term", path: entityUrl.term(things.term?.id ?? ""), most: { requests: 0, scripts: 0, all: 0 } },
  {
    kind: "publication",
    path: entityUrl.reference(things.reference?.id ?? ""),
    most: { requests: 0, scripts: 0, all: 0 },
  },
  { kind: "search results", path: urls.search("protein"), most: { requests: 0, scripts: 0, all: 0 } },
  { kind: "advanced search", path: urls.query, most: { requests: 0, scripts: 0, all: 0 } },
  { kind: "help", path: "/documentation/search", most: { requests: 0, scripts: 0, all: 0 } },
  { kind: "metrics", path: urls.metrics, most: { requests: 0, scripts: 0, all: 0 } },
  { kind: "downloads", path: "/downloads", most: { requests: 0, scripts: 0, all: 0 } },
] as const;

test.for(kinds)("the $kind page keeps to its budget and lacks nothing", async ({ path, most }) => {
  let ledger: Ledger = { asked: [], complaints: [] };
  const page = await open(path, {
    prepare: async (opened) => {
      ledger = await keepLedger(opened);
    },
  });
  await untilGrown(page);
  await page.waitForLoadState("networkidle");
  const cost = costOf(ledger);
  const list = ledger.asked.map(({ url, bytes }) => `${bytes} ${url}`).join("\n");
  expect(cost.requests, list).toBeLessThanOrEqual(most.requests);
  expect(cost.scripts, list).toBeLessThanOrEqual(most.scripts);
  expect(cost.all, list).toBeLessThanOrEqual(most.all);
  expect(ledger.complaints).toEqual([]);
  expect(await missingOn(page)).toEqual([]);
});
