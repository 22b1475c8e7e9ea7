import { isIndexKind } from "../../index-mappings/names.ts";
import type { LoadFlags } from "../jobs/plan-load.ts";
import { runLoad } from "../jobs/run-load.ts";
import { LoadError } from "../load/load-error.ts";
import type { Settings } from "../settings/settings.ts";
import { count, counted } from "../../index-mappings/counted.ts";
import { duration } from "../terminal/amounts.ts";
import { stepDisplay } from "../terminal/step-display.ts";
import { interruptible } from "./interruptible.ts";

/** Loads a release directory with its progress in the terminal; Ctrl-C leaves a load that the same command goes on with. */
export async function load(dir: string, flags: LoadFlags, settings: Settings): Promise<number> {
  const words = new LoadError("The load was interrupted; the same command goes on with it.");
  return interruptible(words, async (signal) => {
    const started = performance.now();
    const { generation, release, steps } = await runLoad({
      dir,
      flags,
      settings,
      display: stepDisplay(),
      signal,
    });
    const documents = steps.filter(({ name }) => isIndexKind(name)).reduce((sum, { docs }) => sum + docs, 0);
    const peak = Math.max(...steps.map(({ peakRssMb }) => peakRssMb));
    console.log(
      `Release ${release} is live as ${generation}: ${counted(documents, "document")} in ${duration((performance.now() - started) / 1000)}, at most ${count(peak)} MB of memory`,
    );
    return 0;
  });
}
