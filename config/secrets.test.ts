import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutSecrets, withSecrets } from "./secrets.ts";

it("reads a secret from the file that its setting names, unless it is given itself", () => {
  const file = join(mkdtempSync(join(tmpdir(), "karyon-secrets-")), "redis");
  writeFileSync(file, "redis://:s3cret@redis:6379\n");
  expect(withSecrets({ REDIS_URL_FILE: file, PORT: "1" })).toMatchObject({
    REDIS_URL: "redis://:s3cret@redis:6379",
    PORT: "1",
  });
  expect(withSecrets({ REDIS_URL_FILE: file, REDIS_URL: "redis://other" })["REDIS_URL"]).toBe(
    "redis://other",
  );
  expect(() => withSecrets({ ELASTICSEARCH_URL_FILE: "/nowhere/key" })).toThrow(
    /ELASTICSEARCH_URL_FILE names cannot be read: ENOENT/,
  );
});

it("leaves secrets out of the environment of programs that find them in files", () => {
  const file = join(mkdtempSync(join(tmpdir(), "karyon-secrets-")), "redis");
  const secret = "redis://:s3cret@redis:6379";
  writeFileSync(file, `${secret}\n`);
  const settings = { REDIS_URL: secret, ELASTICSEARCH_URL: "http://search:9200", KARYON_WEBHOOK: "" };
  const started = { REDIS_URL_FILE: file };
  expect(withoutSecrets(settings, started)).toEqual({
    ELASTICSEARCH_URL: "http://search:9200",
    KARYON_WEBHOOK: "",
  });
  expect(withSecrets({ ...started, ...withoutSecrets(settings, started) })).toMatchObject(settings);
  expect(withoutSecrets(settings, {})).toEqual(settings);
  expect(withoutSecrets({ REDIS_URL: "redis://other" }, started)).toEqual({ REDIS_URL: "redis://other" });
});
