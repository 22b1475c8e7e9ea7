import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { DatasetFile } from "./release-writer.ts";

const root = mkdtempSync(join(tmpdir(), "karyon-demo-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const info = { entity: "x", format: "x" };

test("a large file reads back whole, in several gzip members, and counts its rows", () => {
  const file = new DatasetFile(root, { ...info, id: "large", path: "some/large.tsv", header: ["a", "b"] });
  for (let i = 0; i < 200_000; i++) file.row(i, "twelve letters");
  file.close();
  const lines = gunzipSync(readFileSync(join(root, "some/large.tsv.gz")))
    .toString()
    .split("\n");
  expect(lines[0]).toBe("a\tb");
  expect(lines.at(-2)).toBe("199999\ttwelve letters");
  expect(lines.length - 2).toBe(file.rows);
});

test("the gzip header tells neither time nor machine", () => {
  const file = new DatasetFile(root, { ...info, id: "empty", path: "empty.tsv" });
  file.close();
  const bytes = readFileSync(join(root, "empty.tsv.gz"));
  expect([...bytes.subarray(4, 8), bytes[9]]).toEqual([0, 0, 0, 0, 255]);
  expect(gunzipSync(bytes).length).toBe(0);
});
