import { expect, test } from "vitest";
import type { Figures } from "./figures.ts";
import { slowerCalls } from "./gate.ts";

/** A run in which calls take so many ms of processor time. */
const run = (calls: Readonly<Record<string, number>>): Figures => ({
  date: "2026-01-01",
  machine: "2 × CPU",
  releases: [
    {
      title: "real release",
      documents: 1,
      wall: 1,
      steps: [],
      latencies: Object.entries(calls).map(([call, cpu]) => ({
        call,
        clients: 16,
        p50: 1,
        p95: 1,
        failed: 0,
        delay: 0,
        rss: 1,
        ...(cpu > 0 && { perSecond: 1, apiCpu: cpu / 2, searchCpu: cpu / 2 }),
      })),
      vitals: [],
    },
  ],
  start: { first: 1, second: 1 },
  bundles: { firstJs: 1, firstCss: 1, largestRoute: { file: "", kb: 1 } },
});

test("a call that takes a fifth more processor time is named, others are not", () => {
  const before = run({ suggest: 2, pages: 1, tiny: 0.1, uncounted: 0 });
  expect(slowerCalls(before, run({ suggest: 2.3, pages: 1.2, tiny: 0.15, uncounted: 5, fresh: 9 }))).toEqual(
    [],
  );
  expect(slowerCalls(before, run({ suggest: 2.5, pages: 0.5 }))).toEqual([
    "suggest, 16 clients: 2.50 ms of processor time a request, 2.00 before",
  ]);
});
