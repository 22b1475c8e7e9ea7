import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { connect } from "./connect.ts";

/** A server that answers so; its port. */
async function served(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A TCP server's address is an object, never a pipe name.
  return (server.address() as AddressInfo).port;
}

const counted: RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "application/json", "x-elastic-product": "Elasticsearch" });
  response.end('{"count":7}');
};

it("asks the other nodes when one is away, whichever is asked first", async () => {
  const port = await served(counted);
  // Nobody listens at port 1.
  const client = connect(`http://127.0.0.1:1,http://127.0.0.1:${port}`);
  for (let times = 0; times < 4; times++) expect(await client.count()).toEqual({ count: 7 });
  await client.close();
});

const told: (string | null)[] = [];
const patient = { limit: 60_000, onWait: (message: string | null) => void told.push(message) };

it("asks again what the way to the server has lost without a word", async () => {
  let asked = 0;
  const port = await served((request, response) => {
    if (++asked > 1) counted(request, response);
  });
  const client = connect(`http://127.0.0.1:${port}`, patient, { first: 100, longest: 60_000 });
  expect(await client.count()).toEqual({ count: 7 });
  expect(told.at(0)).toMatch(/does not answer/);
  expect(told.at(-1)).toBe(null);
  await client.close();
});

it("waits longer each time for what takes long", async () => {
  const port = await served((request, response) => void setTimeout(counted, 300, request, response));
  const client = connect(`http://127.0.0.1:${port}`, patient, { first: 50, longest: 60_000 });
  expect(await client.count()).toEqual({ count: 7 });
  await client.close();
});
