import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnvironment, settingNames } from "./settings.ts";

const empty = mkdtempSync(join(tmpdir(), "karyon-empty-"));
mkdirSync(join(empty, "bin"));

const isWhole = (from: number, to: number): string => `a whole number from ${from} to ${to}`;
const isPort = isWhole(1, 65_535);
const aRelease = "a release directory, with a release.json in it";

describe("a setting", () => {
  it("has a default, which stands for one that is empty or blank, too", () => {
    expect(readEnvironment(["PORT", "KARYON_STATE", "KARYON_SITE"], { PORT: "", KARYON_STATE: " " })).toEqual(
      { PORT: 3000, KARYON_STATE: resolve(".karyon"), KARYON_SITE: undefined },
    );
  });

  it("is taken as given when it is right", () => {
    const release = mkdtempSync(join(tmpdir(), "karyon-release-"));
    writeFileSync(join(release, "release.json"), "{}");
    const given = {
      PORT: " 8080 ",
      KARYON_RELEASE: release,
      ELASTICSEARCH_URL: "https://user:secret@search:9200, http://other:9200",
      REDIS_URL: "rediss://cache",
      KARYON_ES_HEAP: "512M",
      KARYON_ES_PASSWORD: "1",
      KARYON_SITE: tmpdir(),
      KARYON_TRUSTED_PROXIES: "loopback, 10.0.0.0/8",
    };
    expect(readEnvironment(settingNames, given)).toMatchObject({
      ...given,
      PORT: 8080,
      ELASTICSEARCH_URL: "https://user:secret@search:9200,http://other:9200",
      KARYON_TRUSTED_PROXIES: ["loopback", "10.0.0.0/8"],
    });
    expect(readEnvironment(["KARYON_SITE"], { KARYON_SITE: "demo" }).KARYON_SITE).toBe("demo");
  });

  it.each([
    ["PORT", "abc", isPort],
    ["PORT", "0", isPort],
    ["PORT", "65536", isPort],
    ["PORT", "3000.5", isPort],
    ["PORT", "3e3", isPort],
    ["KARYON_RELEASE", join(empty, "missing"), aRelease],
    ["KARYON_RELEASE", empty, aRelease],
    ["KARYON_STATE", import.meta.filename, "a folder, and not a file"],
    ["KARYON_SITE", "no-such-deployment", "a deployment folder, or the name of one in config/"],
    [
      "ELASTICSEARCH_URL",
      "http://es1:9200,es2",
      "an address such as http://127.0.0.1:9200, or several with commas between",
    ],
    ["REDIS_URL", "http://localhost", "an address that begins with redis:// or rediss://"],
    ["KARYON_ES_HEAP", "0g", "a size such as 512m or 2g"],
    ["KARYON_ES_PASSWORD", "yes", "0 or 1"],
    ["ES_JAVA_HOME", empty, "the folder of a JDK 21 or later, with a bin/java in it"],
    ["KARYON_SHARDS", "many", isWhole(1, 1024)],
    ["KARYON_REPLICAS", "-1", isWhole(0, 100)],
    ["KARYON_INDEX_PREFIX", "A*", "lower-case letters, digits, - and _, beginning with a letter"],
    ["KARYON_READERS_P95", "0.1s", isWhole(0, 600_000)],
    ["KARYON_ADMIN_PORT", "admin", isPort],
    ["KARYON_RATE_LIMIT", "abc", isWhole(0, 1_000_000)],
    ["KARYON_API_PROCESSES", "0", isWhole(1, 64)],
    ["KARYON_METRICS_PORT", "99999", isPort],
    [
      "KARYON_TRUSTED_PROXIES",
      "everybody",
      "loopback, linklocal, uniquelocal, none, or addresses such as 10.1.2.3 or 10.0.0.0/8, with commas between",
    ],
    [
      "KARYON_PUBLIC_URL",
      "https://example.org/genes",
      "the address of the site without a path, such as https://www.example.org",
    ],
    ["KARYON_SLOW_MS", "1s", isWhole(0, 600_000)],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "127.0.0.1:4318", "an address such as http://127.0.0.1:4318"],
    ["LOG_FORMAT", "xml", "json or text"],
    ["LOG_LEVEL", "loud", "trace, debug, info, warn, error, fatal or silent"],
  ])("%s=%s is refused, with what is allowed", (name, value, allowed) => {
    expect(() => readEnvironment(settingNames, { [name]: value })).toThrow(
      `The setting ${name} is “${value}”, and has to be ${allowed}.`,
    );
  });
});

it("all that are wrong are told at once, and no other", () => {
  const env = {
    PORT: "abc",
    KARYON_RATE_LIMIT: "-1",
    REDIS_URL_FILE: join(empty, "none"),
    LOG_LEVEL: "info",
  };
  const told = (names: typeof settingNames): string[] => {
    try {
      readEnvironment(names, env);
      return [];
    } catch (error) {
      return String(error instanceof Error ? error.message : error).split("\n");
    }
  };
  expect(told(settingNames)).toEqual([
    expect.stringContaining("The setting PORT is “abc”"),
    expect.stringMatching(/^The file that the setting REDIS_URL_FILE names cannot be read: ENOENT.*\.$/),
    expect.stringContaining("The setting KARYON_RATE_LIMIT is “-1”"),
  ]);
  expect(told(["KARYON_SITE", "LOG_LEVEL"])).toEqual([]);
});

it("what is secret is not shown", () => {
  const env = {
    REDIS_URL: "http://:s3cret@cache",
    KARYON_ADMIN_TOKEN: "s3cret",
    KARYON_WEBHOOK: "chat.example.org/s3cret",
  };
  expect(() => readEnvironment(settingNames, env)).toThrow(/^(?!.*s3cret).*http:\/\/…@cache.*$/s);
});

it("README.md lists those that there are", () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const listed = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(settingNames));
});
