import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendPacked } from "./packed-answers.ts";

let made = 0;
const server = createServer(
  express().get("/:key", (request, response) =>
    sendPacked(request, response, {
      key: request.params.key,
      async *pieces() {
        made++;
        yield request.params.key;
        const width = request.params.key === "long" ? 500 : 0;
        for (let row = 0; row < 1_000; row++) yield `, ${row}`.padEnd(width);
      },
      head: () => response.type("text/plain"),
    }),
  ),
);
beforeAll(async () => {
  server.listen(0);
  await once(server, "listening");
});
afterAll(() => void server.close());

const ask = async (key: string, encodings: string) => {
  // The address of a server that listens.
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/${key}`, {
    headers: { "Accept-Encoding": encodings },
  });
  const text = await answer.text();
  return { encoding: answer.headers.get("content-encoding"), vary: answer.headers.get("vary"), text };
};

it("is made once for all who ask for the same, in each encoding, and says the same in all", async () => {
  const first = await Promise.all([ask("a", "br"), ask("a", "br, gzip"), ask("a", "br")]);
  expect(made).toBe(1);
  expect(new Set(first.map(({ encoding }) => encoding))).toEqual(new Set(["br"]));
  const others = [await ask("a", "gzip"), await ask("a", "br, zstd"), await ask("a", "identity")];
  expect([...others.map(({ encoding }) => encoding), made]).toEqual(["gzip", "zstd", null, 4]);
  expect(others[0]?.vary).toBe("Accept-Encoding");
  expect(new Set([...first, ...others].map(({ text }) => text)).size).toBe(1);
});

it("is another answer under another key", async () => {
  expect((await ask("b", "br")).text).toMatch(/^b, 0, 1, /);
});

it("says the same in each encoding when it is too long to be packed at once", async () => {
  const told = await Promise.all(["zstd", "br", "gzip", "identity"].map((encoding) => ask("long", encoding)));
  expect(told.map(({ encoding }) => encoding)).toEqual(["zstd", "br", "gzip", null]);
  expect(new Set(told.map(({ text }) => text)).size).toBe(1);
  expect(told[0]?.text).toMatch(/^long, 0 .*, 999 +$/);
});
