/** Runs one suite of the test command and counts what passed. */
import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a program with our terminal as its own; resolves with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a program beside another one: what it prints is shown when it has ended. */
function runBeside(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => printed.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

/** A command that is one test: it passes when it exits with 0. */
export async function commandSuite(title: string, command: string, args: readonly string[]): Promise<Tally> {
  console.log(`\n== ${title}`);
  const ok = (await run(command, args)) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * A vitest project, with our terminal or beside another suite. Tests that vitest passes over count as failed, since nothing may be left out silently,
 * and so does a run that ends without a report or fails outside of its tests.
 */
export async function vitestSuite(
  project: string,
  state: string,
  env: NodeJS.ProcessEnv,
  isBeside = false,
): Promise<Tally> {
  console.log(`\n== ${project} tests${isBeside ? ", beside the next" : ""}`);
  const report = join(state, `${project}.json`);
  await rm(report, { force: true });
  const code = await (isBeside ? runBeside : run)(
    "vitest",
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    env,
  );
  const counts = await readFile(report, "utf8").then(
    // The fields of vitest's JSON report that are read here.
    (json) =>
      JSON.parse(json) as {
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
        numTodoTests: number;
      },
    () => null,
  );
  if (!counts) return { passed: 0, failed: 1 };
  const failed = counts.numFailedTests + counts.numPendingTests + counts.numTodoTests;
  return { passed: counts.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
