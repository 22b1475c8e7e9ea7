import { defineConfig } from "vitest/config";

/**
 * Unit tests stand beside their file; what crosses rooms is in tests/.
 * `npm test` (tests/run.ts) starts the services that integration and browser tests need and runs the projects in turn.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{index-mappings,indexer,api,web,services,config,demo}/**/*.test.{ts,tsx}"],
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
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // A test waits for its page more than half of its time, so that two files share two cores well.
          maxWorkers: 2,
        },
      },
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
