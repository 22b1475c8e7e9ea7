import { checkRelease } from "../check/check-release.ts";
import { printProblems } from "../check/print-problems.ts";

/** Prints all that is wrong with a release directory; 1 when a load would refuse it. */
export async function check(dir: string): Promise<number> {
  const result = await checkRelease(dir);
  printProblems(result, process.stdout);
  return result.problems.length > 0 ? 1 : 0;
}
