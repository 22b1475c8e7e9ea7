import { ConfigError, loadDeployment } from "../../config/load.ts";
import { checkRelease } from "../check/check-release.ts";
import { printProblems } from "../check/print-problems.ts";
import { geneticCodesOf } from "../jobs/load-source.ts";
import { openRelease, ReleaseError } from "../read/open-release.ts";
import type { Settings } from "../settings/settings.ts";

/** Prints all that is wrong with a release directory; 1 when a load would refuse it. */
export async function check(dir: string, { site }: Settings): Promise<number> {
  const geneticCodes = await codesFor(dir, site);
  const result = await checkRelease(dir, geneticCodes ? { geneticCodes } : {});
  printProblems(result, process.stdout);
  return result.problems.length > 0 ? 1 : 0;
}

/** The translation tables of the deployment that would show the release; without one the usual tables are assumed. */
async function codesFor(dir: string, site: string | undefined): Promise<Record<string, number> | undefined> {
  try {
    const { file } = await openRelease(dir);
    const { deployment } = await loadDeployment({ folder: site, taxonid: file.organism.taxonid });
    return geneticCodesOf(deployment);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof ReleaseError) return undefined;
    throw error;
  }
}
