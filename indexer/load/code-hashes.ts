/** Fingerprints of the code that makes documents: of what it does, so that comments, types and layout do not count. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";

const root = join(import.meta.dirname, "../..");

/** What documents are made by, and how they are indexed; with them counts all that they import of these rooms. */
const makers = ["indexer/assemble/index.ts", "index-mappings/index.ts"];
const rooms = /^(index-mappings|indexer)\//;

/** A file without comments, types and layout, as JavaScript that does the same. */
export async function bareCode(path: string, code: string): Promise<string> {
  const { minifySync, transformWithOxc } = await import("vite");
  const script = await transformWithOxc(code, path);
  const options = { compress: false, mangle: false, codegen: { removeWhitespace: true } };
  return minifySync(`${path}.mjs`, script.code, options).code;
}

/** The first 16 hex digits of the SHA-256. */
export const shortHash = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

const imported = (bare: string): string[] =>
  [...bare.matchAll(/\b(?:from|import)\s*\(?["'`](\.[^"'`]+)["'`]/g)].flatMap(([, path]) => path ?? []);

/** Path from the root → short hash, of each file that has a part in making documents, by path. */
export async function codeHashes(): Promise<Record<string, string>> {
  const hashes = new Map<string, string>();
  const add = async (path: string): Promise<void> => {
    if (hashes.has(path) || !rooms.test(path)) return;
    hashes.set(path, "");
    const bare = await bareCode(path, await readFile(join(root, path), "utf8"));
    hashes.set(path, shortHash(bare));
    for (const other of imported(bare)) await add(relative(root, resolve(root, dirname(path), other)));
  };
  for (const maker of makers) await add(maker);
  return Object.fromEntries([...hashes].sort(([a], [b]) => (a < b ? -1 : 1)));
}
