/** Runs one suite of the test command and counts what passed. */
import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a program with our terminal as its own; resolves with its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** A command that is one test: it passes when it exits with 0. */
export async function commandSuite(title: string, command: string, args: readonly string[]): Promise<Tally> {
  console.log(`\n== ${title}`);
  const ok = (await run(command, args)) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * A vitest project. Tests that vitest passes over count as failed, since nothing may be left out silently,
 * and so does a run that ends without a report or fails outside of its tests.
 */
export async function vitestSuite(project: string, state: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  console.log(`\n== ${project} tests`);
  const report = join(state, `${project}.json`);
  await rm(report, { force: true });
  const code = await run("vitest", ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`], env);
  const counts = await readFile(report, "utf8").then(
    // The fields of vitest's JSON report that are read here.
    (json) => JSON.parse(json) as { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number },
    () => null,
  );
  if (!counts) return { passed: 0, failed: 1 };
  const failed = counts.numFailedTests + counts.numPendingTests + counts.numTodoTests;
  return { passed: counts.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
