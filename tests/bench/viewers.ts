/**
 * How long views in frames take until their first picture, opened by somebody who was never there, in a browser whose processor is
 * slowed to a quarter: `node tests/bench/viewers.ts http://127.0.0.1:3000 /gocam_summary/all …`. Structures and the genome browser
 * should take 2 s at most, others 700 ms.
 */
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { launchChromium } from "../browser/chromium.ts";

const visits = 3;
const slowDown = 4;
/** ms */
const patience = 60_000;
const aims = { large: 2_000, others: 700 } as const;

/** What is there when a view is drawn. */
const drawn =
  ".molecule__at, .graph__frame svg g, .protein-track, .reaction, .jb-track, [data-testid^=track]";

/** ms from opening a view until it is drawn. */
async function firstPicture(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1050, height: 600 } });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.goto(address, { waitUntil: "commit" });
    await page.locator(drawn).first().waitFor({ state: "attached", timeout: patience });
    // The picture itself comes with the frame after what it is made of.
    return await page.evaluate(
      () =>
        new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
    );
  } finally {
    await context.close();
  }
}

/** Times of each view, the median first, with what they should be; ms. */
async function measureViews(url: string, views: readonly string[]) {
  const browser = await launchChromium();
  try {
    const rows = [];
    for (const view of views) {
      const times: number[] = [];
      for (let i = 0; i < visits; i++) times.push(Math.round(await firstPicture(browser, url + view)));
      const [best = 0, median = 0] = times.toSorted((a, b) => a - b);
      const aim = /^\/(?:structure_view|jbrowse)/.test(view) ? aims.large : aims.others;
      rows.push({ view, median, best, aim });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

const [, script = "", url, ...views] = process.argv;
if (import.meta.url === pathToFileURL(script).href && url !== undefined)
  console.table(await measureViews(url, views));
