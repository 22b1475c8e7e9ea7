import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { connectElasticsearch } from "./connections.ts";

let stop = (): void => {};
afterEach(() => stop());

/** A server that is full for the first requests. */
async function fullFor(requests: number): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    const full = asked <= requests;
    response.writeHead(full ? 429 : 200, {
      "content-type": "application/vnd.elasticsearch+json;compatible-with=9",
      "x-elastic-product": "Elasticsearch",
    });
    response.end(
      JSON.stringify(full ? { error: { type: "circuit_breaking_exception" }, status: 429 } : { count: 7 }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => server.close();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `http://127.0.0.1:${address.port}`, asked: () => asked };
}

it("asks a search engine again that is full for a moment", async () => {
  const { url, asked } = await fullFor(2);
  expect(await connectElasticsearch([url]).count()).toEqual({ count: 7 });
  expect(asked()).toBe(3);
});

it("gives up when it stays full", async () => {
  const { url, asked } = await fullFor(Infinity);
  await expect(connectElasticsearch([url]).count()).rejects.toMatchObject({ statusCode: 429 });
  expect(asked()).toBe(4);
});
