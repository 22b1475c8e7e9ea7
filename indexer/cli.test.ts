import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("ends as it would have when nobody reads what it says any more", async () => {
  const dir = await mkdtemp(join(tmpdir(), "karyon-cli-"));
  await writeFile(join(dir, "release.json"), "{}");
  const check = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), "check", dir], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  check.stdout.destroy();
  let complaints = "";
  check.stderr.on("data", (piece: Buffer) => (complaints += String(piece)));
  const [code] = await once(check, "close");
  expect(complaints).toBe("");
  expect(code).toBe(1);
});

it.runIf(existsSync("/dev/full"))("ends as it would have when the disk of its output is full", async () => {
  const full = openSync("/dev/full", "w");
  const help = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), "help"], {
    stdio: ["ignore", full, "pipe"],
  });
  let complaints = "";
  help.stderr?.on("data", (piece: Buffer) => (complaints += String(piece)));
  const [code] = await once(help, "close");
  expect(complaints).toBe("");
  expect(code).toBe(0);
});
