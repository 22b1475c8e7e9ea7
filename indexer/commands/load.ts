import { isIndexKind } from "../../index-mappings/names.ts";
import type { LoadFlags } from "../jobs/plan-load.ts";
import type { LoadRecord } from "../jobs/record.ts";
import { runLoad } from "../jobs/run-load.ts";
import type { LoadResult } from "../jobs/run-load.ts";
import { journaled } from "../journal/journal.ts";
import { LoadError } from "../load/load-error.ts";
import type { Settings } from "../settings/settings.ts";
import { count, counted } from "../../index-mappings/counted.ts";
import { duration } from "../terminal/amounts.ts";
import { stepDisplay } from "../terminal/step-display.ts";
import { interruptible } from "./interruptible.ts";

/**
 * Loads a release directory with its progress in the terminal; Ctrl-C leaves a load that the same command goes on with.
 * @param json whether the result is printed for programs; progress goes to stderr then
 */
export async function load(dir: string, flags: LoadFlags, settings: Settings, json = false): Promise<number> {
  const words = new LoadError("The load was interrupted; the same command goes on with it.");
  return interruptible(words, async (signal) => {
    const started = performance.now();
    const result = await journaled(
      settings,
      { what: flags.stage ? "stage" : "load", target: dir, signal },
      () =>
        runLoad({
          dir,
          flags,
          settings,
          display: stepDisplay(json ? process.stderr : process.stdout),
          signal,
        }),
      ({ generation, state, record }) => `${generation} is ${state}${record ? "" : ", nothing was loaded"}`,
    );
    const seconds = (performance.now() - started) / 1000;
    if (json) console.log(JSON.stringify(resultJson(result, seconds)));
    else console.log(sentence(result, seconds));
    return 0;
  });
}

const documentsIn = ({ steps }: LoadRecord): number =>
  steps.filter(({ name }) => isIndexKind(name)).reduce((sum, { docs }) => sum + docs, 0);

const peakOf = ({ steps }: LoadRecord): number => Math.max(...steps.map(({ peakRssMb }) => peakRssMb));

const resultJson = ({ release, generation, state, record }: LoadResult, seconds: number) => ({
  release,
  generation,
  state,
  loaded: record !== null,
  documents: record ? documentsIn(record) : null,
  seconds: Math.round(seconds * 10) / 10,
  steps: record?.steps ?? [],
});

function sentence({ release, generation, state, record }: LoadResult, seconds: number): string {
  const what = `Release ${release} is ${state} as ${generation}`;
  if (!record)
    return state === "live"
      ? `${what}.`
      : `${what}; it goes live with: npm run release -- publish ${generation}`;
  const next =
    state === "staged"
      ? "\nLook at it under /dataset/" + `${generation}/ and make it live with: npm run release -- publish`
      : "";
  return `${what}: ${counted(documentsIn(record), "document")} in ${duration(seconds)}, at most ${count(peakOf(record))} MB of memory${next}`;
}
