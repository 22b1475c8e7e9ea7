import { expect, test } from "vitest";
import { findingList, tally } from "./findings.ts";
import { formatProblems } from "./print-problems.ts";
import type { Problem } from "../read/problem.ts";

const finding = (file: string, line: number | null): Problem => ({
  file,
  line,
  dataset: file,
  reason: "wrong",
  example: null,
});

test("keeps the first findings of each cause in a file, and the exact total", () => {
  const list = findingList();
  for (let line = 1; line <= 2500; line++)
    list.add({ ...finding("a.tsv", line), reason: `gene "G${line}" is unknown` });
  list.add({ ...finding("a.tsv", 2), reason: "chromosome C1 is unknown" });
  list.add(finding("b.tsv", 1));
  expect(list.total()).toBe(2502);
  const kept = list.list();
  expect(kept).toHaveLength(23);
  expect(kept[20]).toEqual({
    file: "a.tsv",
    line: null,
    dataset: "a.tsv",
    reason: "and 2,480 more like these",
    example: null,
  });
  expect(kept[21]?.reason).toBe("chromosome C1 is unknown");
  expect(kept[22]).toEqual(finding("b.tsv", 1));
});

test("groups findings by file and sorts them by line", () => {
  const list = findingList();
  for (const [file, line] of [
    ["a", 9],
    ["b", 2],
    ["a", 1],
    ["a", null],
  ] as const)
    list.add(finding(file, line));
  expect(list.list().map(({ file, line }) => [file, line])).toEqual([
    ["a", null],
    ["a", 1],
    ["a", 9],
    ["b", 2],
  ]);
});

test.each([
  { all: false, told: [{ line: 7, reason: "3 times", example: "example 7" }] },
  {
    all: true,
    told: [7, 8, 9].map((line) => ({ line, reason: "1 times", example: `example ${line}` })),
  },
])("a tally is one finding a file, or each where all are asked for: $all", ({ all, told }) => {
  const cases = tally(all);
  for (const line of [7, 8, 9]) cases.add({ file: "a", dataset: "a", line }, `example ${line}`);
  const found: Problem[] = [];
  cases.report(
    (problem) => found.push(problem),
    (count) => `${count} times`,
  );
  expect(found).toEqual(told.map((one) => ({ file: "a", dataset: "a", ...one })));
});

test("a line says file, line, reason and an example with its tabs visible", () => {
  const problem: Problem = {
    file: "annotations/go.gaf.gz",
    line: 1234,
    dataset: "go",
    reason: "expected 17 columns, found 12",
    example: "PomBase\tSPAC1",
  };
  expect(formatProblems([problem])).toBe(
    'annotations/go.gaf.gz:1234: expected 17 columns, found 12 — "PomBase\\tSPAC1"',
  );
  expect(formatProblems([{ ...problem, line: null, example: null }])).toBe(
    "annotations/go.gaf.gz: expected 17 columns, found 12",
  );
});
