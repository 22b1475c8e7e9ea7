/**
 * To be imported before all else: what the server wrote is seen first and there to its end, with what it tells the program, and
 * the styles that the page is drawn by have come. The file `base` (vite.config.ts), and all that needs it, waits here.
 */
import { afterPicture } from "./between-tasks.ts";

/** A sheet that cannot be had is not waited for: what is drawn without it can still be read. */
const settled = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ["load", "error"]) sheet.addEventListener(end, () => resolve(), { once: true });
    addEventListener("load", () => resolve(), { once: true });
  });

await afterPicture();
// A script that was added (public/late.js) may be there before the end of the HTML.
if (document.readyState === "loading")
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
if (document.readyState !== "complete") {
  const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  await Promise.all([...sheets].filter(({ sheet }) => sheet === null).map(settled));
}
