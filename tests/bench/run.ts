/**
 * `npm run bench`: load, latency, start-up and bundle sizes, on KARYON_RELEASE (when set) and on demo releases of
 * 1, 4 and 16 times the usual size. Writes docs/benchmarks.md.
 */
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { indexKinds } from "../../index-mappings/names.ts";
import { startServices } from "../../services/services.ts";
import { startApi } from "../site.ts";
import { run } from "../suites.ts";
import { bundleSizes } from "./bundles.ts";
import { measureCalls } from "./calls.ts";
import { timedLoad } from "./loads.ts";
import type { LoadRecord, LoadStep } from "./loads.ts";
import type { Latency } from "./measure.ts";
import { machine, markdownTable, writeFigures } from "./report.ts";
import { secondsUntilReady } from "./start-up.ts";
import { pagesToVisit, measureVitals } from "./web-vitals.ts";
import type { Vitals } from "./web-vitals.ts";

const demoSizes = [800, 3_200, 12_800];
/** Of the requests that the first release is sent: the others tell how figures grow. */
const demoShare = 0.5;
const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

interface Result {
  readonly title: string;
  readonly wall: number;
  readonly record: LoadRecord;
  readonly latencies: readonly Latency[];
  /** Of gene pages in a browser; only of the first release. */
  readonly vitals: readonly Vitals[];
}

const state = resolve(".karyon", "bench");
await rm(state, { recursive: true, force: true });
const realRelease = process.env["KARYON_RELEASE"];

async function benchRelease(
  title: string,
  dir: string,
  prefix: string,
  env: NodeJS.ProcessEnv,
  elasticsearch: string,
  isFirst: boolean,
): Promise<Result> {
  const site = {
    ...env,
    KARYON_RATE_LIMIT: "0",
    KARYON_INDEX_PREFIX: prefix,
    KARYON_STATE: join(state, prefix),
  };
  const { wall, record } = await timedLoad(dir, site);
  const api = await startApi(site);
  try {
    console.log(title);
    const latencies = await measureCalls({
      url: api.url,
      elasticsearch,
      prefix,
      only: "",
      share: isFirst ? 1 : demoShare,
      say: console.log,
    });
    const vitals = isFirst ? await measureVitals(api.url, await pagesToVisit(elasticsearch, prefix)) : [];
    return { title, wall, record, latencies, vitals };
  } finally {
    await api.stop();
  }
}

async function allReleases(): Promise<Result[]> {
  const services = await startServices({
    state: join(state, "services"),
    heap: "1g",
    purpose: "bench",
    log: console.log,
  });
  const env = {
    ...process.env,
    ELASTICSEARCH_URL: services.elasticsearch.url,
    REDIS_URL: services.redis.url,
  };
  const results: Result[] = [];
  if ((await run("vite", ["build", "web", "--logLevel", "warn"], env)) !== 0)
    throw new Error("the web does not build");
  try {
    if (realRelease)
      results.push(
        await benchRelease(
          "real release",
          resolve(realRelease),
          "bench-real",
          env,
          services.elasticsearch.url,
          true,
        ),
      );
    for (const genes of demoSizes) {
      const dir = join(state, `demo-${genes}`);
      if (
        (await run(process.execPath, [
          "demo/cli.ts",
          "--genes",
          String(genes),
          "--seed",
          "1",
          "--out",
          dir,
        ])) !== 0
      )
        throw new Error("no demo release");
      results.push(
        await benchRelease(
          `demo ${genes / demoSizes[0]!}× (${genes.toLocaleString("en")} genes)`,
          dir,
          `bench-demo-${genes}`,
          env,
          services.elasticsearch.url,
          results.length === 0,
        ),
      );
    }
  } finally {
    await services.stop();
  }
  return results;
}

async function startUps(): Promise<{ first: number; second: number }> {
  const env: NodeJS.ProcessEnv = { ...process.env, KARYON_STATE: join(state, "start-up"), PORT: "3111" };
  delete env["KARYON_RELEASE"];
  return { first: await secondsUntilReady(env), second: await secondsUntilReady(env) };
}

const results = await allReleases();
const start = await startUps();
const bundles = await bundleSizes(resolve("web", "dist"));

const isWritten = ({ name }: LoadStep): boolean => indexKinds.some((kind) => kind === name);
const docs = (record: LoadRecord): number =>
  record.steps.filter(isWritten).reduce((sum, step) => sum + step.docs, 0);
const peak = (record: LoadRecord): number => Math.max(...record.steps.map((step) => step.peakRssMb));

const figures = [
  `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`,
  "## Load",
  markdownTable(
    ["release", "documents", "wall s", "docs/s", "peak RSS MB"],
    results.map(({ title, wall, record }) => [
      title,
      docs(record),
      round(wall),
      Math.round(docs(record) / wall),
      Math.round(peak(record)),
    ]),
  ),
  `Steps of the ${results[0]!.title}:`,
  markdownTable(
    ["step", "rows or documents", "s", "peak RSS MB"],
    results[0]!.record.steps.map((step) => [
      step.name,
      step.docs,
      round(step.seconds),
      Math.round(step.peakRssMb),
    ]),
  ),
  "## Latency",
  markdownTable(
    ["release", "call", "clients", "p50 ms", "p95 ms", "failed", "event loop ms", "api MB"],
    results.flatMap(({ title, latencies }) =>
      latencies.map((row) => [
        title,
        row.call,
        row.clients,
        round(row.p50),
        round(row.p95),
        row.failed,
        round(row.delay),
        Math.round(row.rss),
      ]),
    ),
  ),
  "## Pages in a browser",
  `Of the ${results[0]!.title}: the two genes with the most annotations, two others, and the term with the most annotations.`,
  markdownTable(
    ["page", "LCP ms", "answers after ms", "CLS", "INP ms"],
    results[0]!.vitals.map(({ page, lcp, ready, cls, inp }) => [
      decodeURIComponent(page),
      Math.round(lcp),
      Math.round(ready),
      round(cls, 3),
      inp,
    ]),
  ),
  "## Start",
  markdownTable(
    ["start", "s"],
    [
      ["first, demo release made and loaded", round(start.first)],
      ["second, data reused", round(start.second)],
    ],
  ),
  "## Bundles",
  markdownTable(
    ["what", "KB gz"],
    [
      ["scripts of the first page", bundles.firstJs],
      ["styles of the first page", bundles.firstCss],
      [`largest route (${bundles.largestRoute.file})`, bundles.largestRoute.kb],
    ],
  ),
].join("\n\n");

await writeFigures(resolve("docs", "benchmarks.md"), figures);
console.log(figures);
