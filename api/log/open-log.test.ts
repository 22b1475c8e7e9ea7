import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";

const module = new URL("open-log.ts", import.meta.url).href;

test.runIf(existsSync("/dev/full")).each(["json", "text"])(
  "a process goes on while the disk of its log (%s) is full, and ends when it is told to",
  (format) => {
    const program = `
      const { openLog } = await import(${JSON.stringify(module)});
      const log = openLog({ logLevel: "info", logFormat: "${format}" });
      const writing = setInterval(() => log.info({ text: "x".repeat(5_000) }, "line"), 10);
      setTimeout(() => { clearInterval(writing); console.error("goes on"); process.exit(0); }, 600);`;
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
      encoding: "utf8",
      timeout: 10_000,
      killSignal: "SIGKILL",
    });
    expect(stderr).toBe("goes on\n");
    expect(status).toBe(0);
  },
);
