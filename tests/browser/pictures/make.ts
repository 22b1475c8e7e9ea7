/**
 * Makes the pictures of the help from a demo site that runs: `npm run help-pictures -- http://localhost:3000`, with names of
 * pictures behind it for some of them only. The words on them are kept, so that a test can tell when one has gone stale.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureSize, smallPicture, smallPictureWidth } from "../../../api/pages/documentation-html.ts";
import { launchChromium } from "../chromium.ts";
import { pictures } from "./pictures.ts";
import { openFor, wordsOn } from "./take.ts";

const folder = join(import.meta.dirname, "../../../web/public/help-pictures");
const wordsFile = join(import.meta.dirname, "words.json");
/** Of WebP: letters stay sharp. */
const quality = 72;

const [site = "http://localhost:3000", ...names] = process.argv.slice(2);
const asked = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
// What this program wrote.
const words = JSON.parse(await readFile(wordsFile, "utf8").catch(() => "{}")) as Record<string, string>;
await mkdir(folder, { recursive: true });
const browser = await launchChromium();
for (const picture of asked) {
  try {
    const page = await openFor(browser, site.replace(/\/+$/, ""), picture);
    words[picture.name] = (await wordsOn(page)).join(" ");
    const devTools = await page.context().newCDPSession(page);
    const file = `${picture.name}.webp`;
    // Of the page, whatever of it is in the window.
    const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
    for (const [name, width] of [
      [file, pictureSize.width],
      [smallPicture(file), smallPictureWidth],
    ] as const) {
      const clip = { x, y, ...pictureSize, scale: width / pictureSize.width };
      const { data } = await devTools.send("Page.captureScreenshot", { format: "webp", quality, clip });
      const bytes = Buffer.from(data, "base64");
      await writeFile(join(folder, name), bytes);
      console.log(`${name}: ${Math.round(bytes.length / 1024)} KB`);
    }
    await page.context().close();
  } catch (error) {
    console.error(`${picture.name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
await browser.close();
const sorted = Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(wordsFile, `${JSON.stringify(sorted, null, 2)}\n`);
