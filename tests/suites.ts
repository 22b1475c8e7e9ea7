/** Runs one suite of the test command and counts what passed. */
import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import type { JsonTestResults } from "vitest/node";

export interface Tally {
  readonly passed: number;
  /** What failed, each in a line or a few, to be counted and said again at the end of a long run. */
  readonly failures: readonly string[];
  /** What passed only when it was tried again, as it failed at first. */
  readonly unsteady?: readonly string[];
}

/** Programs end when the one that started them has died: they are told which that is. */
const ofOurs = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  KARYON_PARENT: String(process.pid),
});

const failedAs = (reason: string): Tally => ({ passed: 0, failures: [reason] });

/** Runs a program with our terminal as its own; resolves with its exit code. `over` asks it to end. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  over?: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    over?.throwIfAborted();
    const child = spawn(command, args, { stdio: "inherit", env: ofOurs(env) });
    const end = (): void => void child.kill("SIGTERM");
    over?.addEventListener("abort", end);
    child.once("error", reject);
    child.once("exit", (code) => {
      over?.removeEventListener("abort", end);
      resolve(code ?? 1);
    });
  });
}

/** Runs a program beside another one: what it prints is shown when it has ended. */
function runBeside(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: ofOurs(env) });
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
  return ok ? { passed: 1, failures: [] } : failedAs(title);
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
  const results = await readFile(report, "utf8").then(
    (json) => JSON.parse(json) as JsonTestResults,
    () => null,
  );
  if (!results) return failedAs(`${project}: ended without a report`);
  const failures = [...notPassed(results), ...outside(results)];
  if (failures.length === 0 && code !== 0) failures.push(`${project}: failed outside of its tests`);
  return { passed: results.numPassedTests, failures, unsteady: passedLater(results) };
}

/** The first lines of what a test or a file said when it failed, without the places in libraries where it was noticed. */
const shortened = (message: string): string =>
  message
    .split("\n")
    .filter((line) => !line.includes("/node_modules/"))
    .slice(0, 20)
    .join("\n")
    .slice(0, 1_500);

type TestResult = JsonTestResults["testResults"][number]["assertionResults"][number];

/** The tests that are meant, each with its file and what it said when it failed. */
const listed = (results: JsonTestResults, isMeant: (test: TestResult) => boolean): string[] =>
  results.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isMeant)
      .map(({ fullName, status, failureMessages }) =>
        [`${relative(".", name)}: ${fullName} (${status})`, ...(failureMessages ?? []).map(shortened)].join(
          "\n",
        ),
      ),
  );

const notPassed = (results: JsonTestResults): string[] =>
  listed(results, ({ status }) => status !== "passed");

/** A test that passed has failure messages where it was tried before. */
const passedLater = (results: JsonTestResults): string[] =>
  listed(results, ({ status, failureMessages }) => status === "passed" && (failureMessages?.length ?? 0) > 0);

/** Each file that failed without a failing test: it could not be read, or what stands around its tests failed. */
function outside(results: JsonTestResults): string[] {
  return results.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === "failed" && assertionResults.every((test) => test.status !== "failed"),
    )
    .map(({ name, message }) => `${relative(".", name)}\n${shortened(message)}`);
}
