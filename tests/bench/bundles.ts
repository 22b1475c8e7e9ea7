/** Sizes of the built web, as sent. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export interface BundleSizes {
  /** KB gz of scripts that the first page loads, whatever it is. */
  readonly firstJs: number;
  readonly firstCss: number;
  /** The largest script that a route adds. */
  readonly largestRoute: { readonly file: string; readonly kb: number };
}

const kb = (bytes: number): number => Math.round(bytes / 102.4) / 10;

/** Reads web/dist: what index.html names is first, every other script belongs to a route. */
export async function bundleSizes(dist: string): Promise<BundleSizes> {
  const html = await readFile(join(dist, "index.html"), "utf8");
  const files = (await readdir(join(dist, "assets"))).filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => ({ file, size: gzipSync(await readFile(join(dist, "assets", file))).length })));
  const total = (ending: string): number =>
    kb(sizes.filter(({ file }) => file.endsWith(ending) && html.includes(file)).reduce((sum, { size }) => sum + size, 0));
  const routes = sizes.filter(({ file }) => file.endsWith(".js") && !html.includes(file)).sort((a, b) => b.size - a.size);
  const largest = routes[0] ?? { file: "none", size: 0 };
  return { firstJs: total(".js"), firstCss: total(".css"), largestRoute: { file: largest.file.replace(/-[\w-]{8}\.js$/, ""), kb: kb(largest.size) } };
}
