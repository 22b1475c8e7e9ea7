/** What docs/operations.md says of backups, done: saved, lost, and put back. */
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { expect, it } from "vitest";
import { askElasticsearch } from "../../services/elasticsearch.ts";
import { startServices } from "../../services/services.ts";
import { startApi } from "../site.ts";
import type { Karyon } from "./servers/karyon.ts";
import { Traffic } from "./matrix/traffic.ts";
import { waitFor } from "./servers/wait-for.ts";

/** Copies the append-only file of a Redis that goes on, as a folder (Redis 7) or as one file (Redis 6). */
async function copyOfRedis(url: string, from: string, to: string): Promise<void> {
  const redis = new Redis(url);
  await redis.call("BGREWRITEAOF");
  await waitFor("the file is written", async () =>
    /aof_rewrite_in_progress:0[^]*aof_rewrite_scheduled:0/.test(await redis.info("persistence")),
  );
  redis.disconnect();
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (name.startsWith("appendonly")) await cp(join(from, name), join(to, name), { recursive: true });
}

const tell = async (engine: string, method: string, path: string, body?: unknown): Promise<void> => {
  const answer = await askElasticsearch(engine, path, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${await answer.text()}`).toBe(true);
};

/** A test that takes away all that a prefix has on the servers, so it goes last. */
export function backupAndRestore(karyon: () => Karyon, prefix: string): void {
  it("answers every page and every saved query from a backup, when all else is lost", async () => {
    const { services, folder, portal } = karyon();
    const engine = services.elasticsearch.url;
    const { env, generations } = portal(prefix);
    const elsewhere = await mkdtemp(join(tmpdir(), "karyon-restored-"));
    const before = await generations();
    const first = await startApi(env);
    const asked = await Traffic.to(first.url);
    await asked.learn();
    const saved = (await asked.ask("save")).saved;
    expect(saved).not.toBeNull();

    const indices = `${prefix}-*`;
    await tell(engine, "PUT", "/_snapshot/karyon", { type: "fs", settings: { location: "karyon" } });
    await tell(engine, "PUT", "/_snapshot/karyon/one?wait_for_completion=true", { indices });
    await copyOfRedis(services.redis.url, join(folder, "services", "redis"), join(elsewhere, "redis"));
    await first.stop();

    const all = before.flatMap(({ name, documents }) =>
      Object.keys(documents).map((kind) => `${prefix}-${kind}--${name}`),
    );
    await tell(engine, "DELETE", `/${all.join(",")}`);
    expect(await generations()).toEqual([]);
    await tell(engine, "POST", "/_snapshot/karyon/one/_restore?wait_for_completion=true", {
      indices,
      include_aliases: true,
    });
    expect(await generations()).toEqual(before);
    const other = await startServices({ state: elsewhere, elasticsearchUrl: engine, purpose: "test" });
    const second = await startApi({ ...env, REDIS_URL: other.redis.url });
    try {
      const again = asked.at(second.url);
      await again.askAll();
      expect(again.asked.filter(({ status, wrong }) => status !== 200 || wrong !== null)).toEqual([]);
      expect((await fetch(`${second.url}/api/v1/dataset/latest/query/${saved}?size=0`)).status).toBe(200);
    } finally {
      await second.stop();
      await other.stop();
      await rm(elsewhere, { recursive: true, force: true });
    }
  });
}
