import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withSecrets } from "./secrets.ts";

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
