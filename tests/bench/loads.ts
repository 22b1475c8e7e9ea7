/** Loads a release and reads what the indexer recorded of it. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../suites.ts";

export interface LoadStep {
  readonly name: string;
  readonly docs: number;
  readonly seconds: number;
  readonly peakRssMb: number;
}

export interface LoadRecord {
  readonly release: string;
  readonly generation: string;
  readonly steps: readonly LoadStep[];
}

/** Seconds from the command to its end, and the record of the newest load of the state folder. */
export async function timedLoad(
  dir: string,
  env: NodeJS.ProcessEnv,
): Promise<{ wall: number; record: LoadRecord }> {
  const started = performance.now();
  if ((await run(process.execPath, ["indexer/cli.ts", "load", dir], env)) !== 0)
    throw new Error(`${dir} does not load`);
  const wall = (performance.now() - started) / 1000;
  const folder = join(env["KARYON_STATE"] ?? ".karyon", "loads");
  const newest = (await readdir(folder))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .at(-1);
  if (!newest) throw new Error(`no record of the load in ${folder}`);
  // Written by indexer/jobs in this shape.
  return { wall, record: JSON.parse(await readFile(join(folder, newest), "utf8")) as LoadRecord };
}
