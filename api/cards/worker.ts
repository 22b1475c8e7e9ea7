/** A thread that makes pixels of cards. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { answerTasks } from "../threads/answer-tasks.ts";

const fileAt = (address: string): Promise<Buffer> => readFile(fileURLToPath(address));

/** The letters of the web, in a form without axes: the drawer knows no variable fonts. */
const faces = [
  import.meta.resolve("@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2"),
  import.meta.resolve("@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff2"),
  import.meta.resolve("@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2"),
  import.meta.resolve("@fontsource/source-sans-3/files/source-sans-3-latin-600-italic.woff2"),
  import.meta.resolve("@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff2"),
  import.meta.resolve("@fontsource/source-sans-3/files/source-sans-3-greek-600-italic.woff2"),
];

const ready = (async () => {
  await initWasm(await fileAt(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return Promise.all(faces.map(fileAt));
})();

answerTasks(async (svg: string) => {
  const fontBuffers = await ready;
  const drawer = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: "Source Sans 3" } });
  const image = drawer.render();
  // A copy of its own, since it is handed over and the memory of WebAssembly is not.
  const png = Uint8Array.from(image.asPng());
  image.free();
  drawer.free();
  return png;
});
