import { once } from "node:events";
import { createServer, request } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compress } from "./compress.ts";

const text = "gene\tproduct\n".repeat(2_000);
const app = express();
app.disable("etag");
app.use(compress());
app.get("/whole", (_request, response) => void response.type("text").send(text));
app.get("/short", (_request, response) => void response.type("text").send("short"));
app.get(
  "/exact",
  (_request, response) => void response.set("Cache-Control", "public, no-transform").type("text").send(text),
);
app.get("/picture", (_request, response) => void response.type("png").send(Buffer.from(text)));
app.get("/pieces", (_request, response) => {
  response.type("text").write(text);
  response.end(text);
});
const server = createServer(app);
beforeAll(async () => {
  server.listen(0);
  await once(server, "listening");
});
afterAll(() => void server.close());

const unpack = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
} as const;

/** What a reader gets, how it was packed, and of how many bytes it was told; `fetch` would unpack it. */
async function read(path: string, accepted: string, method = "GET") {
  // The address of a server that listens.
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, path, method, headers: { "accept-encoding": accepted } }).end();
  // The event has one answer.
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const bytes = await buffer(answer);
  const packed = (answer.headers["content-encoding"] ?? "none") as keyof typeof unpack;
  const length = answer.headers["content-length"];
  return { packed, text: unpack[packed](bytes).toString(), isLengthTold: length === String(bytes.length) };
}

it.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", "none"],
])("what is sent whole to who takes %s is packed as %s, and its length is told", async (accepted, packed) => {
  expect(await read("/whole", accepted)).toEqual({ packed, text, isLengthTold: true });
});

it.each(["/short", "/exact", "/picture"])("%s stays as it is", async (path) => {
  expect((await read(path, "gzip, br")).packed).toBe("none");
});

it("what is sent piece by piece is packed on the way", async () => {
  expect(await read("/pieces", "gzip, br")).toMatchObject({ packed: "br", text: text + text });
});

it("the head of an answer alone is not packed", async () => {
  expect((await read("/whole", "gzip, br", "HEAD")).packed).toBe("none");
});
