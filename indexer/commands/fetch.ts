import { basename, relative } from "node:path";
import { loadDeployment } from "../../config/load.ts";
import { deploymentsWithSources, loadSources } from "../../config/sources.ts";
import { printProblems } from "../check/print-problems.ts";
import { runFetch, wrongEntries } from "../fetch/run-fetch.ts";
import { counted } from "../../index-mappings/counted.ts";
import { transferDisplay } from "../terminal/transfer-display.ts";
import { interruptible } from "./interruptible.ts";

export interface FetchFlags {
  /** Deployment; undefined for the one that has sources. */
  readonly site: string | undefined;
  /** Ids of data sets with commas between. */
  readonly without: string;
  /** Folder for what is kept from run to run. */
  readonly state: string;
}

/** Makes a release directory of a deployment's sources; Ctrl-C leaves what came so far for the next run. */
export async function fetchRelease(dir: string, { site, without, state }: FetchFlags): Promise<number> {
  const loaded = await loadDeployment({ folder: site ?? (await onlyDeployment()) });
  const sources = await loadSources(loaded.folder);
  const wrong = wrongEntries(sources);
  if (wrong.length > 0) throw new Error(wrong.map((problem) => `sources.json: ${problem}`).join("\n"));
  const words = new Error("Interrupted; the same command goes on where it stopped.");
  return interruptible(words, async (signal) =>
    report(
      dir,
      await runFetch({
        dir,
        site: loaded,
        sources,
        without: without.split(",").filter((id) => id !== ""),
        state,
        display: transferDisplay(),
        signal,
      }),
    ),
  );
}

function report(dir: string, result: Awaited<ReturnType<typeof runFetch>>): number {
  const needed = result.failures.filter(({ isNeeded }) => isNeeded);
  const leftOut = result.failures.filter(({ isNeeded }) => !isNeeded);
  for (const { name, reason, fetched } of result.old)
    console.error(`not renewed: ${name} is as it was on ${fetched}: ${reason}`);
  for (const { dataset, reason } of leftOut) console.error(`left out: ${dataset}: ${reason}`);
  for (const { dataset, reason } of needed) console.error(`missing: ${dataset}: ${reason}`);
  if (result.check === null) {
    console.error(
      `No release was made: ${counted(needed.length, "data set")} could not be. Run the same command again, or leave out what cannot be had with --without ${needed.map((failure) => failure.dataset).join(",")}.`,
    );
    return 1;
  }
  printProblems(result.check, process.stdout);
  const { release, problems } = result.check;
  if (problems.length > 0) {
    console.error(
      `A load would refuse this release: it is in ${result.made}, and ${dir} is as it was. Leave out a data set that does not fit the others with --without ID, or correct sources.json.`,
    );
    return 1;
  }
  console.log(
    `Release ${release?.release} is in ${dir}; next: npm run release -- load ${relative(process.cwd(), result.made) || "."}`,
  );
  return 0;
}

async function onlyDeployment(): Promise<string> {
  const names = await deploymentsWithSources();
  const [only] = names;
  if (only !== undefined && names.length === 1) return only;
  throw new Error(
    `Say for which deployment with --site; those with a sources.json are: ${names.map((name) => basename(name)).join(", ") || "none"}.`,
  );
}
