/** Finding and starting Elasticsearch and Redis: what survives, what is cleaned away, what a person is told. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { askElasticsearch } from "../../services/elasticsearch.ts";
import { listProcesses } from "../../services/process-table.ts";
import { startServices, type Services, type ServicesOptions } from "../../services/services.ts";

const root = join(import.meta.dirname, "../..");
const folders: string[] = [];

function stateFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "karyon-services-test-"));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const start = (state: string, options: Partial<ServicesOptions> = {}): Promise<Services> =>
  startServices({ state, heap: "512m", longRun: false, way: "local", ...options });

/** Every process that belongs to a state folder: both servers, the launcher, and nothing else. */
const processesOf = (state: string): string[] =>
  listProcesses()
    .map(({ command }) => command)
    .filter((command) => command.includes(state) && !command.includes("services/run.ts"));

async function gone(state: string): Promise<void> {
  await expect.poll(() => processesOf(state), { timeout: 60_000 }).toEqual([]);
}

/** Two services by their addresses. */
interface Addressed {
  elasticsearch: { url: string };
  redis: { url: string };
}

async function saveSomething({ elasticsearch, redis }: Addressed): Promise<void> {
  const answer = await askElasticsearch(elasticsearch.url, "/things/_doc/1?refresh=true", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "cdc2" }),
  });
  expect(answer.status).toBe(201);
  const client = new Redis(redis.url);
  await client.set("thing", "cdc2");
  client.disconnect();
}

async function expectSomething({ elasticsearch, redis }: Addressed): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = await askElasticsearch(elasticsearch.url, "/things/_doc/1").catch(() => undefined);
        return answer?.ok ? await answer.text() : "no answer yet";
      },
      { timeout: 300_000 },
    )
    .toContain('"name":"cdc2"');
  const client = new Redis(redis.url);
  expect(await client.get("thing")).toBe("cdc2");
  client.disconnect();
}

describe("local services", () => {
  it("end when their parent is killed, are found again by a second start, refuse a second owner, and come back after a crash with nothing lost", async () => {
    const state = stateFolder();
    const run = async (): Promise<Addressed & { child: ReturnType<typeof spawn> }> => {
      const child = spawn(process.execPath, ["services/run.ts", "--state", state, "--password"], {
        cwd: root,
        stdio: ["ignore", "pipe", "inherit"],
      });
      onTestFinished(() => {
        child.kill("SIGTERM");
      });
      let printed = "";
      for await (const chunk of child.stdout) {
        printed += String(chunk);
        if (/^REDIS_URL=.*$/m.test(printed)) break;
      }
      const url = (name: string): string => new RegExp(`^${name}=(.*)$`, "m").exec(printed)?.[1] ?? "";
      return { child, elasticsearch: { url: url("ELASTICSEARCH_URL") }, redis: { url: url("REDIS_URL") } };
    };
    const first = await run();
    await saveSomething(first);
    const withoutPassword = first.elasticsearch.url.replace(/\/\/.*@/, "//");
    expect((await fetch(`${withoutPassword}/things/_doc/1`)).status).toBe(401);
    const stranger = new URL(first.redis.url);
    stranger.password = "";
    const refused = new Redis(stranger.href, { maxRetriesPerRequest: 0, retryStrategy: () => null });
    refused.on("error", () => undefined);
    await expect(refused.get("thing")).rejects.toThrow();
    refused.disconnect();
    first.child.kill("SIGKILL");
    await once(first.child, "exit");

    const second = await run();
    await expectSomething(second);
    await expect(start(state)).rejects.toThrow(
      `Karyon is already running with the state folder ${state}, pid ${second.child.pid}`,
    );

    const servers = listProcesses().filter(
      ({ command }) => command.includes(state) && /redis-server|org\.elasticsearch\.bootstrap/.test(command),
    );
    expect(servers).toHaveLength(2);
    for (const { pid } of servers) process.kill(pid, "SIGKILL");
    await expectSomething(second);
    second.child.kill("SIGTERM");
    expect(await once(second.child, "exit")).toEqual([0, null]);
    await gone(state);
  }, 600_000);

  it("that are given up halfway leave nothing behind", async () => {
    const state = stateFolder();
    const controller = new AbortController();
    const starting = start(state, { signal: controller.signal });
    starting.catch(() => {});
    await expect.poll(() => processesOf(state).length, { timeout: 60_000 }).toBeGreaterThan(1);
    controller.abort();
    await expect(starting).rejects.toThrow();
    await gone(state);
  }, 600_000);

  it("give Elasticsearch a heap by what its data take, unless one is named", async () => {
    const heapOf = async (options: Partial<ServicesOptions>): Promise<string | undefined> => {
      const state = stateFolder();
      mkdirSync(join(state, "elasticsearch/data"), { recursive: true });
      const data = join(state, "elasticsearch/data/as-large-as-many-generations");
      writeFileSync(data, "");
      truncateSync(data, 8e9);
      const controller = new AbortController();
      const starting = start(state, { heap: undefined, signal: controller.signal, ...options });
      starting.catch(() => {});
      const given = (): string | undefined =>
        processesOf(state)
          .map((command) => / -Xmx(\w+) .*org\.elasticsearch\.bootstrap/.exec(command)?.[1])
          .find((heap) => heap !== undefined);
      await expect.poll(given, { timeout: 60_000 }).toBeDefined();
      const heap = given();
      controller.abort();
      await expect(starting).rejects.toThrow();
      await gone(state);
      return heap;
    };
    expect(await heapOf({})).toBe("1152m");
    expect(await heapOf({ heap: "600m" })).toBe("600m");
  }, 600_000);
});

