import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addressesFor, readSettings } from "./settings.ts";

it("what the programs that are started would refuse is refused before", () => {
  expect(() => readSettings({ KARYON_RATE_LIMIT: "abc", KARYON_SHARDS: "0" })).toThrow(
    /KARYON_SHARDS is “0”.*\n.*KARYON_RATE_LIMIT is “abc”/,
  );
});

it("an address in a file is used, and is not in the environment of programs that are started", () => {
  const file = join(mkdtempSync(join(tmpdir(), "karyon-secrets-")), "search");
  const address = "https://user:secret@search:9200";
  writeFileSync(file, `${address}\n`);
  const env = { ELASTICSEARCH_URL_FILE: file };
  const redis = "redis://127.0.0.1:6379";
  expect(readSettings(env).elasticsearchUrl).toBe(address);
  expect(addressesFor({ elasticsearch: address, redis }, env)).toEqual({ REDIS_URL: redis });
  // Where the services of a running site are used.
  expect(addressesFor({ elasticsearch: "http://127.0.0.1:9200", redis }, env)).toEqual({
    ELASTICSEARCH_URL: "http://127.0.0.1:9200",
    REDIS_URL: redis,
  });
});
