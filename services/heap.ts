import { readdirSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";

const MB = 1024 ** 2;
/** Garbage of searches and what a load has in its hands. */
const WORK = 160 * MB;
/** Of what a node has on disk. With two generations of a yeast, 1,200 MB, 126 MB of heap are in use after a full collection, all that the node has by itself among them. */
const SHARE_OF_DISK = 1 / 8;
/** Indices take so many times the room of their release: 34 of that of a yeast, which is compressed, 22 of a demo release. */
const INDEX_OF_RELEASE = 34;
/** What is rounded up to, and what an empty node does with. */
const STEP = 128 * MB;
const LEAST = 3 * STEP;
/** Above it Java's references take twice the room. */
const MOST = 31 * 1024 * MB;

/** What an Elasticsearch will have to do with, bytes. */
export interface WhatItHolds {
  /** On its disk: generations that were loaded before. */
  stored: number;
  /** Files of the release that is to be loaded; 0 for none. */
  release: number;
}

/** Java heap of a local Elasticsearch, as Java writes it ("384m"): by what it holds, at most half of the machine's memory. */
export function heapFor({ stored, release }: WhatItHolds, memory = totalmem()): string {
  const wanted = WORK + SHARE_OF_DISK * (stored + INDEX_OF_RELEASE * release);
  const most = Math.min(memory / 2, MOST);
  const bytes = Math.min(Math.max(Math.ceil(wanted / STEP) * STEP, LEAST), most);
  return `${Math.floor(bytes / MB)}m`;
}

/** Bytes of all files in a folder and those below it. What cannot be read counts as nothing: who is going to read it says what is wrong. */
export function sizeOf(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + bytesOf(join(parentPath, name)), 0);
  } catch {
    return 0;
  }
}

/** A file may be removed by a merge while we look. */
const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
