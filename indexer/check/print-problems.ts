/** Prints what a check found, for people and for editors that jump to `file:line`. */
import { counted } from "../../index-mappings/counted.ts";
import type { Problem } from "../read/problem.ts";
import type { CheckResult } from "./check-release.ts";

/** `annotations/go.gaf.gz:1234: expected 17 columns, found 12 — "DB\tG1.0…"`; an example that the reason has already is left out. */
function problemLine({ file, line, reason, example }: Problem): string {
  const location = line === null ? file : `${file}:${line}`;
  return `${location}: ${reason}${example === null || example === "" || reason.includes(`"${example}"`) ? "" : ` — ${JSON.stringify(example)}`}`;
}

/** One line a finding, in their order. */
export const formatProblems = (problems: readonly Problem[]): string => problems.map(problemLine).join("\n");

/**
 * Writes the sum, `12 problems, 3 warnings in 71 data sets`, then one line a finding, file by file, warnings after problems.
 * @param stream gets whole lines; process.stdout will do
 */
export function printProblems(
  { release, problems, warnings, totals }: CheckResult,
  stream: { write(text: string): unknown },
): void {
  stream.write(
    `${counted(totals.problems, "problem")}, ${counted(totals.warnings, "warning")} in ${counted(release?.datasets.length ?? 0, "data set")}\n`,
  );
  for (const problem of problems) stream.write(`${problemLine(problem)}\n`);
  for (const warning of warnings) stream.write(`warning: ${problemLine(warning)}\n`);
}
