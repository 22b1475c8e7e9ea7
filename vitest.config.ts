import { defineConfig } from "vitest/config";

/** Unit tests stand beside their file; what crosses rooms is in tests/. */
export default defineConfig({
  test: {
    include: ["{index-mappings,indexer,api,web,services,config,demo}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
  },
});
