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
  /** KB gz of OpenChemLib, which pages load with the first structure of a molecule that they draw. */
  readonly molecules?: number;
}

/** Scripts of JBrowse: the one that it is reached by, and its packages. */
const genomeBrowser = /^(Browser|jbrowse)-/;
/** The script that brings OpenChemLib along. */
const molecules = /^MoleculeImage-/;

const kb = (bytes: number): number => Math.round(bytes / 102.4) / 10;

/** The files that a page loads, at once or when they are needed: files name each other. */
function reached(html: string, texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (text: string): void => {
    for (const [file, content] of texts) {
      if (found.has(file) || !text.includes(file)) continue;
      found.add(file);
      follow(content);
    }
  };
  follow(html);
  return found;
}

/** Reads web/dist: what index.html names is first, every other script of the site belongs to a route. Views in frames are pages of their own, and JBrowse is a program of its own, as OpenChemLib is, which is counted by itself. */
export async function bundleSizes(dist: string): Promise<BundleSizes> {
  const html = await readFile(join(dist, "index.html"), "utf8");
  const files = (await readdir(join(dist, "assets"))).filter(
    (file) => /\.(js|css)$/.test(file) && !genomeBrowser.test(file),
  );
  const texts = new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        file,
        await readFile(join(dist, "assets", file), "utf8"),
      ]),
    ),
  );
  const ofSite = reached(html, texts);
  const sizes = [...texts]
    .filter(([file]) => ofSite.has(file))
    .map(([file, text]) => ({ file, size: gzipSync(text).length }));
  const total = (ending: string): number =>
    kb(
      sizes
        .filter(({ file }) => file.endsWith(ending) && html.includes(file))
        .reduce((sum, { size }) => sum + size, 0),
    );
  const routes = sizes
    .filter(({ file }) => file.endsWith(".js") && !html.includes(file) && !molecules.test(file))
    .sort((a, b) => b.size - a.size);
  const largest = routes[0] ?? { file: "none", size: 0 };
  const drawn = sizes.find(({ file }) => molecules.test(file));
  return {
    firstJs: total(".js"),
    firstCss: total(".css"),
    largestRoute: { file: largest.file.replace(/-[\w-]{8}\.js$/, ""), kb: kb(largest.size) },
    ...(drawn && { molecules: kb(drawn.size) }),
  };
}
