/** Threads that search peptides, so that the requests of others do not wait for it. */
import { availableParallelism } from "node:os";
import { unavailable } from "../problem/problem-error.ts";
import { Thread } from "../threads/thread.ts";
import type { Peptides } from "./peptides.ts";
import type { Result, Task } from "./worker.ts";

/** ms that a thread may take for one task. */
const maxTaskMs = 10_000;
const maxThreads = 4;

const startThread = (onEnd: () => void): Thread<Task, Result> =>
  new Thread({
    module: new URL("./worker.ts", import.meta.url),
    maxTaskMs,
    endError: () =>
      unavailable("motif search", "The motif search does not answer. Please try again in a moment."),
    onEnd,
  });

/**
 * Threads that scan peptides, one for each processor up to a limit; one that dies is started again with what
 * it had.
 */
export class Threads {
  readonly size = Math.min(availableParallelism(), maxThreads);
  /** Peptides that every thread has, for one that is started again. */
  readonly #kept = new Map<string, Peptides>();
  #threads: Thread<Task, Result>[] = [];

  #start(): void {
    while (this.#threads.length < this.size) {
      const thread = startThread(() => {
        this.#threads = this.#threads.filter((other) => other !== thread);
      });
      this.#threads.push(thread);
      for (const peptides of this.#kept.values())
        void thread.ask({ kind: "keep", peptides }).catch(() => undefined);
    }
  }

  keep(peptides: Peptides): void {
    this.#start();
    this.#kept.set(peptides.name, peptides);
    for (const thread of this.#threads) void thread.ask({ kind: "keep", peptides }).catch(() => undefined);
  }

  forget(name: string): void {
    this.#kept.delete(name);
    for (const thread of this.#threads) void thread.ask({ kind: "forget", name }).catch(() => undefined);
  }

  /** Gives the task to the thread that has least to do. Fails with a problem when the thread dies of it. */
  ask(task: Task): Promise<Result> {
    this.#start();
    const thread = this.#threads.reduce((idlest, other) => (other.load < idlest.load ? other : idlest));
    return thread.ask(task);
  }
}
