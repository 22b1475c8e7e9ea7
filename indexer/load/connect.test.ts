import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { connect } from "./connect.ts";

it("asks the other nodes when one is away, whichever is asked first", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "x-elastic-product": "Elasticsearch" });
    response.end('{"count":7}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  // Nobody listens at port 1.
  const client = connect(`http://127.0.0.1:1,http://127.0.0.1:${port}`);
  for (let times = 0; times < 4; times++) expect(await client.count()).toEqual({ count: 7 });
  await client.close();
  server.close();
});
