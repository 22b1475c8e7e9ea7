/** The process that has the port and hands connections to those that answer them. */
import cluster from "node:cluster";
import type { Worker } from "node:cluster";
import { join } from "node:path";
import type { FiguresAddress } from "../settings/settings.ts";
import { aloneVariable, whenPrepared } from "./alone.ts";
import { answerFigures } from "./figures.ts";
import { endUntaken } from "./end-untaken.ts";
import { giveBackMemory } from "./give-back-memory.ts";
import { signOfLife } from "./sign-of-life.ts";

/** ms before one that ended is started again: after its first end in a row, its second and so on; the last for all further. */
const pauses = [100, 1_000, 4_000, 15_000];
/** ms; one that ran for longer was well. */
const well = 60_000;

interface Options {
  readonly processes: number;
  /** Where the figures for operators are; null for nowhere of their own. */
  readonly figures: FiguresAddress | null;
}

/** ms between two signs of life of a process; one that gives none for several of them is stuck, and is ended. */
const beat = 2_000;
const beatsMissed = 6;
/** As long as it does not listen yet nobody waits for it, and on a busy machine a start takes long. */
const beatsMissedAtStart = 30;

/** Ends a process whose event loop no longer turns, so that it is started again. */
function watchOver(worker: Worker): NodeJS.Timeout {
  let missed = 0;
  let allowed = beatsMissedAtStart;
  worker.once("listening", () => {
    allowed = beatsMissed;
  });
  worker.on("message", (message: unknown) => {
    if (message === signOfLife) missed = 0;
  });
  return setInterval(() => {
    if (++missed < allowed) return;
    console.error(`A process of the api has been stuck for ${(missed * beat) / 1_000} s and is ended`);
    worker.process.kill("SIGKILL");
  }, beat);
}

/** Something is wrong that starting again does not mend: the settings, or the deployment. */
const refuses = 1;

/**
 * Starts the processes, the second when the first is prepared, so that the first is there sooner; starts again whichever ends.
 * Ends when it is asked to, in good order, or when the first refuses to start, with its exit code.
 */
export async function runProcesses({ processes, figures }: Options): Promise<void> {
  cluster.setupPrimary({ exec: join(import.meta.dirname, "..", "server.ts") });
  let isStopping = false;
  let hasListened = false;
  let hasOthers = processes === 1;
  const listening = new Set<Worker>();

  const start = (processNumber: number, ends: number): void => {
    if (isStopping) return;
    const born = performance.now();
    const worker = cluster.fork({
      KARYON_API_PROCESS: String(processNumber),
      ...aloneVariable(listening.size > 0),
    });
    endUntaken(worker);
    worker.once("listening", () => {
      hasListened = true;
      listening.add(worker);
    });
    whenPrepared(worker, () => {
      if (hasOthers) return;
      hasOthers = true;
      for (let other = 2; other <= processes; other++) start(other, 0);
    });
    const watch = watchOver(worker);
    worker.once("exit", (code: number | null, signal: string | null) => {
      clearInterval(watch);
      listening.delete(worker);
      if (isStopping) return endWhenAllHave();
      if (code === refuses && !hasListened) process.exit(code);
      const inARow = performance.now() - born > well ? 0 : ends;
      const pause = pauses[inARow] ?? pauses.at(-1) ?? 0;
      console.error(
        `Process ${processNumber} of the api ended (${signal ?? `exit code ${code}`}), it is started again${pause < 1_000 ? "" : ` in ${pause / 1_000} s`}`,
      );
      setTimeout(() => start(processNumber, inARow + 1), pause);
    });
  };

  const workers = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap((one) => one ?? []);
  const endWhenAllHave = (): void => {
    if (workers().every((one) => one.isDead())) process.exit(0);
  };
  const stop = (signal: NodeJS.Signals) => (): void => {
    // Asked twice: at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    for (const worker of workers()) worker.process.kill(signal);
    endWhenAllHave();
  };
  process.on("SIGTERM", stop("SIGTERM")).on("SIGINT", stop("SIGINT"));
  await answerFigures(figures);
  giveBackMemory();
  start(1, 0);
}
