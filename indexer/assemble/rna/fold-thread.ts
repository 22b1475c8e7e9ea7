/** A thread that folds RNAs, so that the load goes on meanwhile: takes sequences by name, answers with folds by name. */
import { parentPort, workerData } from "node:worker_threads";
import { foldRna } from "./fold.ts";
import type { Fold } from "./fold.ts";

// `foldInThread` starts it with this.
const sequences = workerData as ReadonlyMap<string, string>;
/** Copies of a gene are folded once. */
const known = new Map<string, Fold | null>();
const folds = new Map<string, Fold>();
for (const [name, sequence] of sequences) {
  const fold = known.has(sequence) ? known.get(sequence) : foldRna(sequence);
  known.set(sequence, fold ?? null);
  if (fold) folds.set(name, fold);
}
parentPort?.postMessage(folds);
