import { mkdtempSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { apiArguments, apiEnvironment, keepApi } from "./api-process.ts";

it("is how the image starts the api too", async () => {
  const lines = (await readFile(join(import.meta.dirname, "..", "Dockerfile"), "utf8")).trim().split("\n");
  expect(JSON.parse(lines.at(-1)!.replace(/^CMD /, ""))).toEqual(["node", ...apiArguments]);
  const variables = lines.find((line) => line.startsWith("ENV NODE_ENV"))?.split(" ");
  for (const [name, value] of Object.entries(apiEnvironment)) expect(variables).toContain(`${name}=${value}`);
});

it("is tried again however often it ends, and says so less and less", async () => {
  const log = join(mkdtempSync(join(tmpdir(), "karyon-api-")), "api.log");
  const lines: string[] = [];
  const over = new AbortController();
  const api = keepApi(
    { args: ["-e", "console.log('tried'); process.exit(3)"], env: process.env, log, pauses: [1, 1, 10] },
    { log: (line) => lines.push(line), signal: over.signal },
  );
  expect(await api.refused).toMatch(/^The api ended \(exit code 3\); its log is .*api\.log\.$/);
  const tries = async () => (await readFile(log, "utf8")).split("\n").length - 1;
  await expect.poll(tries, { timeout: 30_000 }).toBeGreaterThan(5);
  over.abort();
  await api.over;
  expect(lines).toEqual([
    expect.stringMatching(/^The api ended \(exit code 3\), it is started again; its log is .*api\.log$/),
    expect.stringMatching(/^The api ended \(exit code 3\), it is started again; its log is .*api\.log$/),
    expect.stringMatching(/^The api keeps ending \(exit code 3\), it is tried again every 0.01 seconds/),
  ]);
});
