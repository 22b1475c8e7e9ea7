import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "karyon-processes-"));
});
afterEach(() => rm(dir, { recursive: true }));

/** Its only process is stopped when it listens, and killed when it has been handed a connection. */
const program = `
import cluster from "node:cluster";
import { connect, createServer } from "node:net";
import { endUntaken } from ${JSON.stringify(new URL("end-untaken.ts", import.meta.url).href)};
if (cluster.isPrimary) {
  const worker = cluster.fork();
  const send = worker.process.send;
  worker.process.send = (message, handle, ...rest) => {
    if (handle) setImmediate(() => worker.process.kill("SIGKILL"));
    return send.call(worker.process, message, handle, ...rest);
  };
  endUntaken(worker);
  worker.on("listening", ({ port }) => {
    worker.process.kill("SIGSTOP");
    const ended = (how) => { console.log(how); process.exit(); };
    connect(port, "127.0.0.1").on("error", () => ended("the connection ended")).on("end", () => ended("the connection ended"));
  });
} else createServer().listen(0, "127.0.0.1");
`;

test("a connection ends with the process that it was handed to, also when that had not taken it", async () => {
  await writeFile(join(dir, "program.mjs"), program);
  const { stdout } = await promisify(execFile)(process.execPath, [join(dir, "program.mjs")], {
    timeout: 20_000,
  });
  expect(stdout.trim()).toBe("the connection ended");
});
