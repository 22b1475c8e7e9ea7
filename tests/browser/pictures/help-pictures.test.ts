/** The pictures of the help show the pages as they are. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { pictures } from "./pictures.ts";
import { openFor, wordsOn } from "./take.ts";
import { launchChromium } from "../chromium.ts";
import { demoUrl } from "../demo-site.ts";

/** Of the words that are on the page now, the share that has to be on its picture, and of those on the picture the share still on the page. */
const least = 0.75;

// What npm run help-pictures wrote.
const words = JSON.parse(await readFile(join(import.meta.dirname, "words.json"), "utf8")) as Record<
  string,
  string
>;
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

// They wait for pages to grow more than they work.
test.concurrent.each(pictures)("the picture “$name” is no older than what it shows", async (picture) => {
  const page = await openFor(browser, demoUrl, picture);
  const now = new Set(await wordsOn(page));
  await page.context().close();
  const then = new Set((words[picture.name] ?? "").split(" "));
  const again = `npm run help-pictures -- ${demoUrl} ${picture.name}`;
  const newer = now.difference(then);
  expect(1 - newer.size / now.size, `It lacks ${[...newer].join(", ")}: ${again}`).toBeGreaterThan(least);
  const gone = then.difference(now);
  expect(1 - gone.size / then.size, `It shows ${[...gone].join(", ")}: ${again}`).toBeGreaterThan(least);
});
