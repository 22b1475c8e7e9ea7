import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { givenFor, withoutSecrets } from "./secrets.ts";

const file = join(mkdtempSync(join(tmpdir(), "karyon-secrets-")), "redis");
const secret = "redis://:s3cret@redis:6379";
writeFileSync(file, `${secret}\n`);

it("reads a secret from the file that its setting names, unless it is given itself", () => {
  expect(givenFor("REDIS_URL", { REDIS_URL_FILE: file })).toBe(secret);
  expect(givenFor("REDIS_URL", { REDIS_URL_FILE: file, REDIS_URL: "redis://other" })).toBe("redis://other");
  expect(givenFor("KARYON_SITE", { KARYON_SITE_FILE: file })).toBeUndefined();
  expect(() => givenFor("ELASTICSEARCH_URL", { ELASTICSEARCH_URL_FILE: "/nowhere/key" })).toThrow(
    /ELASTICSEARCH_URL_FILE names cannot be read: ENOENT/,
  );
});

it("leaves secrets out of the environment of programs that find them in files", () => {
  const settings = { REDIS_URL: secret, ELASTICSEARCH_URL: "http://search:9200", KARYON_WEBHOOK: "" };
  const started = { REDIS_URL_FILE: file };
  expect(withoutSecrets(settings, started)).toEqual({
    ELASTICSEARCH_URL: "http://search:9200",
    KARYON_WEBHOOK: "",
  });
  expect(givenFor("REDIS_URL", { ...started, ...withoutSecrets(settings, started) })).toBe(secret);
  expect(withoutSecrets(settings, {})).toEqual(settings);
  // Such as the servers of a running site.
  expect(withoutSecrets({ REDIS_URL: "redis://other" }, started)).toEqual({ REDIS_URL: "redis://other" });
});
