/** The other end of a `Thread`: what its module does. */
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import type { Posted, Reply } from "./thread.ts";

/** Where there are fewer cores than threads, the one that answers requests goes first. Only Linux has priorities of threads. */
function giveWay(): void {
  try {
    setPriority(
      Number(basename(readlinkSync("/proc/thread-self"))),
      constants.priority.PRIORITY_BELOW_NORMAL,
    );
  } catch {
    // The work gets done without.
  }
}

/** Answers what the thread is asked. An error ends the thread. Arrays of bytes or numbers are handed over: they have to be made by the answer. */
export function answerTasks<Task, Result>(answer: (task: Task) => Result | Promise<Result>): void {
  giveWay();
  const reply = async ({ id, task }: Posted<Task>): Promise<void> => {
    const result = await answer(task);
    const bytes = ArrayBuffer.isView(result) && result.buffer instanceof ArrayBuffer ? [result.buffer] : [];
    parentPort?.postMessage({ id, result } satisfies Reply<Result>, bytes);
  };
  parentPort?.on("message", (posted: Posted<Task>) => void reply(posted));
}
