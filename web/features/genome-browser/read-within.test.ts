import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchWithin } from "./read-within.ts";

const bytes = "0123456789";
const asked: string[] = [];
const server = createServer((request, response) => {
  const { range = "" } = request.headers;
  asked.push(range);
  const [, first = "0", last = "0"] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const isBeyond = Number(first) >= bytes.length;
  const end = Math.min(Number(last), bytes.length - 1);
  response.writeHead(isBeyond ? 416 : 206, {
    "content-range": isBeyond ? `bytes */${bytes.length}` : `bytes ${first}-${end}/${bytes.length}`,
  });
  response.end(isBeyond ? "" : bytes.slice(Number(first), end + 1));
});
let address = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address with that port.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const read = async (path: string, range: string): Promise<[number, string]> => {
  const answer = await fetchWithin(address + path, { headers: { range: `bytes=${range}` } });
  return [answer.status, await answer.text()];
};

test("a stretch beyond the end of a file is empty, and is asked for once at most", async () => {
  expect(await read("/a", "16-23")).toEqual([206, ""]);
  expect(await read("/a", "24-31")).toEqual([206, ""]);
  expect(asked).toEqual(["bytes=16-23"]);
});

test("a stretch that has bytes is fetched, as far as the file goes", async () => {
  expect(await read("/b", "8-15")).toEqual([206, "89"]);
  expect(await read("/b", "0-7")).toEqual([206, "01234567"]);
});
