import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startChild } from "./child.ts";
import { bornAt, listProcesses } from "./process-table.ts";

/** A child that deafens itself to SIGTERM and has a child of its own, as a stubborn server would. */
const STUBBORN = "trap '' TERM; sleep 300 & echo $!; while :; do sleep 1; done";
const logFile = (): string => join(mkdtempSync(join(tmpdir(), "karyon-child-")), "log");

async function eventually(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe("a child", () => {
  it("is stopped with everything that it started, even when it does not listen", async () => {
    const log = logFile();
    const child = await startChild("sh", ["-c", STUBBORN], { log });
    await eventually(() => readFileSync(log, "utf8").includes("\n"));
    const grandchild = Number(readFileSync(log, "utf8"));
    expect(bornAt(grandchild)).toBeDefined();
    await child.stop(200);
    await eventually(() => bornAt(child.pid) === undefined && bornAt(grandchild) === undefined);
  });

  it("ends when its start is given up, and is not started after that", async () => {
    const controller = new AbortController();
    const child = await startChild("sleep", ["300"], { signal: controller.signal });
    controller.abort();
    expect(await child.exited).toEqual({ code: null, signal: "SIGTERM" });
    await expect(startChild("sleep", ["300"], { signal: controller.signal })).rejects.toThrow("aborted");
  });

  it("steps back for others as far as it is told, and so does what it starts", async () => {
    const log = logFile();
    const child = await startChild("sh", ["-c", "sleep 300 & echo $!; wait"], { log, niceness: 7 });
    await eventually(() => readFileSync(log, "utf8").includes("\n"));
    expect([getPriority(child.pid), getPriority(Number(readFileSync(log, "utf8")))]).toEqual([7, 7]);
    await child.stop(200);
  });

  it("tells how it ended, and a command that does not exist is an error", async () => {
    expect(await (await startChild("sh", ["-c", "exit 3"], { log: logFile() })).exited).toEqual({
      code: 3,
      signal: null,
    });
    await expect(startChild("no-such-command", [])).rejects.toThrow("ENOENT");
  });

  it.each(["SIGKILL", "SIGTERM"] as const)(
    "dies with its parent when that is ended by %s",
    async (signal) => {
      const sign = `300.${process.pid}${signal === "SIGKILL" ? 1 : 2}`;
      const source = `import { startChild } from ${JSON.stringify(new URL("child.ts", import.meta.url))};
      await startChild("sleep", ["${sign}"]); console.log("started"); setInterval(() => {}, 1000);`;
      const parent = spawn(process.execPath, ["--input-type=module", "-e", source], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await once(parent.stdout, "data");
      const sleeper = (): boolean => listProcesses().some(({ command }) => command === `sleep ${sign}`);
      expect(sleeper()).toBe(true);
      parent.kill(signal);
      await eventually(() => !sleeper());
    },
  );
});