describe("what a person is told", () => {
  const noRedis = { redisUrl: process.env["REDIS_URL"] };

  it("names the Java that was found when there is no JDK 21, and Redis does not stay behind", async () => {
    const state = stateFolder();
    const home = stateFolder();
    mkdirSync(join(home, "bin"));
    writeFileSync(join(home, "bin/java"), "");
    writeFileSync(join(home, "release"), 'JAVA_VERSION="17.0.15"\nMODULES="java.base jdk.jlink"\n');
    vi.stubEnv("ES_JAVA_HOME", home);
    await expect(start(state)).rejects.toThrow(
      `Elasticsearch needs a JDK 21 or later, and ES_JAVA_HOME has another (found: Java 17 in ${home}): install one`,
    );
    await gone(state);
  });

  it("says that a download is dead, and what to do instead", async () => {
    const maven = stateFolder();
    writeFileSync(
      join(maven, "mvn"),
      "#!/bin/sh\necho '[ERROR] Failed to execute goal x:y:1:unpack (fetch) on project fetch: Could not transfer artifact: Network is unreachable -> [Help 1]'\nexit 1\n",
    );
    chmodSync(join(maven, "mvn"), 0o755);
    vi.stubEnv("PATH", [maven, process.env["PATH"]].join(delimiter));
    vi.stubEnv("XDG_CACHE_HOME", stateFolder());
    await expect(start(stateFolder(), noRedis)).rejects.toThrow(
      "Elasticsearch 9.4.3 could not be downloaded through Maven (Could not transfer artifact: Network is unreachable): check the network and start again, or start a Docker engine, or set ELASTICSEARCH_URL.",
    );
  });

  it("quotes the log of a server that ends while starting", async () => {
    const state = stateFolder();
    await expect(start(state, { ...noRedis, heap: "1k" })).rejects.toThrow(
      /^Elasticsearch 9\.4\.3 ended while starting: “.+”; its log is .*console\.log\.$/,
    );
    await gone(state);
  });

  it("refuses a password where the data are in a container, which has none", async () => {
    const state = stateFolder();
    writeFileSync(join(state, "elasticsearch-container.log"), "");
    await expect(startServices({ state, wantsPassword: true, ...noRedis })).rejects.toThrow(
      `what the state folder ${state} has is in a container: leave out KARYON_ES_PASSWORD`,
    );
  });

  it("names an address where nothing, or something else, answers", async () => {
    const server = createServer((_request, response) => response.end("{}")).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    const started = (options: Partial<ServicesOptions>): Promise<Services> => start(stateFolder(), options);
    await expect(started({ ...noRedis, elasticsearchUrl: "http://user:secret@127.0.0.1:1" })).rejects.toThrow(
      "ELASTICSEARCH_URL is http://…@127.0.0.1:1, where no Elasticsearch answers",
    );
    await expect(started({ ...noRedis, elasticsearchUrl: url })).rejects.toThrow(
      `ELASTICSEARCH_URL is ${url}, where no Elasticsearch answers (something else answers)`,
    );
    await expect(
      started({ elasticsearchUrl: process.env["ELASTICSEARCH_URL"], redisUrl: "redis://127.0.0.1:1" }),
    ).rejects.toThrow("REDIS_URL is redis://127.0.0.1:1, where no Redis answers");
    server.close();
  });
});
