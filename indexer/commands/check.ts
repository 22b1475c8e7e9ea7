import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasDeployment, loadDeployment } from "../../config/load.ts";
import type { LoadedDeployment } from "../../config/load.ts";
import { checkRelease } from "../check/check-release.ts";
import { printProblems } from "../check/print-problems.ts";
import type { CheckResult } from "../check/check-release.ts";

/**
 * Prints all that is wrong with a release directory; 1 when a load would refuse it.
 * @param site deployment that it is held against; undefined for the one of its organism, if there is one
 * @param asked `write-rows`, whether `rows` of release.json are set to what the files have before that; `all`, whether findings that are alike are all printed
 */
export async function check(
  dir: string,
  asked: ReadonlySet<string>,
  site: string | undefined,
): Promise<number> {
  const options = {
    deploymentOf: (taxonid: number) => deploymentFor(site, taxonid),
    all: asked.has("all"),
  };
  let result = await checkRelease(dir, options);
  if (asked.has("write-rows") && (await writeCounts(dir, result))) result = await checkRelease(dir, options);
  printProblems(result, process.stdout);
  return result.problems.length > 0 ? 1 : 0;
}

/** A release may be checked before there is a deployment for it. */
async function deploymentFor(site: string | undefined, taxonid: number): Promise<LoadedDeployment | null> {
  return site === undefined && !(await hasDeployment(taxonid))
    ? null
    : loadDeployment({ folder: site, taxonid });
}

/** Sets `rows` in release.json where a file has another number; true when it wrote something. */
async function writeCounts(dir: string, { release, fileRows }: CheckResult): Promise<boolean> {
  const wrong = (release?.datasets ?? []).filter(({ id, rows }) => (fileRows[id] ?? rows) !== rows);
  if (wrong.length === 0) return false;
  const path = join(dir, "release.json");
  // checkRelease has read it as such.
  const file = JSON.parse((await readFile(path, "utf8")).replace(/^\uFEFF/, "")) as {
    datasets: { id: string; rows: number }[];
  };
  for (const dataset of file.datasets) dataset.rows = fileRows[dataset.id] ?? dataset.rows;
  await writeFile(path, `${JSON.stringify(file, null, 1)}\n`);
  for (const { id, rows } of wrong)
    console.log(`release.json: rows of ${id} set from ${rows} to ${fileRows[id]}`);
  return true;
}
