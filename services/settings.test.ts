import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { addressesFor, readSettings } from "./settings.ts";

describe("settings", () => {
  it("have defaults, and an empty setting counts as not given", () => {
    expect(readSettings({ PORT: "", KARYON_STATE: " " })).toEqual({
      port: 3000,
      state: resolve(".karyon"),
      heap: undefined,
      wantsPassword: false,
      release: undefined,
      site: undefined,
      elasticsearchUrl: undefined,
      redisUrl: undefined,
    });
  });

  it("are taken as given when they are right", () => {
    const release = mkdtempSync(join(tmpdir(), "karyon-release-"));
    writeFileSync(join(release, "release.json"), "{}");
    const settings = readSettings({
      PORT: "8080",
      KARYON_RELEASE: release,
      KARYON_STATE: "/somewhere",
      ELASTICSEARCH_URL: "https://user:secret@search:9200,http://other:9200",
      REDIS_URL: "rediss://cache",
      KARYON_ES_HEAP: "512M",
      KARYON_ES_PASSWORD: "1",
      KARYON_SITE: tmpdir(),
    });
    expect(settings).toEqual({
      port: 8080,
      release,
      state: "/somewhere",
      site: tmpdir(),
      heap: "512m",
      wantsPassword: true,
      elasticsearchUrl: "https://user:secret@search:9200,http://other:9200",
      redisUrl: "rediss://cache",
    });
  });

  const empty = mkdtempSync(join(tmpdir(), "karyon-empty-"));
  mkdirSync(join(empty, "bin"));
  it.each([
    ["PORT", "abc"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["PORT", "-1"],
    ["PORT", "3e3"],
    ["KARYON_RELEASE", join(empty, "missing")],
    ["KARYON_RELEASE", empty],
    ["KARYON_SITE", "no-such-deployment"],
    ["ELASTICSEARCH_URL", "localhost:9200"],
    ["ELASTICSEARCH_URL", "redis://localhost"],
    ["REDIS_URL", "http://localhost"],
    ["REDIS_URL", "?"],
    ["KARYON_ES_HEAP", "lots"],
    ["KARYON_ES_HEAP", "0g"],
    ["KARYON_ES_PASSWORD", "yes"],
    ["ES_JAVA_HOME", empty],
  ])("%s=%s is refused with one sentence that names setting and value", (name, value) => {
    const sentence = `The setting ${name} is “${value}”, and should be `;
    expect(() => readSettings({ [name]: value })).toThrow(sentence);
  });
});

describe("addresses in files", () => {
  const folder = mkdtempSync(join(tmpdir(), "karyon-secrets-"));
  const file = join(folder, "search");
  const address = "https://user:secret@search:9200";
  writeFileSync(file, `${address}\n`);
  const elsewhere = { elasticsearch: "http://127.0.0.1:9200", redis: "redis://127.0.0.1:6379" };

  it("are those that are used, so that nothing is started beside them", () => {
    expect(readSettings({ ELASTICSEARCH_URL_FILE: file })).toMatchObject({
      elasticsearchUrl: address,
      redisUrl: undefined,
    });
    expect(
      readSettings({ ELASTICSEARCH_URL: "http://other:9200", ELASTICSEARCH_URL_FILE: file }),
    ).toMatchObject({
      elasticsearchUrl: "http://other:9200",
    });
  });

  it("are not in the environment of programs that are started", () => {
    const env = { ELASTICSEARCH_URL_FILE: file };
    const given = { ...elsewhere, elasticsearch: address };
    expect(addressesFor(given, readSettings(env), env)).toEqual({ REDIS_URL: elsewhere.redis });
    expect(addressesFor(elsewhere, readSettings({}), {})).toEqual({
      ELASTICSEARCH_URL: elsewhere.elasticsearch,
      REDIS_URL: elsewhere.redis,
    });
  });

  it("are left alone where the services of a running site are used", () => {
    const env = { ELASTICSEARCH_URL_FILE: file };
    expect(addressesFor(elsewhere, readSettings(env), env)).toMatchObject({
      ELASTICSEARCH_URL: elsewhere.elasticsearch,
    });
  });

  it("are refused with one sentence where the file cannot be read", () => {
    expect(() => readSettings({ REDIS_URL_FILE: join(folder, "none") })).toThrow(
      /^The file that the setting REDIS_URL_FILE names cannot be read: ENOENT.*\.$/,
    );
  });
});
