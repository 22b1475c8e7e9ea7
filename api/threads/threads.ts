/** Threads that all have the same data, such as the peptides of a release, and share the work on them. */
import { Thread } from "./thread.ts";
import type { ThreadOptions } from "./thread.ts";

interface ThreadsOptions extends Omit<ThreadOptions, "onEnd"> {
  /** Threads, started when there is something to do. */
  readonly size: number;
}

/** Threads of one module. One that dies is started again with what it had. */
export class Threads<Task, Result> {
  readonly size: number;
  readonly #options: Omit<ThreadOptions, "onEnd">;
  /** By their names, the tasks that hand data over to a thread. */
  readonly #kept = new Map<string, Task>();
  #threads: Thread<Task, Result>[] = [];

  constructor({ size, ...options }: ThreadsOptions) {
    this.size = size;
    this.#options = options;
  }

  #start(): void {
    while (this.#threads.length < this.size) {
      const thread = new Thread<Task, Result>({
        ...this.#options,
        onEnd: () => {
          this.#threads = this.#threads.filter((other) => other !== thread);
        },
      });
      this.#threads.push(thread);
      for (const task of this.#kept.values()) void thread.ask(task).catch(() => undefined);
    }
  }

  #tellAll(task: Task): void {
    for (const thread of this.#threads) void thread.ask(task).catch(() => undefined);
  }

  /** Hands data over to each thread, and to those that are started later. */
  keep(name: string, task: Task): void {
    this.#start();
    this.#kept.set(name, task);
    this.#tellAll(task);
  }

  /** @param task tells a thread that it is to let go of what was handed over under the name */
  forget(name: string, task: Task): void {
    this.#kept.delete(name);
    this.#tellAll(task);
  }

  /** Gives the task to the thread that has least to do. Fails with a problem when the thread dies of it. */
  ask(task: Task): Promise<Result> {
    this.#start();
    const thread = this.#threads.reduce((idlest, other) => (other.load < idlest.load ? other : idlest));
    return thread.ask(task);
  }
}
