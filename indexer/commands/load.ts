import { isIndexKind } from "../../index-mappings/names.ts";
import type { LoadFlags } from "../jobs/plan-load.ts";
import { runLoad } from "../jobs/run-load.ts";
import { LoadError } from "../load/load-error.ts";
import type { Settings } from "../settings/settings.ts";
import { count, counted } from "../../index-mappings/counted.ts";
import { duration } from "../terminal/amounts.ts";
import { stepDisplay } from "../terminal/step-display.ts";

/** Exit code of a command that a signal ended. */
const interrupted = 130;

/** Loads a release directory with its progress in the terminal; Ctrl-C leaves a load that the same command goes on with. */
export async function load(dir: string, flags: LoadFlags, settings: Settings): Promise<number> {
  const interruption = new AbortController();
  const stop = (): void =>
    interruption.abort(new LoadError("The load was interrupted; the same command goes on with it."));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  try {
    const started = performance.now();
    const { generation, release, steps } = await runLoad({
      dir,
      flags,
      settings,
      display: stepDisplay(),
      signal: interruption.signal,
    });
    const documents = steps.filter(({ name }) => isIndexKind(name)).reduce((sum, { docs }) => sum + docs, 0);
    const peak = Math.max(...steps.map(({ peakRssMb }) => peakRssMb));
    console.log(
      `Release ${release} is live as ${generation}: ${counted(documents, "document")} in ${duration((performance.now() - started) / 1000)}, at most ${count(peak)} MB of memory`,
    );
    return 0;
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    console.error(error instanceof Error ? error.message : error);
    return interrupted;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.removeListener(signal, stop);
  }
}
