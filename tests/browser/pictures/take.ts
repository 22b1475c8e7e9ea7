/** Opens a page for a picture of the help, and says which words are on the picture. */
import type { Browser, Page } from "playwright-core";
import { pictureSize } from "../../../api/pages/documentation-html.ts";
import type { Picture } from "./pictures.ts";

/** Waits until the page has kept its height for half a second. */
const untilGrown = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let height = 0;
        let since = performance.now();
        const look = (): void => {
          const now = document.documentElement.scrollHeight;
          if (now !== height) since = performance.now();
          height = now;
          if (performance.now() - since > 500) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Runs in the page: nothing that can be seen is under way. */
function isDrawn(): boolean {
  const waiting = [...document.querySelectorAll("main [aria-busy=true], main [role=status]")].filter(
    (one) => one.ariaBusy === "true" || /loading/i.test(one.textContent ?? ""),
  );
  return waiting.every((one) => {
    const { height, bottom, top } = one.getBoundingClientRect();
    return height === 0 || bottom < 0 || top > innerHeight;
  });
}

/** The page as the picture shows it; close its context when done. */
export async function openFor(browser: Browser, site: string, picture: Picture): Promise<Page> {
  const context = await browser.newContext({
    viewport: pictureSize,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(site + picture.path);
  // Drawn by the program, where it has one, and not only written by the server.
  await page.locator("#main, body:not(:has(#root))").waitFor();
  await page.locator("h1, h2").first().waitFor();
  await untilGrown(page);
  await picture.prepare?.(page);
  await untilGrown(page);
  await page.waitForFunction(isDrawn);
  // A demo is told by its words, and a picture of it by what stands below it.
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>(".site-notice").forEach((notice) => {
      notice.style.display = "none";
    }),
  );
  if (picture.at !== undefined) {
    const subject = page.locator(picture.at);
    await subject.waitFor();
    // What comes into view may grow what is above it: once more when it has.
    for (let look = 0; look < 2; look += 1) {
      await subject.evaluate((element) => element.scrollIntoView({ block: "start" }));
      await untilGrown(page);
      if (picture.shows !== undefined) await subject.locator(picture.shows).first().waitFor();
      await page.waitForFunction(isDrawn);
    }
  }
  return page;
}

/** The words that can be seen, without numbers and ids: they change with the data, the others with the page. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(node);
      const box = range.getBoundingClientRect();
      if (box.height === 0 || box.bottom < 0 || box.top > innerHeight) continue;
      for (const [word] of (node.textContent ?? "")
        .toLowerCase()
        .matchAll(/(?<![\w.:-])[a-z]{3,}(?![\w.:-])/g))
        found.add(word);
    }
    return [...found].sort();
  });
