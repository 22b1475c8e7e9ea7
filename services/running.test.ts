import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { announce } from "./running.ts";

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
