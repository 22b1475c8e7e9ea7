import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { takeLock } from "./lock.ts";
import { announce, ownerFile } from "./running.ts";

const redis = "redis://127.0.0.1:6379";

it.each([
  ["http://127.0.0.1:9200", "others"],
  ["https://user:secret@search:9200", "nobody else"],
])("addresses such as %s are for %s to read", (elasticsearch, readers) => {
  const state = mkdtempSync(join(tmpdir(), "karyon-running-"));
  const withdraw = announce(state, { elasticsearch, redis });
  const forOthers = statSync(join(state, "running.json")).mode & 0o044;
  expect(forOthers > 0 ? "others" : "nobody else").toBe(readers);
  withdraw();
});

const running = JSON.stringify(join(import.meta.dirname, "running.ts"));
/** What another user's process says, which needs root and a folder that others may read. */
const asOther = (code: string): { readonly status: number | null; readonly stderr: string } =>
  spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", `import { ownerOf } from ${running}; ${code}`],
    {
      uid: 9200,
      encoding: "utf8",
    },
  );
const canBeOther = process.getuid?.() === 0 && asOther("").status === 0;

it.runIf(canBeOther)("another user is told why secret addresses are not known", () => {
  const state = mkdtempSync(join(tmpdir(), "karyon-running-"));
  chmodSync(state, 0o755);
  takeLock(ownerFile(state), "site");
  const withdraw = announce(state, { elasticsearch: "https://user:secret@search:9200", redis });
  const { stderr } = asOther(`ownerOf(${JSON.stringify(state)})`);
  expect(stderr).toContain("run this as that user, or set ELASTICSEARCH_URL and REDIS_URL");
  withdraw();
});
