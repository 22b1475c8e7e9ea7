import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { main } from "./cli.ts";

const root = mkdtempSync(join(tmpdir(), "karyon-demo-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let said = "";
beforeEach(() => {
  said = "";
  const keep = (text: string | Uint8Array): boolean => {
    said += String(text);
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(keep);
  vi.spyOn(process.stderr, "write").mockImplementation(keep);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  [[], /--out is missing/],
  [["--out", join(root, "a"), "--genes", "many"], /--genes: expected a whole number, got many/],
  [["--out", join(root, "a"), "--genes", "0"], /from 1 to 200000, got 0/],
  [["--out", join(root, "a"), "--genes", "-5"], /--genes/],
  [["--out", join(root, "a"), "--release", "2025-13-01"], /release: expected a date/],
  [["--out", join(root, "a"), "--colour", "red"], /--colour/],
  [["--out", "/dev/null/x"], /\/dev\/null/],
])("%j is refused with a reason and the usage", async (args, reason) => {
  expect(await main(args)).toBe(2);
  expect(said).toMatch(reason);
  expect(said).toMatch(/^usage:/m);
  expect(said).not.toMatch(/^\s+at /m);
  expect(existsSync(join(root, "a"))).toBe(false);
});

test("good arguments write a release and say so", async () => {
  expect(await main(["--out", join(root, "b"), "--genes", "3", "--seed", "x"])).toBe(0);
  expect(said).toMatch(/demo release of 3 genes/);
  expect(existsSync(join(root, "b", "release.json"))).toBe(true);
});

test("help shows the usage", async () => {
  expect(await main(["--help"])).toBe(0);
  expect(said).toMatch(/^usage:/);
});
