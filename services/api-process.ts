/** How the api is run, and that it goes on running. */
import { relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startChild, type Child } from "./child.ts";
import { keepSmall } from "./log-file.ts";
import { sentenceOf } from "./start-error.ts";
import type { StartContext } from "./starting.ts";

/**
 * How Node is told to run the api; the image of the Dockerfile is told the same. By itself V8 lets garbage grow to several
 * times of what is in use, which under load made 675 MB of 100 MB; with these all requests of `npm run bench` take 510 MB at most,
 * at the same speed. What is left behind at the start and after requests is collected at rest, for which V8 has to show its collector.
 */
export const apiArguments: string[] = [
  "--max-semi-space-size=8",
  "--heap-growing-percent=40",
  "--expose-gc",
  "api/main.ts",
];

/**
 * What the api is given beside its settings; the image has the same. By itself the C library keeps what threads give back in a
 * pool for each of them, which with threads that compress answers comes to a tenth of the memory of a process, and keeps the
 * room of large answers of the search engine for others as large. 128 KB and more go back to the system.
 */
export const apiEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
} as const;

/** ms before it is started again: after its first end, after the second in a row and so on; the last for all further. */
const PAUSES = [100, 1_000, 4_000, 15_000, 60_000];
/** ms; an api that ran for longer was well: its end is the first again. */
const WELL_MS = 60_000;

/** An api that is started again whenever it ends, until the start is over. */
export interface ApiProcess {
  /** Resolves with a sentence when it ends with an exit code for the first time: before it was ready, it refuses to run. */
  refused: Promise<string>;
  /** Ends it in good order and starts it anew, as after a change of what it reads only once. */
  renew(): Promise<void>;
  /** Resolves when the start is over and the api is gone. */
  over: Promise<void>;
}

/** What to run. */
interface Program {
  /** Node's arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** File for its output; what it says on stderr is for people. */
  log: string;
  pauses?: readonly number[];
}

/** Run the api until `starting.signal` is aborted. An end by itself is told in one line, one that repeats itself once. */
export function keepApi({ args, env, log, pauses = PAUSES }: Program, starting: StartContext): ApiProcess {
  const { signal } = starting;
  const refused = Promise.withResolvers<string>();
  const logName = relative(".", log);
  let child: Child | undefined;
  let renewing = false;
  const untilItEnds = async (): Promise<{ how: string; refuses: boolean }> => {
    try {
      child = await startChild(process.execPath, args, { env, log, append: true, speaks: true, signal });
      const end = await child.exited;
      return { how: end.signal ?? `exit code ${end.code}`, refuses: end.signal === null };
    } catch (error) {
      return { how: sentenceOf(error), refuses: false }; // such as a system without room for another process
    }
  };
  const run = async (): Promise<void> => {
    keepSmall(log, signal);
    for (let ends = 0; !signal.aborted;) {
      const born = Date.now();
      const { how, refuses } = await untilItEnds();
      if (renewing) {
        renewing = false;
        continue;
      }
      if (refuses) refused.resolve(`The api ended (${how}); its log is ${logName}.`);
      await sleep(0); // who takes that for a refusal ends the start
      if (signal.aborted) return;
      ends = Date.now() - born > WELL_MS ? 1 : ends + 1;
      const pause = pauses[ends - 1] ?? pauses.at(-1) ?? 0;
      if (ends < pauses.length)
        starting.log(`The api ended (${how}), it is started again; its log is ${logName}`);
      else if (ends === pauses.length)
        starting.log(
          `The api keeps ending (${how}), it is tried again every ${pause / 1000} seconds; its log is ${logName}`,
        );
      await sleep(pause, undefined, { signal }).catch(() => {}); // aborted: the loop ends
    }
  };
  return {
    refused: refused.promise,
    over: run(),
    renew: async () => {
      renewing = true;
      await child?.stop();
    },
  };
}
