import { describe, expect, it } from "vitest";
import { environmentOf, readSettings } from "./settings.ts";

describe("settings", () => {
  it("has a default for everything, also for empty variables", () => {
    expect(readSettings({ KARYON_SITE: "", REDIS_URL: "" })).toMatchObject({
      elasticsearchUrl: "http://127.0.0.1:9200",
      redisUrl: "redis://127.0.0.1:6379",
      prefix: "karyon",
      site: undefined,
      shards: 1,
      replicas: 0,
    });
  });

  it("names every wrong variable", () => {
    expect(() =>
      readSettings({ ELASTICSEARCH_URL: "localhost", KARYON_SHARDS: "many", KARYON_INDEX_PREFIX: "Karyon" }),
    ).toThrow(
      /ELASTICSEARCH_URL must be an address such as .*\n.*KARYON_INDEX_PREFIX must be lower-case.*\n.*KARYON_SHARDS must be a whole number/s,
    );
  });

  it("takes several nodes of a cluster", () => {
    expect(readSettings({ ELASTICSEARCH_URL: "http://es1:9200,http://es2:9200" }).elasticsearchUrl).toBe(
      "http://es1:9200,http://es2:9200",
    );
    expect(() => readSettings({ ELASTICSEARCH_URL: "http://es1:9200,es2" })).toThrow(/ELASTICSEARCH_URL/);
  });

  it("reaches a worker unchanged", () => {
    const settings = readSettings({
      KARYON_STATE: "/tmp/state",
      KARYON_INDEX_PREFIX: "test",
      KARYON_SHARDS: "3",
      KARYON_SITE: "/srv/site",
    });
    expect(readSettings(environmentOf(settings))).toEqual(settings);
  });
});
