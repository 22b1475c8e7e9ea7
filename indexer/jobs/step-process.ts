/** The process that does the steps of a load: started when a step needs it, and started again when it died. */
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { UnrecoverableError } from "bullmq";
import type { StepName } from "./step-names.ts";

/** Keeps the process below 1 GB of resident memory for a release of half a million rows. */
const minHeap = 640;
/** Bytes that a row of a release takes while pages are made, with room to collect: 950 measured for 670,000 rows. */
const bytesPerRow = 1_300;

/** @param rows of all data sets of the release */
const nodeOptions = (rows: number): string[] => [
  `--max-old-space-size=${Math.max(minHeap, Math.ceil((rows * bytesPerRow) / 1e6))}`,
  "--max-semi-space-size=16",
];

/** How far a step is. `waiting` says what it waits for; null while it works. */
export interface StepProgress {
  readonly done: number;
  readonly total: number;
  readonly waiting: string | null;
}

/** What the process is sent. */
export interface StepOrder {
  readonly step: StepName;
  readonly generation: string;
}

/** What it sends back: progress as often as there is some, lines to show, then what it has done, or why it failed. */
export type StepMessage =
  | { readonly progress: StepProgress }
  | { readonly said: string }
  | { readonly docs: number }
  | { readonly failure: string };

/** One process for one step after the other, so that what a generation reads is opened once. */
export class StepProcess {
  readonly #env: NodeJS.ProcessEnv;
  readonly #rows: number;
  #child: ChildProcess | undefined;

  /** @param rows of all data sets of the release that is loaded */
  constructor(env: NodeJS.ProcessEnv, rows: number) {
    this.#env = env;
    this.#rows = rows;
  }

  /**
   * Answers how many documents or things the step has done. A step that fails is an UnrecoverableError, which BullMQ does
   * not try again; the end of the process is an Error whose message is the signal or exit code.
   */
  async run(
    order: StepOrder,
    onProgress: (progress: StepProgress) => void,
    onSaid: (text: string) => void,
  ): Promise<number> {
    const child = (this.#child ??= this.#start());
    const answer = Promise.withResolvers<number>();
    const onMessage = (message: StepMessage): void => {
      if ("progress" in message) onProgress(message.progress);
      else if ("said" in message) onSaid(message.said);
      else if ("docs" in message) answer.resolve(message.docs);
      else answer.reject(new UnrecoverableError(message.failure));
    };
    const onExit = (code: number | null, signal: string | null): void =>
      answer.reject(new Error(signal ?? `exit code ${code}`));
    child.on("message", onMessage).once("exit", onExit).once("error", answer.reject);
    // When it cannot be sent, the process has ended, which is what counts.
    child.send(order, () => {});
    try {
      return await answer.promise;
    } finally {
      child.off("message", onMessage).off("exit", onExit).off("error", answer.reject);
    }
  }

  /** Kills the process at once: every step can be repeated. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  #start(): ChildProcess {
    // With an IPC channel, whose end tells the process that this one is gone.
    const child = fork(join(import.meta.dirname, "worker.ts"), {
      env: this.#env,
      execArgv: nodeOptions(this.#rows),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const forget = (): void => {
      if (this.#child === child) this.#child = undefined;
    };
    // An error without an exit: such as a system without room for another process.
    return child.once("exit", forget).on("error", forget);
  }
}
