/** Threads that search peptides, so that the requests of others do not wait for it. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { unavailable } from "../problem/problem-error.ts";
import type { Peptides } from "./peptides.ts";
import type { Reply, Task } from "./worker.ts";

/** ms that a thread may take for one task. */
const maxTaskMs = 10_000;
const maxThreads = 4;

interface PendingTask {
  readonly resolve: (result: Reply["result"]) => void;
  readonly reject: (error: Error) => void;
}

/** One thread and what it has been asked. It dies of an error or a task that takes too long; `onEnd` is told. */
class Thread {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url));
  readonly #waiting = new Map<number, PendingTask>();
  #lastId = 0;
  /** Ends the thread when the task that it is at takes too long. */
  #timer: NodeJS.Timeout | undefined;

  constructor(onEnd: (thread: Thread) => void) {
    const end = (): void => {
      onEnd(this);
      clearTimeout(this.#timer);
      for (const { reject } of this.#waiting.values())
        reject(
          unavailable("motif search", "The motif search does not answer. Please try again in a moment."),
        );
      this.#waiting.clear();
    };
    this.#worker.on("message", ({ id, result }: Reply) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      this.#watch();
      waiting?.resolve(result);
    });
    this.#worker.on("error", end).on("exit", end);
    // The process may end while a thread has nothing to do.
    this.#worker.unref();
  }

  /** Tasks are done one after another: the time of the next one begins when one is done. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer =
      this.#waiting.size === 0 ? undefined : setTimeout(() => void this.#worker.terminate(), maxTaskMs);
  }

  get load(): number {
    return this.#waiting.size;
  }

  ask(task: Task): Promise<Reply["result"]> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.#waiting.size === 1) this.#watch();
      this.#worker.postMessage({ id, task });
    });
  }
}

/**
 * Threads that scan peptides, one for each processor up to a limit; one that dies is started again with what
 * it had.
 */
export class Threads {
  readonly size = Math.min(availableParallelism(), maxThreads);
  /** Peptides that every thread has, for one that is started again. */
  readonly #kept = new Map<string, Peptides>();
  #threads: Thread[] = [];

  #start(): void {
    while (this.#threads.length < this.size) {
      const thread = new Thread((ended) => {
        this.#threads = this.#threads.filter((other) => other !== ended);
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
  ask(task: Task): Promise<Reply["result"]> {
    this.#start();
    const thread = this.#threads.reduce((idlest, other) => (other.load < idlest.load ? other : idlest));
    return thread.ask(task);
  }
}
