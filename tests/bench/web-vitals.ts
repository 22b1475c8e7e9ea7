/**
 * What people feel of a gene's page: when its largest part is painted (LCP), how much of it jumps (CLS), and how long it takes to
 * answer a press or a key (INP), in a real browser whose processor is slowed to a quarter.
 * On a site that runs: `node tests/bench/web-vitals.ts http://127.0.0.1:3000 GENE …`.
 */
import { Client } from "@elastic/elasticsearch";
import type { Browser, Page } from "playwright-core";
import { aliasName } from "../../index-mappings/names.ts";
import { launchChromium } from "../browser/chromium.ts";

/** Times that each page is opened, each time by somebody who was never there. */
const visits = 3;
const slowDown = 4;
/** px that a wheel turns at once, and ms until the next turn. */
const turn = { px: 600, ms: 120 };

export interface Vitals {
  readonly gene: string;
  /** ms, the median of all visits */
  readonly lcp: number;
  /** The worst visit's. */
  readonly cls: number;
  /** What moved most. */
  readonly moved: string;
  /** ms, the worst interaction of all visits */
  readonly inp: number;
  /** What that was. */
  readonly slowest: string;
}

interface Seen {
  lcp: number;
  cls: number;
  shifts: { value: number; what: string }[];
  interactions: { duration: number; what: string }[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before anything else of it. */
function watch(): void {
  window.seen = { lcp: 0, cls: 0, shifts: [], interactions: [] };
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
  observe("largest-contentful-paint", ({ startTime }) => { window.seen.lcp = startTime; });
  const name = (node: Node | null): string => (node instanceof Element ? `${node.closest("[id]")?.id ?? ""} ${node.tagName} ${node.getAttribute("class") ?? ""}` : "");
  // Entries have the fields of their type, which PerformanceEntry does not tell.
  observe("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] };
    if (shift.hadRecentInput) return;
    window.seen.cls += shift.value;
    window.seen.shifts.push({ value: shift.value, what: shift.sources.map(({ node }) => name(node)).join(", ") });
  });
  observe("event", (entry) => {
    const event = entry as PerformanceEntry & { interactionId: number; target: Node | null };
    if (event.interactionId > 0) window.seen.interactions.push({ duration: event.duration, what: `${event.name} ${name(event.target)}` });
  }, { durationThreshold: 16 });
}

/** Reads the page to its end, then works with it: details of a table, parts of a transcript, the sequence by mouse and keyboard. */
async function use(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += turn.px) {
    await page.mouse.wheel(0, turn.px);
    await page.waitForTimeout(turn.ms);
  }
  const press = async (name: string): Promise<void> => {
    const found = page.getByRole("button", { name }).or(page.getByLabel(name)).first();
    if ((await found.count()) === 0) return;
    // Nobody presses what has not come into view yet.
    await found.scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    const box = await found.boundingBox();
    if (box === null) return;
    // By the mouse alone: a click on a locator listens in the page, and looks up what lies where, which takes time that no reader spends.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(400);
  };
  await press("Show exon/intron/UTR positions");
  await press("Show nucleotide sequence");
  await press("introns");
  const box = page.getByRole("textbox", { name: /sequence of/ });
  if ((await box.count()) > 0) {
    await box.focus();
    for (const key of ["ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown", "Control+a", "Escape"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
    }
  }
  await press("Show details ...");
  await page.waitForTimeout(600);
}

async function visit(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const devTools = await context.newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.mouse.move(700, 500);
    await page.goto(address, { waitUntil: "load" });
    await page.locator("#main h1").waitFor();
    await page.waitForTimeout(1_000);
    await use(page);
    return await page.evaluate(() => window.seen);
  } finally {
    await context.close();
  }
}

/** Opens the page of each gene as a new visitor, several times. */
export async function measureVitals(url: string, genes: readonly string[]): Promise<Vitals[]> {
  const browser = await launchChromium();
  try {
    const rows: Vitals[] = [];
    for (const gene of genes) {
      const seen: Seen[] = [];
      for (let i = 0; i < visits; i++) seen.push(await visit(browser, `${url}/gene/${encodeURIComponent(gene)}`));
      const slowest = seen.flatMap(({ interactions }) => interactions).sort((a, b) => b.duration - a.duration)[0];
      rows.push({
        gene,
        lcp: seen.map(({ lcp }) => lcp).sort((a, b) => a - b)[Math.floor(visits / 2)] ?? 0,
        cls: Math.max(...seen.map(({ cls }) => cls)),
        moved: seen.flatMap(({ shifts }) => shifts).sort((a, b) => b.value - a.value)[0]?.what ?? "",
        inp: slowest?.duration ?? 0,
        slowest: slowest?.what ?? "",
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** The genes with the most annotations, and some of all others, which are others after each load. */
export async function genesToVisit(elasticsearchUrl: string, prefix: string): Promise<string[]> {
  const client = new Client({ node: elasticsearchUrl });
  const index = aliasName("genes", prefix);
  const [busy, typical] = await Promise.all([
    client.search<{ id: string }>({ index, size: 2, _source: ["id"], sort: [{ weight: "desc" }, { id: "asc" }] }),
    client.search<{ id: string }>({
      index, size: 2, _source: ["id"], query: { function_score: { query: { range: { weight: { gte: 1 } } }, functions: [{ random_score: { seed: 1, field: "id" } }] } },
    }),
  ]);
  await client.close();
  return [...busy.hits.hits, ...typical.hits.hits].flatMap(({ _source: found }) => found?.id ?? []);
}

const [, script, url, ...genes] = process.argv;
if (script === import.meta.filename && url !== undefined) console.log(await measureVitals(url, genes));
