/** Opening pages for tests. A page that throws or breaks the content security policy fails its test. */
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { launchChromium } from "./chromium.ts";
import { siteUrl } from "./site.ts";

export interface OpenOptions extends BrowserContextOptions {
  /** Before the page is opened, e.g. to intercept requests. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Address of another site than the one under test. */
  readonly site?: string;
  /** The page as the server sends it: nothing is waited for. */
  readonly still?: boolean;
}

/** What each page, with the frames in it, has asked for and not got, and when it asked for or got something last (ms). */
const traffic = new WeakMap<Page, { readonly asked: Set<Request>; at: number }>();

function keepTraffic(page: Page): void {
  const kept = { asked: new Set<Request>(), at: Date.now() };
  traffic.set(page, kept);
  const done = (request: Request): void => {
    kept.asked.delete(request);
    kept.at = Date.now();
  };
  page.on("request", (request) => {
    kept.asked.add(request);
    kept.at = Date.now();
  });
  page.on("requestfinished", done);
  page.on("requestfailed", done);
}

/**
 * Waits until a page has all that it asked for, and asks for nothing more. The state "networkidle" of the
 * library does not come at times, on a busy machine, where a page has frames.
 * @throws what the page is waiting for
 */
export async function untilRest(page: Page, timeout = 20_000): Promise<void> {
  const kept = traffic.get(page) ?? expect.fail("a page that was not opened here");
  const deadline = Date.now() + timeout;
  while (kept.asked.size > 0 || Date.now() - kept.at < 500) {
    if (Date.now() > deadline)
      throw new Error(
        `${page.url()} does not come to rest: ${[...kept.asked].map((request) => request.url()).join(", ") || "it asks again and again"}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts a browser for the tests of a file; call it once at the top. */
export function useBrowser(): (path: string, options?: OpenOptions) => Promise<Page> {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let troubles: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    // A request that a test intercepts may be under way when the test is done.
    await Promise.all(
      contexts
        .flatMap((context) => [context, ...context.pages()])
        .map((where) => where.unrouteAll({ behavior: "ignoreErrors" })),
    );
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const seen = troubles;
    troubles = [];
    expect(seen).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });

  return async (path, { prepare, still = false, site = siteUrl, ...options } = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    keepTraffic(page);
    page.on("pageerror", (error) => troubles.push(error.message));
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) troubles.push(message.text());
    });
    await prepare?.(page);
    await page.goto(site + path, still ? { waitUntil: "commit" } : {});
    if (still) return page;
    // The server writes facts into the page before the client draws it.
    await page.locator("#main h1").first().waitFor();
    // Long pages are drawn section by section.
    await page.locator("html:not(.is-coming)").waitFor({ state: "attached" });
    return page;
  };
}

/** Waits until a condition holds, asked again and again; the last value is in the message when it does not. */
export async function eventually<T>(
  ask: () => Promise<T>,
  check: (value: T) => boolean,
  what: string,
): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const value = await ask();
    if (check(value)) return value;
    if (Date.now() > deadline) throw new Error(`${what}: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until the page has been drawn a few times more. */
export const framesLater = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let drawn = 0; drawn < 3; drawn += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/**
 * Waits until the page is drawn with its letters. `document.fonts.ready` alone is true before the first layout has asked for any.
 * Styles that come later may ask for others.
 */
export const lettersCome = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    do {
      for (let drawn = 0; drawn < 2; drawn += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      await document.fonts.ready;
    } while ([...document.fonts].some(({ status }) => status === "loading"));
  });

/** Waits until what is asked again and again has stayed the same for so many ms. */
export async function untilSame(ask: () => Promise<unknown>, what: string, ms = 500): Promise<void> {
  let last = "";
  let since = Date.now();
  await eventually(
    async () => {
      const value = JSON.stringify(await ask());
      if (value !== last) since = Date.now();
      last = value;
      return Date.now() - since;
    },
    (unchanged) => unchanged > ms,
    `ms without a change of ${what}`,
  );
}

/** Waits until an element has kept its place and size: what comes late has moved what is below it. */
export const untilStill = (element: Locator): Promise<void> =>
  untilSame(() => element.boundingBox(), "its place");

/** Waits until the page has grown to what it will be. */
export const untilGrown = (page: Page): Promise<void> => untilStill(page.locator("#main"));

/** The search box of the header. */
export const searchBox = (page: Page) => page.getByRole("combobox", { name: /^Search genes/ });

/** Position of the page, in px. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** How far the page is wider than its window, in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** How many of a table's rows are seen before all of them are asked for. */
export const seenAtFirst = (total: number): number => (total > 8 ? 6 : total);
