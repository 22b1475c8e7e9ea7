import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it, test } from "vitest";
import { addressOfSite, freePort, whyNotListen } from "./ports.ts";

const settings = { port: "PORT", host: "HOST" };

it.each([
  ["127.0.0.1", undefined],
  ["0.0.0.0", undefined],
  ["::", undefined],
  ["127.0.0.1", "127.0.0.1"],
])("a port that is listened on at %s is refused at %s, and the next one named", async (host, ours) => {
  const port = await freePort();
  const place = { port, host: ours, settings };
  expect(await whyNotListen(place)).toBeUndefined();
  const server = createServer().listen(port, host);
  await once(server, "listening");
  expect(await whyNotListen(place)).toBe(
    `Port ${port} is in use: stop what listens there, or choose another with PORT=${port + 1} npm start.`,
  );
  server.close();
  await once(server, "close");
  expect(await whyNotListen(place)).toBeUndefined();
});

it("an address that the machine does not have is refused, and its setting named", async () => {
  const port = await freePort();
  expect(await whyNotListen({ port, host: "203.0.113.7", settings })).toMatch(
    /^Nothing can listen at 203\.0\.113\.7, port \d+ \(\w+\): change the setting HOST\.$/,
  );
});

test.each([
  [undefined, "http://localhost:3000"],
  ["0.0.0.0", "http://localhost:3000"],
  ["192.0.2.2", "http://192.0.2.2:3000"],
  ["::1", "http://[::1]:3000"],
])("a site that listens on %s is reached at %s", (host, url) => {
  expect(addressOfSite({ port: 3000, host })).toBe(url);
});
