import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("readSettings", () => {
  it("has a default for everything", () => {
    expect(readSettings({ PORT: "" })).toMatchObject({
      port: 3000,
      elasticsearch: ["http://127.0.0.1:9200"],
      redis: "redis://127.0.0.1:6379",
      prefix: "karyon",
      rateLimit: 6000,
      logFormat: "json",
      processes: availableParallelism(),
      figures: null,
      trustedProxies: ["loopback"],
      publicUrl: null,
      logLevel: "info",
    });
  });
  it("takes several search nodes", () => {
    expect(readSettings({ ELASTICSEARCH_URL: "http://a:9200, http://b:9200" }).elasticsearch).toEqual([
      "http://a:9200",
      "http://b:9200",
    ]);
  });
  it.each([
    [{ PORT: "abc" }, "The setting PORT has to be a whole number from 0 to 65535."],
    [{ PORT: "70000" }, "The setting PORT has to be a whole number from 0 to 65535."],
    [
      { REDIS_URL: "127.0.0.1" },
      "The setting REDIS_URL has to be an address such as redis://127.0.0.1:6379.",
    ],
    [
      { ELASTICSEARCH_URL: "ftp://x" },
      "The setting ELASTICSEARCH_URL has to be an address such as http://127.0.0.1:9200, or several with commas between.",
    ],
    [
      { LOG_LEVEL: "loud" },
      "The setting LOG_LEVEL has to be trace, debug, info, warn, error, fatal or silent.",
    ],
    [
      { KARYON_API_PROCESSES: "0" },
      "The setting KARYON_API_PROCESSES has to be a whole number from 1 to 64.",
    ],
    [
      { KARYON_TRUSTED_PROXIES: "everybody" },
      "The setting KARYON_TRUSTED_PROXIES has to be loopback, linklocal, uniquelocal, none, or addresses such as 10.1.2.3 or 10.0.0.0/8, with commas between.",
    ],
    [
      { KARYON_PUBLIC_URL: "https://example.org/genes" },
      "The setting KARYON_PUBLIC_URL has to be the address of the site without a path, such as https://www.example.org.",
    ],
    [
      { KARYON_INDEX_PREFIX: "A*" },
      "The setting KARYON_INDEX_PREFIX has to be lower-case letters, digits, - and _, beginning with a letter.",
    ],
  ])("%j is refused with one sentence", (env, sentence) => expect(() => readSettings(env)).toThrow(sentence));
});
