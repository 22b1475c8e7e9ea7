import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { environmentOf, readSettings } from "./settings.ts";

it("the indexer has a default for everything, also for empty variables", () => {
  expect(readSettings({ KARYON_SITE: "", REDIS_URL: "" })).toMatchObject({
    elasticsearchUrl: "http://127.0.0.1:9200",
    redisUrl: "redis://127.0.0.1:6379",
    prefix: "karyon",
    site: undefined,
    shards: 1,
    replicas: 0,
  });
});

it("settings of the indexer reach a worker unchanged", () => {
  const settings = readSettings({
    KARYON_STATE: "/tmp/state",
    KARYON_INDEX_PREFIX: "test",
    KARYON_SHARDS: "3",
    KARYON_SITE: tmpdir(),
  });
  expect(readSettings(environmentOf(settings))).toEqual(settings);
});
