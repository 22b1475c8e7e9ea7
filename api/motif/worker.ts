/** A thread that searches peptides. */
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import type { Peptides } from "./peptides.ts";
import { countMatches, writeMatches } from "./search-peptides.ts";
import type { MatchedPeptides, MatchFormat } from "./search-peptides.ts";

/** What a thread is asked; `name` is the generation whose peptides are meant. */
export type Task =
  | { readonly kind: "keep"; readonly peptides: Peptides }
  | { readonly kind: "forget"; readonly name: string }
  /** Answered with the matches of each peptide from `from` to before `to`. */
  | {
      readonly kind: "count";
      readonly name: string;
      readonly motif: string;
      readonly from: number;
      readonly to: number;
    }
  /** Answered with text in UTF-8. */
  | {
      readonly kind: "write";
      readonly name: string;
      readonly motif: string;
      readonly matching: MatchedPeptides;
      readonly writing: MatchFormat;
      readonly maxMatches: number;
    };

export interface Reply {
  readonly id: number;
  readonly result: Uint32Array | Uint8Array | null;
}

const kept = new Map<string, Peptides>();

function peptidesOf(name: string): Peptides {
  const peptides = kept.get(name);
  if (!peptides) throw new Error(`the thread has no peptides of ${name}`);
  return peptides;
}

function answer(task: Task): Reply["result"] {
  switch (task.kind) {
    case "keep":
      kept.set(task.peptides.name, task.peptides);
      return null;
    case "forget":
      kept.delete(task.name);
      return null;
    case "count":
      return countMatches(peptidesOf(task.name), task.motif, task.from, task.to);
    case "write":
      return new TextEncoder().encode(
        writeMatches(peptidesOf(task.name), task.motif, task.matching, task.writing, task.maxMatches),
      );
  }
}

/** Where there are fewer cores than threads, the one that answers requests goes first. Only Linux has priorities of threads. */
function giveWay(): void {
  try {
    setPriority(
      Number(basename(readlinkSync("/proc/thread-self"))),
      constants.priority.PRIORITY_BELOW_NORMAL,
    );
  } catch {
    // The search works without.
  }
}

giveWay();
parentPort?.on("message", ({ id, task }: { readonly id: number; readonly task: Task }) => {
  const result = answer(task);
  const reply: Reply = { id, result };
  // Arrays made here belong to nobody else, so that their memory can be handed over.
  parentPort?.postMessage(reply, result && result.buffer instanceof ArrayBuffer ? [result.buffer] : []);
});
