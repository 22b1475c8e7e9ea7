import { spawn } from "node:child_process";
import { once } from "node:events";
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
