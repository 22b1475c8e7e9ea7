/**
 * The container path, with real containers where a Docker engine answers and has the images. Elsewhere the same
 * questions are put to local processes; a line says which it was.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { GenericContainer, Wait } from "testcontainers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stateId } from "../../services/docker.ts";
import { askElasticsearch, ELASTICSEARCH_IMAGE } from "../../services/elasticsearch.ts";
import { REDIS_IMAGE } from "../../services/redis.ts";
import { startServices, type Services } from "../../services/services.ts";

const way = [ELASTICSEARCH_IMAGE, REDIS_IMAGE].every(imageIsHere) ? "docker" : "local";
const state = mkdtempSync(join(tmpdir(), "karyon-containers-test-"));
let services: Services;

function imageIsHere(image: string): boolean {
  try {
    execFileSync("docker", ["image", "inspect", image], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  console.log(
    `container tests: ${way === "docker" ? "Docker containers" : "no Docker engine with the images, so local processes"}`,
  );
  services = await startServices({ state, heap: "512m", longRun: false, way });
});
afterAll(async () => {
  await services?.stop();
  if (way === "docker") {
    const volumes = ["elasticsearch", "redis"].map((service) => `karyon-${stateId(state)}-${service}`);
    execFileSync("docker", ["volume", "rm", ...volumes], { stdio: "ignore" });
  }
  rmSync(state, { recursive: true, force: true });
}, 120_000);

describe(`services (${way})`, () => {
  it("have the analysis and the durability that Karyon needs", async () => {
    expect(services.elasticsearch.how).toBe(way === "docker" ? "Docker container" : "local process");
    const analysis = {
      settings: {
        analysis: {
          filter: { grams: { type: "edge_ngram", min_gram: 1, max_gram: 10 } },
          analyzer: { prefix: { tokenizer: "standard", filter: ["lowercase", "asciifolding", "grams"] } },
        },
      },
    };
    const answer = await askElasticsearch(services.elasticsearch.url, "/analysed", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(analysis),
    });
    expect(answer.status).toBe(200);
    const redis = new Redis(services.redis.url);
    expect(await redis.config("GET", "appendonly")).toEqual(["appendonly", "yes"]);
    expect(await redis.config("GET", "maxmemory-policy")).toEqual(["maxmemory-policy", "noeviction"]);
    redis.disconnect();
  });

  it("keep their data over a stop and a start", async () => {
    await askElasticsearch(services.elasticsearch.url, "/kept/_doc/1", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: '{"name":"cdc2"}',
    });
    const before = new Redis(services.redis.url);
    await before.set("kept", "cdc2");
    before.disconnect();
    await services.stop();
    services = await startServices({ state, heap: "512m", longRun: false, way });
    expect(await (await askElasticsearch(services.elasticsearch.url, "/kept/_doc/1")).text()).toContain(
      '"name":"cdc2"',
    );
    const after = new Redis(services.redis.url);
    expect(await after.get("kept")).toBe("cdc2");
    after.disconnect();
  });
});

describe("docker-compose.yml", () => {
  const compose = readFileSync(join(import.meta.dirname, "../../docker-compose.yml"), "utf8");

  it("names the images that the start uses", () => {
    expect(compose).toContain(`image: ${ELASTICSEARCH_IMAGE}\n`);
    expect(compose).toContain(`image: ${REDIS_IMAGE}\n`);
  });

  it("publishes nothing but the site, and that on the loopback address", () => {
    expect(compose.match(/^ +ports:.*$/gm)).toEqual(['    ports: ["127.0.0.1:${PORT:-3000}:3000"]']);
  });

  it(`starts a Redis that works ${way === "docker" ? "through testcontainers" : "as the local process does"}`, async () => {
    const container =
      way === "docker"
        ? await new GenericContainer(REDIS_IMAGE)
            .withExposedPorts(6379)
            .withAutoCleanup(false)
            .withWaitStrategy(Wait.forLogMessage("Ready to accept connections"))
            .withCommand([
              "redis-server",
              "--appendonly",
              "yes",
              "--save",
              "",
              "--maxmemory-policy",
              "noeviction",
            ])
            .start()
        : undefined;
    try {
      const redis = new Redis(
        container ? `redis://${container.getHost()}:${container.getMappedPort(6379)}` : services.redis.url,
      );
      expect(await redis.ping()).toBe("PONG");
      redis.disconnect();
    } finally {
      await container?.stop();
    }
  });
});
