import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRuns, runsText, withRun, writeRuns } from "./figures.ts";
import type { Figures } from "./figures.ts";
import { speedReport, writeSpeed } from "./report.ts";

/** A run whose search box answers after so many ms. */
const run = (date: string, suggest: number): Figures => ({
  date,
  machine: "2 × CPU",
  releases: [
    {
      title: "real release",
      documents: 400_992,
      wall: 77.5,
      steps: [{ name: "genes", docs: 12_685, seconds: 10.9, peakRssMb: 664 }],
      latencies: [
        { call: "suggest", clients: 1, p50: 2, p95: suggest, failed: 0, delay: 3, rss: 300 },
        { call: "suggest", clients: 16, p50: 20, p95: 40, failed: 2, delay: 9, rss: 340 },
      ],
      vitals: [{ page: "/gene/A1", lcp: 500, ready: 900, cls: 0.001, inp: 72 }],
      views: [
        { view: "/structure_view/alphafold/P1", median: 1_400, best: 1_300 },
        { view: "/gocam_summary/all", median: 800, best: 650 },
      ],
    },
  ],
  start: { first: 30, second: 12 },
  bundles: { firstJs: 162, firstCss: 16.9, largestRoute: { file: "SearchPage", kb: 47 } },
});

const first = run("2026-01-01", 5.8);
const second = run("2026-02-01", 16.2);

test("a run stands beside the one that was the newest, and may be measured again", () => {
  const alone = withRun(null, first, false);
  expect(alone).toEqual({ before: null, now: first });
  const both = withRun(alone, second, false);
  expect(both).toEqual({ before: first, now: second });
  expect(withRun(both, run("2026-02-01", 9), true).before).toEqual(first);
});

test("the page says what was measured", () => {
  const page = speedReport({ before: first, now: { ...second, commit: "0a1b2c3d" } });
  expect(page).toContain("Measured on 2026-02-01 (commit 0a1b2c3d): 2 × CPU.");
  expect(page).toContain("*Before* is the run of 2026-01-01 on a machine of the same kind.");
});

test("the page shows each figure beside the one before and the aim, and what misses the aim in bold", () => {
  const page = speedReport({ before: first, now: second });
  expect(page).toContain("| search box | ≤ 15 ms | 5.8 ms | **16.2 ms** |");
  expect(page).toContain("| gene page | ≤ 10 ms | – | – |");
  expect(page).toContain("| suggest | 40 ms | 40 ms |");
  expect(page).toContain("| requests that failed | ≤ 0 | 2 | **2** |");
  expect(page).toContain("| documents | 400,992 |");
  expect(page).toContain("| structure, genome browser | ≤ 2,000 ms | 1,400 ms | 1,400 ms |");
  expect(page).toContain("| pathways, protein features, reactions | ≤ 700 ms | 800 ms | **800 ms** |");
  expect(page).toContain("| `/gocam_summary/all` | 800 ms | 800 ms |");
});

describe("files", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "karyon-bench-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("runs are read back as they were written, one row of figures a line", async () => {
    const path = join(folder, "speed.json");
    expect(await readRuns(path)).toBeNull();
    const runs = { before: first, now: second };
    await writeRuns(path, runs);
    expect(await readRuns(path)).toEqual(runs);
    expect(runsText(runs).split("\n")).toContain(
      '          {"name":"genes","docs":12685,"seconds":10.9,"peakRssMb":664}',
    );
  });

  test("only what stands between the markers is written", async () => {
    const path = join(folder, "page.md");
    const page = (figures: string): string =>
      `# Speed\n<!-- figures: written by npm run bench -->${figures}<!-- end of figures -->\nEnd\n`;
    await writeFile(path, page("old"));
    await writeSpeed(path, { before: null, now: first });
    const written = await readFile(path, "utf8");
    expect(written).toBe(page(`\n\n${speedReport({ before: null, now: first })}\n\n`));
    await writeFile(path, "# Speed\n");
    await expect(writeSpeed(path, { before: null, now: first })).rejects.toThrow("has lost its markers");
  });
});
