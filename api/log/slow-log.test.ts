import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import express from "express";
import { pino } from "pino";
import type { Logger } from "pino";
import { afterEach, expect, it } from "vitest";
import { Client } from "@elastic/elasticsearch";
import { logSlowRequests, logSlowSearches } from "./slow-log.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object, never a pipe name.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A log, and its lines as they come. */
function logOf(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  return { log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }), lines };
}

it("tells of a request that was answered late what it asked for, and not of a file", async () => {
  const { log, lines } = logOf();
  const app = express();
  app.use(logSlowRequests(log, -1), express.json());
  app.post("/query", (_request, response) => void response.json({}));
  app.get("/file", (_request, response) => void response.attachment("genes.tsv").send("x"));
  const url = await listening(createServer(app));
  await fetch(`${url}/file`);
  await fetch(`${url}/query?size=1`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"constraints":{}}',
  });
  await expect
    .poll(() => lines)
    .toMatchObject([
      { level: 40, msg: "slow request", asked: "POST /query?size=1", body: '{"constraints":{}}' },
    ]);
});

it("logs the beginning of a large body", async () => {
  const { log, lines } = logOf();
  const app = express();
  app.use(logSlowRequests(log, -1), express.json({ limit: "2mb" }));
  app.post("/query", (_request, response) => void response.json({}));
  const url = await listening(createServer(app));
  const genes = Array.from({ length: 30_000 }, (_one, index) => ({ uniquename: `gene${index}`, name: null }));
  const bodies = [{ size: 10, genes }, { text: "a".repeat(1_000_000) }, genes.map(() => [])].map((one) =>
    JSON.stringify(one),
  );
  for (const body of bodies)
    await fetch(`${url}/query`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  await expect.poll(() => lines.map(({ body }) => body)).toEqual(bodies.map((body) => body.slice(0, 2_000)));
});

it("tells of a search that was answered late how it was sent, and for how long", async () => {
  const limit = 20;
  const { log, lines } = logOf();
  const url = await listening(
    createServer((_request, response) => {
      setTimeout(() => {
        response.writeHead(200, { "content-type": "application/json", "x-elastic-product": "Elasticsearch" });
        response.end('{"count":7}');
      }, 2 * limit);
    }),
  );
  const elastic = new Client({ node: url });
  logSlowSearches(elastic, log, limit);
  await elastic.count({ index: "genes", query: { match_all: {} } });
  expect(lines).toMatchObject([
    { msg: "slow search", asked: "POST /genes/_count", body: '{"query":{"match_all":{}}}' },
  ]);
  expect(lines[0]?.["took"]).toBeGreaterThan(limit);
  await elastic.close();
});
