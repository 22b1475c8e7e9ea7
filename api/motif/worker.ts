/** A thread that searches peptides. */
import { answerTasks } from "../threads/answer-tasks.ts";
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

/** Matches of each peptide, or text. */
export type Result = Uint32Array | Uint8Array | null;

const kept = new Map<string, Peptides>();

function peptidesOf(name: string): Peptides {
  const peptides = kept.get(name);
  if (!peptides) throw new Error(`the thread has no peptides of ${name}`);
  return peptides;
}

function answer(task: Task): Result {
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

answerTasks(answer);
