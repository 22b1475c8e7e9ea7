/** Checks a whole release that is as good as its README says: the one of KARYON_RELEASE, or else a tiny one. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRelease } from "../read/open-release.ts";
import { checkRelease } from "./check-release.ts";
import { printProblems } from "./print-problems.ts";
import { tinyRelease, writeTinyRelease } from "../../tests/fixtures/tiny-release.ts";
import type { CheckProgress, CheckResult } from "./check-release.ts";

const given = process.env["KARYON_RELEASE"];

describe(given ? "the release of KARYON_RELEASE" : "a tiny release (KARYON_RELEASE is not set)", () => {
  let dir: string;
  let result: CheckResult;
  const progress: CheckProgress[] = [];

  beforeAll(async () => {
    dir = given ?? (await writeTinyRelease(tinyRelease()));
    result = await checkRelease(dir, { onProgress: (step) => progress.push(step) });
  }, 120_000);
  afterAll(async () => {
    if (!given) await rm(dir, { recursive: true });
  });

  test("has no problems", () => {
    expect(result.problems).toEqual([]);
  });

  test("has as many records in each data set as release.json says", async () => {
    const { file } = await openRelease(dir);
    expect(result.counts).toEqual(Object.fromEntries(file.datasets.map(({ id, rows }) => [id, rows])));
  });

  test("says how far it is, data set by data set", async () => {
    const { datasets }: { datasets: readonly { rows: number }[] } = JSON.parse(
      await readFile(join(dir, "release.json"), "utf8"),
    );
    expect(progress.map(({ done }) => done)).toEqual(datasets.map((_, index) => index + 1));
    expect(progress.at(-1)?.records).toBe(datasets.reduce((sum, { rows }) => sum + rows, 0));
  });

  test("prints the sum and one line a finding", () => {
    let printed = "";
    printProblems(result, { write: (text: string) => (printed += text) });
    const lines = printed.trimEnd().split("\n");
    expect(lines).toHaveLength(result.warnings.length + 1);
    expect(lines[0]).toMatch(/^0 problems, \d+ warnings? in \d+ data sets$/);
  });
});
