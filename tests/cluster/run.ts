/**
 * `npm run faults -- cluster [PER_SECOND [GENES]]`: an operator's day on three Elasticsearch nodes of this machine with a copy of every
 * shard and two api processes: a release is loaded, a node is lost, comes back, a fourth is added, a release is rolled back, the one
 * that was left is lost and comes back from a snapshot, with readers all the time. Then readers at a rising pace until they wait. Ends
 * with exit code 1 when a read failed.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServices } from "../../services/services.ts";
import { demoRelease } from "../faults/servers/karyon.ts";
import { startApi } from "../site.ts";
import type { Site } from "../site.ts";
import { run } from "../suites.ts";
import { startNodes } from "./nodes.ts";
import { pathsOf, Readers } from "./readers.ts";
import type { Figures } from "./readers.ts";
import { restoreKept } from "./restore.ts";

const [perSecond = 100, genes = 800] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), "karyon-cluster-"));
/** Reads that failed before the pace rises. */
let lost = 0;

/** A stretch of time, and under it what was refused in it. */
const line = (what: string, { asked, failed, p50, p95, slowest, refusals }: Figures, more = ""): string =>
  [
    what.padEnd(34),
    `${asked} reads`,
    `${failed} failed`,
    `p50 ${p50.toFixed(0)} ms`,
    `p95 ${p95.toFixed(0)} ms`,
    `slowest ${slowest.toFixed(0)} ms`,
    more,
    ...[...refusals].map(
      ([refusal, { times, least, most }]) =>
        `\n    ${times} × ${refusal} (after ${seconds(least)} to ${seconds(most)})`,
    ),
  ].join("  ");
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const nodes = await startNodes(folder, 4, "512m", [3]);
const services = await startServices({
  state: join(folder, "redis"),
  elasticsearchUrl: nodes.url,
  purpose: "test",
});
const apis: Site[] = [];
const over = new AbortController();
let command: Promise<unknown> = Promise.resolve();
let stopped: Promise<void> | null = null;
const stop = (): Promise<void> => (stopped ??= stopAll());
async function stopAll(): Promise<void> {
  // A load would wait for its servers for minutes.
  over.abort();
  await command.catch(() => undefined);
  for (const api of apis) await api.stop();
  await services.stop();
  await nodes.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stop().finally(() => process.exit(130)));
try {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ELASTICSEARCH_URL: nodes.url,
    REDIS_URL: services.redis.url,
    KARYON_STATE: join(folder, "state"),
    KARYON_REPLICAS: "1",
    KARYON_RATE_LIMIT: "0",
    KARYON_SITE: "",
    KARYON_RELEASE: "",
  };
  const give = async (...args: string[]): Promise<number> => {
    const began = performance.now();
    const ended = run(process.execPath, ["indexer/cli.ts", ...args], env, over.signal);
    command = ended;
    if ((await ended) !== 0) throw new Error(`${args.join(" ")} has failed`);
    return performance.now() - began;
  };
  await give("load", await demoRelease(folder, genes, "2025-01-01"));
  const newer = await demoRelease(folder, genes, "2025-02-01");
  apis.push(...(await Promise.all([startApi(env), startApi(env)])));
  const urls = apis.map(({ url }) => url);
  const paths = await pathsOf(urls[0] ?? "");
  let readers = new Readers(urls, paths, perSecond);
  await sleep(10_000);
  console.log(line("right after the start of the api", readers.figures()));
  await sleep(10_000);
  console.log(line("three nodes", readers.figures()));
  const took = await give("load", newer);
  console.log(line("a load", readers.figures(), seconds(took)));
  await sleep(5_000);
  console.log(line("after it", readers.figures()));
  await nodes.kill(1);
  await sleep(15_000);
  console.log(line("a node is lost (kill -9)", readers.figures()));
  const green = await nodes.until("green", 2);
  console.log(line("its shards are copied", readers.figures(), `green after ${seconds(15_000 + green)}`));
  await nodes.start(1);
  const back = await nodes.until("green", 3);
  console.log(line("it comes back", readers.figures(), `after ${seconds(back)}`));
  await nodes.start(3);
  const added = await nodes.until("green", 4);
  await sleep(10_000);
  console.log(line("a fourth node is added", readers.figures(), `after ${seconds(added)}`));
  const rolled = await give("rollback");
  await sleep(5_000);
  console.log(line("a rollback", readers.figures(), seconds(rolled)));
  const { saving, restoring } = await restoreKept(nodes.url, "karyon", (kept) => give("delete", kept));
  const whole = await nodes.until("green", 4);
  await give("rollback");
  await sleep(5_000);
  console.log(
    line(
      "a generation is saved, deleted, restored and gone back to",
      readers.figures(),
      `${seconds(saving)} to save, ${seconds(restoring + whole)} until it was back with its copies`,
    ),
  );
  await readers.end();
  lost = readers.failed;
  console.log(`${lost} reads failed`);
  for (let pace = perSecond; pace <= 1_600; pace *= 2) {
    readers = new Readers(urls, paths, pace);
    await sleep(5_000);
    readers.figures();
    await sleep(10_000);
    await readers.end();
    const figures = readers.figures();
    console.log(line(`${pace} a second`, figures));
    if (figures.p95 > 1_000 || figures.failed > 0) break;
  }
} finally {
  await stop();
}
process.exit(lost === 0 ? 0 : 1);
