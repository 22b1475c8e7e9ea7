import { once } from "node:events";
import { request } from "node:http";
import type { ClientRequest, IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import compression from "compression";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendStream } from "./send-stream.ts";

/** What is made next, and what became of the last making. */
let make: () => AsyncGenerator<string>;
let ended: { returned: boolean; settled: "sent" | "failed" | null; message: string };

async function* watched(): AsyncGenerator<string> {
  try {
    yield* make();
  } finally {
    ended.returned = true;
  }
}

const app = express();
app.use(compression());
app.get("/", (_request, response) => {
  sendStream(response, watched(), () => response.type("text/plain").set("X-Made", "yes")).then(
    () => {
      ended.settled = "sent";
    },
    (error: unknown) => {
      Object.assign(ended, { settled: "failed", message: error instanceof Error ? error.message : "" });
      // As the handler of errors does.
      if (response.headersSent) response.destroy();
      else response.status(500).end("a problem");
    },
  );
});
const server = app.listen(0, "127.0.0.1");
let port = 0;
beforeAll(async () => {
  if (!server.listening) await once(server, "listening");
  // A TCP server's address is an object, never a pipe name.
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
});

function ask(pieces: () => AsyncGenerator<string>, method = "GET"): ClientRequest {
  make = pieces;
  ended = { returned: false, settled: null, message: "" };
  return request({ port, method, agent: false })
    .on("error", () => undefined)
    .end();
}
const answerOf = async (asked: ClientRequest): Promise<IncomingMessage> =>
  ((await once(asked, "response")) as [IncomingMessage])[0];
const settled = (): Promise<void> =>
  expect.poll(() => ended).toMatchObject({ returned: true, settled: "sent" });

const made = (pieces: readonly string[], failure?: Error) =>
  async function* (): AsyncGenerator<string> {
    yield* pieces;
    if (failure) throw failure;
  };
async function* endless(): AsyncGenerator<string> {
  for (;;) yield "x".repeat(100_000);
}

test("sends all pieces in order, under the headers", async () => {
  const answer = await answerOf(ask(made(["a", "", "b"])));
  expect(answer.headers["x-made"]).toBe("yes");
  expect((await answer.setEncoding("utf8").toArray()).join("")).toBe("ab");
  await settled();
});

test("sends nothing of nothing", async () => {
  const answer = await answerOf(ask(made([])));
  expect((await answer.toArray()).join("")).toBe("");
  await settled();
});

test("makes no more than is needed for the headers when only these are wanted", async () => {
  const answer = await answerOf(ask(endless, "HEAD"));
  expect(answer.headers["x-made"]).toBe("yes");
  await settled();
});

test("ends the making when the reader goes away in the middle", async () => {
  const asked = ask(endless);
  (await answerOf(asked)).pause();
  asked.destroy();
  await settled();
});

test("ends the making when the reader goes away before there is anything", async () => {
  const asked = ask(async function* () {
    await sleep(300);
    yield* endless();
  });
  await once(asked, "finish");
  await sleep(50);
  asked.destroy();
  await settled();
});

test("lets a failure before the first piece be told, and breaks the connection at a later one", async () => {
  const early = await answerOf(ask(made([], new Error("no first piece"))));
  expect([
    early.statusCode,
    early.headers["x-made"],
    (await early.setEncoding("utf8").toArray()).join(""),
  ]).toEqual([500, undefined, "a problem"]);
  expect(ended).toMatchObject({ settled: "failed", message: "no first piece" });

  const late = await answerOf(ask(made(["x".repeat(100_000)], new Error("no second piece"))));
  await expect(late.toArray()).rejects.toThrow("aborted");
  expect(ended).toMatchObject({ settled: "failed", message: "no second piece" });
});
