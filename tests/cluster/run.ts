/**
 * `npm run faults -- cluster [PER_SECOND [GENES]]`: an operator's day on three Elasticsearch nodes of this machine with a copy of every
 * shard and two api processes: a release is loaded, a node is lost, comes back, a fourth is added, a release is rolled back, the one
 * that was left is lost and comes back from a snapshot, with readers all the time. Then readers at a rising pace until they wait. Ends
 * with exit code 1 when a read failed.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { demoRelease } from "../faults/servers/karyon.ts";
import { pathsOf, Readers } from "./readers.ts";
import type { Figures } from "./readers.ts";
import { restoreKept } from "./restore.ts";
import { startClusterSuite } from "./suite.ts";

const [perSecond = 100, genes = 800] = process.argv.slice(2).map(Number);
/** Reads that failed before the pace rises. */
let lost = 0;

/** An interval of time, and under it what was refused in it. */
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

const { nodes, folder, api, give: giveTo, stop } = await startClusterSuite("cluster", 4, "512m", [3]);
const prefix = "karyon";
const give = (...args: string[]): Promise<number> => giveTo(prefix, ...args);
try {
  await give("load", await demoRelease(folder, genes, "2025-01-01"));
  const newer = await demoRelease(folder, genes, "2025-02-01");
  const urls = (await Promise.all([api(prefix), api(prefix)])).map(({ url }) => url);
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
  const { saving, restoring } = await restoreKept(nodes.url, prefix, (kept) => give("delete", kept));
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
