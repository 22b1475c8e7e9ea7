import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const forms = [
  [".br", promisify(brotliCompress)],
  [".gz", promisify(gzip)],
] as const;

/** Writes the compressed forms of what was built beside it, so that the server compresses nothing twice. */
export function compressed(folder: string): Plugin {
  return {
    name: "karyon:compressed",
    apply: "build",
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((file) =>
        /\.(js|css|svg)$/.test(file),
      );
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(join(folder, file));
          await Promise.all(
            forms.map(async ([ending, compress]) =>
              writeFile(join(folder, file + ending), await compress(content)),
            ),
          );
        }),
      );
    },
  };
}
