import { existsSync, statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { StartError } from "./start-error.ts";

/** Free space that a start needs: the download of Elasticsearch is unpacked from 0.95 GB, a loaded release is below 1 GB. */
const NEEDED_BYTES = 1.5e9;

/** Fail with a sentence when the disk of a folder (which need not exist yet) has less free space than needed. */
export function requireSpace(folder: string, purpose: string, needed = NEEDED_BYTES): void {
  let existing = resolve(folder);
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new StartError(
    `The disk of ${folder} has ${gigabytes(free)} free and ${purpose} needs ${gigabytes(needed)}: free some space and start again.`,
  );
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
