/** Writes data sets into the directory of a release. */
import { createWriteStream } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Lines } from "./make/materials.ts";

/** Text in pieces of some size, so that each write is worth it. */
async function* pieces(lines: Lines): AsyncGenerator<string, void> {
  let piece = "";
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length > 64 * 1024) {
      yield piece;
      piece = "";
    }
  }
  yield piece;
}

/** Writes lines to a path inside a folder, packed when its name ends in .gz. */
export async function writeLines(folder: string, path: string, lines: Lines): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const text = Readable.from(pieces(lines));
  if (path.endsWith(".gz")) await pipeline(text, createGzip(), createWriteStream(target));
  else await pipeline(text, createWriteStream(target));
}

/** Takes a file as it is; packed or plain, the content tells readers which. */
export async function copyInto(folder: string, path: string, file: string): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
}
