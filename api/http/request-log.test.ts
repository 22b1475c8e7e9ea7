import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import express from "express";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { behind } from "../context/front.ts";
import { requestLog } from "./request-log.ts";

const lines: Record<string, unknown>[] = [];
const log = pino(
  { base: null, formatters: { level: (label) => ({ level: label }) } },
  new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      lines.push(JSON.parse(line));
      done();
    },
  }),
);
const app = express();
app.use("/fine", (_request, response) => void response.send("fine"));
app.use("/broken", (_request, response) => void response.sendStatus(500));
app.use("/slow", (_request, response) => response.flushHeaders());
const server = createServer(behind([requestLog(log)], app));
beforeAll(async () => {
  server.listen(0);
  await once(server, "listening");
});
afterAll(() => void server.close());
beforeEach(() => void lines.splice(0));

// The address of a server that listens.
const at = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

it("writes a line for each request, with the id that the answer tells", async () => {
  const answer = await fetch(at("/fine/thing?q=1"));
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({ level: "info", req: "GET /fine/thing?q=1", res: 200, msg: "request" });
  expect(lines[0]?.["ms"]).toEqual(expect.any(Number));
  expect(answer.headers.get("x-request-id")).toBe(lines[0]?.["id"]);
});

it("takes harmless ids of others", async () => {
  await fetch(at("/fine"), { headers: { "x-request-id": "abc-1" } });
  await fetch(at("/fine"), { headers: { "x-request-id": "<b>" } });
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.map(({ id }) => id)).toEqual(["abc-1", expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

it("calls what broke an error, and does not forget who went away", async () => {
  await fetch(at("/broken"));
  const reading = new AbortController();
  await fetch(at("/slow"), { signal: reading.signal });
  reading.abort();
  await expect
    .poll(() => lines.map(({ level, req }) => [level, req]))
    .toEqual([
      ["error", "GET /broken"],
      ["info", "GET /slow"],
    ]);
});
