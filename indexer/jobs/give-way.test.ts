import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** A process that has threads already, steps back, and starts another thread. */
const program = `
import { readFileSync, readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { giveWay } from ${JSON.stringify(join(import.meta.dirname, "give-way.ts"))};
giveWay();
const worker = new Worker("setInterval(() => {}, 1000)", { eval: true });
worker.once("online", () => {
  console.log(JSON.stringify(readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)))));
  process.exit();
});
`;

it.runIf(process.platform === "linux")(
  "lowers the priority of all threads, and of those to come",
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
    // The answer of the program above.
    const priorities = JSON.parse(stdout) as number[];
    expect(priorities.length).toBeGreaterThan(4);
    expect(new Set(priorities)).toEqual(new Set([10]));
  },
);
