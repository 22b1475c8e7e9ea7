import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

/** Files that take longest: the one that is left for the end would run alone. */
const longFiles = [
  "indexer/assemble/release.test.ts",
  "tests/integration/services.test.ts",
  "tests/browser/accessibility.test.ts",
  "tests/browser/gene-widgets.test.ts",
];
const isLong = ({ moduleId }: TestSpecification): boolean =>
  longFiles.some((file) => moduleId.endsWith(file));

/** What a visitor of any organism's site does: none of it needs more than genes, their annotations and their publications. */
const ofAnyOrganism = [
  "shell",
  "search-box",
  "search-results",
  "gene-page",
  "gene-head",
  "gene-sections",
  "gene-addresses",
  "detail-pages",
  "annotation-table",
  "take-tables",
  "table-places",
  "query-builder",
  "query-results",
].map((name) => `tests/browser/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Unit tests stand beside their file; what crosses rooms is in tests/.
 * `npm test` (tests/run.ts) starts the services that integration and browser tests need and runs the projects in turn.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{index-mappings,indexer,api,web,services,config,demo}/**/*.test.{ts,tsx}",
            "tests/{bench,lint}/**/*.test.ts",
          ],
          testTimeout: 60_000,
          // Pure files: none leaves anything behind for the next, and a process for each would cost more than its tests.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // Each file has a prefix of its own; while one works out what it expects, the other has the servers.
          maxWorkers: 2,
          // What an api keeps it keeps by connection or index, which are a file's own; a process for each file would take minutes to start.
          isolate: false,
        },
      },
      ...[
        { name: "browser", include: ["tests/browser/**/*.test.ts"] },
        // On the site of another release, which may tell much less (KARYON_RELEASE_2).
        { name: "second-organism", include: [...ofAnyOrganism, "tests/second-organism/**/*.test.ts"] },
      ].map((files) => ({
        test: {
          ...files,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // A test waits for its page more than half of its time, so that two files share two cores well.
          maxWorkers: 2,
          // Each file has a browser of its own, each test a visitor of its own.
          isolate: false,
          // Tried once more; what passes only then is named at the end of the run (tests/suites.ts).
          retry: 1,
          // What a press leads to is drawn a moment later; on a busy machine the moment is long.
          expect: { poll: { timeout: 20_000 } },
        },
      })),
      {
        test: {
          name: "relevance",
          include: ["tests/relevance/**/*.test.ts"],
          testTimeout: 60_000,
          // All queries are asked before the first test.
          hookTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
