import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { lockHolder, takeLock } from "./lock.ts";
import { bornAt } from "./process-table.ts";

const lockFile = (): string => join(mkdtempSync(join(tmpdir(), "karyon-lock-")), "owner.json");

describe("a lock file", () => {
  it("is held by one, and free again after release", () => {
    const file = lockFile();
    const release = takeLock(file, "start");
    expect(takeLock(file, "second")).toMatchObject({ pid: process.pid, purpose: "start" });
    if (typeof release === "function") release();
    expect(lockHolder(file)).toBeUndefined();
    expect(readdirSync(dirname(file))).toEqual([]);
    expect(takeLock(file, "third")).toBeTypeOf("function");
  });

  it("of a killed process counts for nothing", async () => {
    const file = lockFile();
    const child = spawn("sleep", ["60"]);
    await once(child, "spawn");
    const pid = child.pid ?? 0;
    writeFileSync(file, JSON.stringify({ pid, born: bornAt(pid), purpose: "start" }));
    expect(takeLock(file, "second")).toMatchObject({ pid });
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(takeLock(file, "third")).toBeTypeOf("function");
  });

  it("is not taken for held when its pid was handed out again, or when it is damaged", () => {
    const file = lockFile();
    writeFileSync(file, JSON.stringify({ pid: process.pid, born: "another day", purpose: "start" }));
    expect(lockHolder(file)).toBeUndefined();
    writeFileSync(file, '{"pid":');
    expect(takeLock(file, "start")).toBeTypeOf("function");
  });
});
