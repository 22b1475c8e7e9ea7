import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { heapFor, sizeOf } from "./heap.ts";

const MB = 1024 ** 2;
const memory = 24_000 * MB;

describe("the heap of Elasticsearch", () => {
  it("is small for a small release, at its first load and with two generations beside the one that is loaded", () => {
    expect(heapFor({ stored: 0, release: 0 }, memory)).toBe("384m");
    expect(heapFor({ stored: 0, release: 16 * MB }, memory)).toBe("384m");
    expect(heapFor({ stored: 1_200 * MB, release: 16 * MB }, memory)).toBe("384m");
  });

  it("grows with what is stored and with what is to be loaded", () => {
    expect(heapFor({ stored: 8_000 * MB, release: 0 }, memory)).toBe("1280m");
    expect(heapFor({ stored: 0, release: 200 * MB }, memory)).toBe("1024m");
  });

  it("leaves half of the memory to the page cache and to all others", () => {
    expect(heapFor({ stored: 200_000 * MB, release: 0 }, memory)).toBe("12000m");
    expect(heapFor({ stored: 0, release: 0 }, 600 * MB)).toBe("300m");
  });
});

describe("the size of a folder", () => {
  it("is that of all files in it", () => {
    const folder = mkdtempSync(join(tmpdir(), "karyon-size-"));
    mkdirSync(join(folder, "a/b"), { recursive: true });
    writeFileSync(join(folder, "one"), "12345");
    writeFileSync(join(folder, "a/b/two"), "123");
    expect(sizeOf(folder)).toBe(8);
  });

  it("is nothing where there is no folder, or a file in its place", () => {
    expect(sizeOf(join(tmpdir(), "karyon-no-such-folder"))).toBe(0);
    expect(sizeOf(import.meta.filename)).toBe(0);
  });
});
