import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { StoredDocument } from "./stored-document.ts";
import { CopyWriter, LocalCopy } from "./local-copy.ts";

const folder = mkdtempSync(join(tmpdir(), "karyon-copy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newPath = (): string => join(folder, `${files++}.sqlite`);

const page: StoredDocument = { body: Buffer.from("page"), redirect: null, gone: null };
const isThere = (path: string): boolean => {
  const copy = LocalCopy.open(path);
  copy?.close();
  return copy !== null;
};

test("what was written is read, by its own id and kind only", () => {
  const documents = fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom("pages" as const, "release" as const),
      id: fc.string({ unit: "grapheme", maxLength: 40 }),
      body: fc.option(fc.uint8Array({ maxLength: 40_000 })),
      redirect: fc.option(fc.string()),
    }),
    { selector: ({ kind, id }) => `${kind} ${id}`, maxLength: 12 },
  );
  fc.assert(
    fc.property(documents, fc.string(), (all, other) => {
      const path = newPath();
      const writer = CopyWriter.begin(path);
      const stored = all.map(({ body, redirect, ...key }) => ({
        ...key,
        document: { body: body && Buffer.from(body), redirect, gone: null },
      }));
      for (const { kind, id, document } of stored) writer?.write(kind, id, document);
      writer?.finish();
      const copy = LocalCopy.open(path);
      for (const { kind, id, document } of stored) expect(copy?.read(kind, id)).toEqual(document);
      if (!all.some(({ kind, id }) => kind === "pages" && id === other))
        expect(copy?.read("pages", other)).toBeNull();
      copy?.close();
    }),
    { numRuns: 30 },
  );
});

test("a copy is there when it is finished, and another process leaves it alone meanwhile and afterwards", () => {
  const path = newPath();
  expect(isThere(path)).toBe(false);
  const writer = CopyWriter.begin(path);
  writer?.write("pages", "gene:one", page);
  expect(CopyWriter.begin(path)).toBeNull();
  expect(isThere(path)).toBe(false);
  writer?.finish();
  expect(isThere(path)).toBe(true);
  expect(CopyWriter.begin(path)).toBeNull();
});

test("one that was given up is made anew", () => {
  const path = newPath();
  const first = CopyWriter.begin(path);
  first?.write("pages", "gene:one", page);
  first?.giveUp();
  expect(isThere(path)).toBe(false);
  const second = CopyWriter.begin(path);
  second?.write("pages", "gene:two", page);
  second?.finish();
  const copy = LocalCopy.open(path);
  expect([copy?.read("pages", "gene:one"), copy?.read("pages", "gene:two")]).toEqual([null, page]);
  copy?.close();
});

test("one whose process was killed is made anew", () => {
  const path = newPath();
  const killed = `
    const { CopyWriter } = await import(${JSON.stringify(new URL("local-copy.ts", import.meta.url).href)});
    const writer = CopyWriter.begin(${JSON.stringify(path)});
    // More than SQLite holds in memory.
    for (let n = 0; n < 200; n++) writer.write("pages", String(n), { body: Buffer.alloc(100_000, n), redirect: null, gone: null });
    process.kill(process.pid, "SIGKILL");`;
  expect(() => execFileSync(process.execPath, ["--input-type=module", "-e", killed])).toThrow("SIGKILL");
  expect(isThere(path)).toBe(false);
  const writer = CopyWriter.begin(path);
  writer?.write("pages", "gene:one", page);
  writer?.finish();
  const copy = LocalCopy.open(path);
  expect([copy?.read("pages", "gene:one"), copy?.read("pages", "0")]).toEqual([page, null]);
  copy?.close();
});

test("a file of something else is no copy", () => {
  const path = newPath();
  writeFileSync(path, "something else ".repeat(1_000));
  expect(isThere(path)).toBe(false);
});
