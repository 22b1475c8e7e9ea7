import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort, portIsFree } from "./ports.ts";

it.each(["127.0.0.1", "0.0.0.0", "::"])("a port that is listened on at %s is not free", async (host) => {
  const port = await freePort();
  expect(await portIsFree(port)).toBe(true);
  const server = createServer().listen(port, host);
  await once(server, "listening");
  expect(await portIsFree(port)).toBe(false);
  server.close();
  await once(server, "close");
  expect(await portIsFree(port)).toBe(true);
});
