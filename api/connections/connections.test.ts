import { createServer } from "node:http";
import { errors } from "@elastic/elasticsearch";
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

it("asks each of several nodes, whichever are away", async () => {
  const { url } = await fullFor(0);
  // Nobody listens at ports 1 and 2.
  const client = connectElasticsearch(["http://127.0.0.1:1", "http://127.0.0.1:2", url]);
  for (let times = 0; times < 12; times++) expect(await client.count()).toEqual({ count: 7 });
});

it("asks the node that owes the fewest answers, so that a slow one does not hold up the others", async () => {
  const asked = { slow: 0, quick: 0 };
  let answerAll = (): void => {};
  const slowAnswers = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  const node = async (name: keyof typeof asked) => {
    const server = createServer((request, response) => {
      const isCount = request.method !== "HEAD";
      if (isCount) asked[name]++;
      const answer = (): void => {
        response.writeHead(200, {
          "content-type": "application/json",
          "x-elastic-product": "Elasticsearch",
        });
        response.end(isCount ? JSON.stringify({ count: 7 }) : undefined);
      };
      if (isCount && name === "slow") void slowAnswers.then(answer);
      else answer();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return { url: `http://127.0.0.1:${address.port}`, server };
  };
  const [slow, quick] = [await node("slow"), await node("quick")];
  stop = () => {
    slow.server.close();
    quick.server.close();
  };
  const client = connectElasticsearch([slow.url, quick.url]);
  const waiting: Promise<unknown>[] = [];
  // Readers come one after the other; none waits for the one before it.
  let answered = 0;
  for (let times = 0; times < 200; times++) {
    waiting.push(client.count().then(() => answered++));
    if (times % 2 === 1) await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(times - 4);
  }
  expect(asked.slow).toBeGreaterThan(0);
  expect(asked.slow).toBeLessThan(4);
  answerAll();
  await Promise.all(waiting);
  await client.close();
});

it("gives up when it stays full", async () => {
  const { url, asked } = await fullFor(Infinity);
  await expect(connectElasticsearch([url]).count()).rejects.toMatchObject({ statusCode: 429 });
  expect(asked()).toBe(4);
});

/** A server that can fall silent, and that takes its time to count. */
async function silenceable() {
  const asked = { counts: 0, probes: 0 };
  let isSilent = false;
  let broken = 0;
  let held: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.method === "HEAD") asked.probes += 1;
    else asked.counts += 1;
    const answer = (): void => {
      response.writeHead(200, { "content-type": "application/json", "x-elastic-product": "Elasticsearch" });
      response.end(request.method === "HEAD" ? undefined : JSON.stringify({ count: 7 }));
    };
    if (request.method === "HEAD" && broken > 0) {
      broken -= 1;
      request.socket.destroy();
    } else if (isSilent) held.push(answer);
    else if (request.method === "HEAD") answer();
    else if (request.url?.startsWith("/slow/")) slow.push(answer);
    else answer();
  });
  const slow: (() => void)[] = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    slow,
    /** Ends the connections of so many of the next probes. */
    breakProbes(count: number) {
      broken = count;
    },
    silence() {
      isSilent = true;
    },
    speak() {
      isSilent = false;
      for (const answer of held) answer();
      held = [];
    },
  };
}

it("gives up at once whatever waits for an engine that is frozen, asks it no more, and notices when it is back", async () => {
  const engine = await silenceable();
  const client = connectElasticsearch([engine.url]);
  await client.count();
  engine.silence();
  const waiting = await Promise.allSettled(Array.from({ length: 20 }, () => client.count()));
  for (const one of waiting)
    expect(one).toMatchObject({ status: "rejected", reason: { name: "ConnectionError" } });
  const { counts } = engine.asked;
  expect(counts).toBe(21);
  await expect(client.count()).rejects.toMatchObject({ name: "ConnectionError" });
  expect(engine.asked.counts).toBe(counts);
  engine.speak();
  await expect.poll(() => client.count().catch(() => null), { timeout: 10_000 }).toEqual({ count: 7 });
  await client.close();
});

it("asks another node instead of one that is frozen", async () => {
  const frozen = await silenceable();
  frozen.silence();
  const { stop: stopFrozen } = { stop };
  const other = await silenceable();
  const stopOther = stop;
  stop = () => {
    stopFrozen();
    stopOther();
  };
  const client = connectElasticsearch([frozen.url, other.url]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.count()));
  expect(answers.every(({ count }) => count === 7)).toBe(true);
  expect(frozen.asked.counts).toBeGreaterThan(0);
  await client.close();
});

it("waits for a search that takes long while the engine says that it is there", async () => {
  const engine = await silenceable();
  const client = connectElasticsearch([engine.url]);
  const count = client.count({ index: "slow" });
  await expect.poll(() => engine.asked.probes, { timeout: 10_000 }).toBeGreaterThan(1);
  for (const answer of engine.slow) answer();
  expect(await count).toEqual({ count: 7 });
  await client.close();
});

it("takes no answer for whole that ends before its end", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": "11",
      "x-elastic-product": "Elasticsearch",
    });
    response.write('{"count":', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => server.close();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  await expect(connectElasticsearch([`http://127.0.0.1:${address.port}`]).count()).rejects.toThrow(
    errors.ConnectionError,
  );
});

it("does not take an engine for frozen because a connection was closed on which it was probed", async () => {
  const engine = await silenceable();
  engine.breakProbes(3);
  const client = connectElasticsearch([engine.url]);
  const count = client.count({ index: "slow" });
  await expect.poll(() => engine.asked.probes, { timeout: 10_000 }).toBeGreaterThan(4);
  for (const answer of engine.slow) answer();
  expect(await count).toEqual({ count: 7 });
  await client.close();
});
