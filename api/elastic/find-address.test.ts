import type { LookupAddress } from "node:dns";
import { createServer, connect } from "node:net";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { expect, it } from "vitest";
import { sharedLookup } from "./find-address.ts";

const here: LookupAddress[] = [{ address: "127.0.0.1", family: 4 }];

it("asks for the name of a lost server once at a time, however many want it", async () => {
  const asked: string[] = [];
  const lost = Promise.withResolvers<LookupAddress[]>();
  const lookup = sharedLookup((name) => {
    asked.push(name);
    return name === "lost" ? lost.promise : Promise.resolve(here);
  });
  const find = (name: string): Promise<unknown> =>
    new Promise((resolve) => lookup(name, { all: true }, (error, found) => resolve(error?.message ?? found)));
  const waiting = Promise.all(Array.from({ length: 50 }, () => find("lost")));
  expect(await find("there")).toEqual(here);
  lost.reject(new Error("EAI_AGAIN"));
  expect(new Set(await waiting)).toEqual(new Set(["EAI_AGAIN"]));
  expect(asked).toEqual(["lost", "there"]);
  // Later it is asked for again: it may have come back.
  await find("lost");
  expect(asked).toEqual(["lost", "there", "lost"]);
});

it("finds servers by names for connections", async () => {
  const server = createServer((socket) => void socket.end("found")).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  for (const autoSelectFamily of [true, false]) {
    const socket = connect({
      host: "a-name",
      port,
      autoSelectFamily,
      lookup: sharedLookup(async () => here),
    });
    const [data] = (await once(socket, "data")) as [Buffer];
    expect(data.toString()).toBe("found");
    socket.destroy();
  }
  server.close();
});
