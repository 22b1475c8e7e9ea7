import { Worker } from "node:worker_threads";
import type { Fold } from "./fold.ts";

/** Folds RNAs in a thread of its own. @throws what the thread does */
export function foldInThread(sequences: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Fold>> {
  if (sequences.size === 0) return Promise.resolve(new Map());
  return new Promise((done, failed) => {
    const thread = new Worker(new URL("./fold-thread.ts", import.meta.url), { workerData: sequences });
    thread.once("message", done);
    thread.once("error", failed);
    thread.once("exit", (code) => failed(new Error(`the thread that folds RNAs ended with ${code}`)));
  });
}
