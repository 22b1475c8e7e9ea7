import { expect, it } from "vitest";
import { clientOf } from "./client.ts";

it.each([
  ["10.1.2.3", "10.1.2.3"],
  ["::ffff:10.1.2.3", "::ffff:10.1.2.3"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s is of the client %s", (ip, client) => {
  // Only the address of a request is looked at.
  expect(clientOf({ ip } as Parameters<typeof clientOf>[0])).toBe(client);
});
