/**
 * What people feel of a page: when its largest part is painted (LCP) and it can be worked with, how long its longest task keeps it
 * from answering, how much of it jumps (CLS), and how long it takes to answer a press or a key (INP), in a real browser whose
 * processor is slowed to a quarter.
 * On a site that runs: `node tests/bench/web-vitals.ts http://127.0.0.1:3000 /gene/ID …`.
 */
import { Client } from "@elastic/elasticsearch";
import type { Browser, Page } from "playwright-core";
import { aliasName } from "../../index-mappings/names.ts";
import { launchChromium } from "../browser/chromium.ts";
import { pageScore } from "./page-score.ts";

/** Times that each page is opened, each time by somebody who was never there. */
const visits = 3;
const slowDown = 4;
/** ms that a task may take unnoticed. */
const shortTask = 50;
/** px that a wheel turns at once, and ms until the next turn. */
const turn = { px: 600, ms: 120 };

export interface Vitals {
  /** Its address. */
  readonly page: string;
  /** ms, the median of all visits */
  readonly lcp: number;
  /** ms until the program has drawn the page, so that it answers; the median of all visits. */
  readonly ready: number;
  /** ms of the longest task while the page came and was read; the median of all visits. */
  readonly longest: number;
  /** 0 to 100, how the page came (pageScore); the median of all visits. */
  readonly score: number;
  /** The worst visit's. */
  readonly cls: number;
  /** What moved most. */
  readonly moved: string;
  /** ms, the slowest interaction of a visit, of which there are less than fifty; the median of all visits. */
  readonly inp: number;
  /** The slowest interaction of all visits. */
  readonly slowest: string;
}

interface VisitVitals {
  fcp: number;
  lcp: number;
  ready: number;
  cls: number;
  shifts: { value: number; what: string }[];
  /** Those of more than 50 ms: when they began, and ms. */
  tasks: { start: number; duration: number }[];
  interactions: { duration: number; what: string }[];
}

declare global {
  interface Window {
    seen: VisitVitals;
  }
}

/** Runs in the page before anything else of it. */
function watch(): void {
  window.seen = { fcp: 0, lcp: 0, ready: 0, cls: 0, shifts: [], tasks: [], interactions: [] };
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe("largest-contentful-paint", ({ startTime }) => {
    window.seen.lcp = startTime;
  });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") window.seen.fcp = startTime;
  });
  observe("longtask", ({ startTime, duration }) => {
    window.seen.tasks.push({ start: startTime, duration });
  });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector("#main h1") === null) return;
    window.seen.ready = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const described = (node: Node | null): string =>
    node instanceof Element
      ? `${node.closest("[id]")?.id ?? ""} ${node.tagName} ${node.getAttribute("class") ?? ""}`
      : "";
  // Entries have the fields of their type, which PerformanceEntry does not tell.
  observe("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    };
    if (shift.hadRecentInput) return;
    window.seen.cls += shift.value;
    window.seen.shifts.push({
      value: shift.value,
      what: shift.sources.map(({ node }) => described(node)).join(", "),
    });
  });
  observe(
    "event",
    (entry) => {
      const event = entry as PerformanceEntry & { interactionId: number; target: Node | null };
      if (event.interactionId > 0)
        window.seen.interactions.push({
          duration: event.duration,
          what: `${event.name} ${described(event.target)}`,
        });
    },
    { durationThreshold: 16 },
  );
}

/** Reads the page to its end. */
async function read(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += turn.px) {
    await page.mouse.wheel(0, turn.px);
    await page.waitForTimeout(turn.ms);
  }
}

/** Works with the page: details of a table, parts of a transcript, the sequence by mouse and keyboard. */
async function use(page: Page): Promise<void> {
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

interface Visit extends VisitVitals {
  /** ms that tasks took beyond their first 50 ms, from the first paint until the page was there. */
  readonly blocked: number;
  readonly longest: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
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
    const { fcp, tasks: coming } = await page.evaluate(() => window.seen);
    await read(page);
    const { tasks } = await page.evaluate(() => window.seen);
    await use(page);
    return {
      ...(await page.evaluate(() => window.seen)),
      blocked: coming.reduce(
        (sum, { start, duration }) => (start < fcp ? sum : sum + duration - shortTask),
        0,
      ),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Opens each page as a new visitor, several times. */
export async function measureVitals(url: string, pages: readonly string[]): Promise<Vitals[]> {
  const browser = await launchChromium();
  try {
    const rows: Vitals[] = [];
    for (const page of pages) {
      const seen: Visit[] = [];
      for (let i = 0; i < visits; i++) seen.push(await visit(browser, url + page));
      const slowest = seen
        .flatMap(({ interactions }) => interactions)
        .sort((a, b) => b.duration - a.duration)[0];
      rows.push({
        page,
        lcp: median(seen.map(({ lcp }) => lcp)),
        ready: median(seen.map(({ ready }) => ready)),
        longest: median(seen.map(({ longest }) => longest)),
        score: median(seen.map(pageScore)),
        cls: Math.max(...seen.map(({ cls }) => cls)),
        moved: seen.flatMap(({ shifts }) => shifts).sort((a, b) => b.value - a.value)[0]?.what ?? "",
        inp: median(
          seen.map(({ interactions }) => Math.max(0, ...interactions.map(({ duration }) => duration))),
        ),
        slowest: slowest?.what ?? "",
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** The genes with the most annotations and some of all others, which are others after each load; and the term with the most annotations. */
export async function pagesToVisit(elasticsearchUrl: string, prefix: string): Promise<string[]> {
  const client = new Client({ node: elasticsearchUrl });
  const index = aliasName("genes", prefix);
  const busiest = (kind: "genes" | "terms", size: number) =>
    client.search<{ id: string }>({
      index: aliasName(kind, prefix),
      size,
      _source: ["id"],
      sort: [{ weight: "desc" }, { id: "asc" }],
    });
  const [busy, root, typical] = await Promise.all([
    busiest("genes", 2),
    busiest("terms", 1),
    client.search<{ id: string }>({
      index,
      size: 2,
      _source: ["id"],
      query: {
        function_score: {
          query: { range: { weight: { gte: 1 } } },
          functions: [{ random_score: { seed: 1, field: "id" } }],
        },
      },
    }),
  ]);
  await client.close();
  const pages = (kind: string, { hits: { hits } }: typeof busy): string[] =>
    hits.flatMap(({ _source: found }) => (found ? `/${kind}/${encodeURIComponent(found.id)}` : []));
  return [...pages("gene", busy), ...pages("gene", typical), ...pages("term", root)];
}

const [, script, url, ...pages] = process.argv;
if (script === import.meta.filename && url !== undefined) console.log(await measureVitals(url, pages));
