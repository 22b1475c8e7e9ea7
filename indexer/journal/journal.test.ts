import { once } from "node:events";
import { appendFileSync, mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { journaled, readJournal } from "./journal.ts";

it("keeps who did what and how it ended, newest first, and tells the webhook", async () => {
  const heard: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    request.setEncoding("utf8").on("data", (text: string) => heard.push(JSON.parse(text)));
    request.on("end", () => response.end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const state = mkdtempSync(join(tmpdir(), "karyon-journal-"));
  const settings = readSettings({
    KARYON_STATE: state,
    KARYON_USER: "ada",
    KARYON_WEBHOOK: `http://127.0.0.1:${port}/`,
  });
  await journaled(
    settings,
    { what: "publish", target: "2025-01-01" },
    async () => 7,
    (n) => `${n} indices`,
  );
  appendFileSync(join(state, "journal.jsonl"), "half a li\n");
  const refusal = journaled(
    settings,
    { what: "delete", target: "2025-02-01" },
    () => Promise.reject(new Error("It is live.")),
    String,
  );
  await expect(refusal).rejects.toThrow("It is live.");
  expect(readJournal(state, 10)).toMatchObject([
    { who: "ada", what: "delete", target: "2025-02-01", outcome: "failed", detail: "It is live." },
    { who: "ada", what: "publish", outcome: "done", detail: "7 indices" },
  ]);
  expect(heard).toMatchObject([
    { prefix: "karyon", text: expect.stringContaining("ada: publish 2025-01-01 done"), outcome: "done" },
    { what: "delete", outcome: "failed" },
  ]);
  server.close();
});
