/** Work that takes long, done beside the thread that answers requests. */
import { Worker } from "node:worker_threads";

/** What goes to a thread and comes back from it; `id` says which answer belongs to which task. */
export interface Posted<Task> {
  readonly id: number;
  readonly task: Task;
}
export interface Reply<Result> {
  readonly id: number;
  readonly result: Result;
}

export interface ThreadOptions {
  /** Module that calls `answerTasks`. */
  readonly module: URL;
  /** ms that one task may take; then the thread is ended. */
  readonly maxTaskMs: number;
  /** What those are told whose tasks the thread had when it ended. */
  readonly endError: () => Error;
  /** ms without a task after which it ends. */
  readonly maxIdleMs?: number;
  /** Told once, when it has ended or is about to, so that nothing more is asked of it. */
  readonly onEnd: () => void;
}

interface PendingTask<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** ms. A thread and what it was given take 40 MB, which are of use as long as somebody asks; the next task starts another one in 0.1 s. */
const idleMs = 20_000;

/** MB that a thread fills before it clears up; by itself it takes as much as the one that answers requests. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/** One thread and what it has been asked. It ends of an error, a task that takes too long or long rest, and does not keep the process alive. */
export class Thread<Task, Result> {
  readonly #worker: Worker;
  readonly #maxTaskMs: number;
  readonly #maxIdleMs: number;
  readonly #waiting = new Map<number, PendingTask<Result>>();
  readonly #onEnd: () => void;
  readonly #endError: () => Error;
  #isOver = false;
  #lastId = 0;
  /** Ends the thread when the task that it is at takes too long, or when it has had none for long. */
  #timer: NodeJS.Timeout | undefined;

  constructor({ module, maxTaskMs, maxIdleMs = idleMs, endError, onEnd }: ThreadOptions) {
    this.#worker = new Worker(module, { resourceLimits });
    this.#maxTaskMs = maxTaskMs;
    this.#maxIdleMs = maxIdleMs;
    this.#endError = endError;
    this.#onEnd = onEnd;
    this.#worker.on("message", ({ id, result }: Reply<Result>) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      this.#watch();
      waiting?.resolve(result);
    });
    const end = () => this.#end();
    this.#worker.on("error", end).on("exit", end);
    // The process may end while a thread has nothing to do.
    this.#worker.unref();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#onEnd();
    for (const { reject } of this.#waiting.values()) reject(this.#endError());
    this.#waiting.clear();
  }

  /** Tasks are done one after another: the time of the next one begins when one is done. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer =
      this.#waiting.size > 0
        ? setTimeout(() => void this.#worker.terminate(), this.#maxTaskMs)
        : setTimeout(() => this.endIdle(), this.#maxIdleMs).unref();
  }

  /** Ends it where it has no task. */
  endIdle(): void {
    if (this.#waiting.size > 0) return;
    this.#end();
    void this.#worker.terminate();
  }

  /** Tasks that have no answer yet. */
  get load(): number {
    return this.#waiting.size;
  }

  ask(task: Task): Promise<Result> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.#waiting.size === 1) this.#watch();
      const posted: Posted<Task> = { id, task };
      this.#worker.postMessage(posted);
    });
  }
}
