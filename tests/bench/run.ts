/**
 * `npm run bench`: load, latency, start-up and bundle sizes, on KARYON_RELEASE (when set) and on demo releases of
 * 1, 4 and 16 times the usual size. Writes docs/benchmarks/speed.json, where the newest run becomes the one before, and
 * docs/benchmarks.md. `npm run bench -- --again` replaces the newest run; `npm run bench -- --gate` writes nothing, and
 * fails where a call takes a fifth more processor time than in the newest run.
 */
import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { indexKinds } from "../../index-mappings/names.ts";
import { startServices } from "../../services/services.ts";
import { startApi } from "../site.ts";
import { run } from "../suites.ts";
import { bundleSizes } from "./bundles.ts";
import { measureCalls } from "./calls.ts";
import { readRuns, withRun, writeRuns } from "./figures.ts";
import type { Figures, ReleaseFigures } from "./figures.ts";
import { slowerCalls } from "./gate.ts";
import { timedLoad } from "./loads.ts";
import type { LoadRecord, LoadStep } from "./loads.ts";
import { memoryOfProcess } from "./measure.ts";
import type { Latency } from "./measure.ts";
import { machine, speedReport, writeSpeed } from "./report.ts";
import { timeStart } from "./start-up.ts";
import type { StartUp } from "./start-up.ts";
import { measureViews, viewKind, viewsToVisit } from "./viewers.ts";
import type { ViewTime } from "./viewers.ts";
import { pagesToVisit, measureVitals } from "./web-vitals.ts";
import type { Vitals } from "./web-vitals.ts";

const demoSizes = [800, 3_200, 12_800];
/** Of the requests that the first release is sent: the others tell how figures grow. */
const demoShare = 0.5;
/** ms after all calls, when threads without work have ended and processes have given back what they do not use. */
const untilRest = 35_000;
/** Whether the newest run is measured again, and the one before it stays. */
const isAgain = process.argv.includes("--again");
/** Whether the run is only compared with the newest. */
const isGate = process.argv.includes("--gate");

interface Result {
  readonly title: string;
  readonly wall: number;
  readonly record: LoadRecord;
  readonly latencies: readonly Latency[];
  /** As in the figures; null where it is not measured. */
  readonly restRssEach: number | null;
  /** Of gene pages in a browser; only of the first release. */
  readonly vitals: readonly Vitals[];
  /** Of views in frames, of the kinds that no release before had anything for. */
  readonly views: readonly ViewTime[];
}

const state = resolve(".karyon", "bench");
await rm(state, { recursive: true, force: true });
/** Kinds of views that are timed already. */
const timedViews = new Set<string>();
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
    if (isFirst) await wait(untilRest);
    const restRssEach = isFirst ? await memoryOfProcess(api.url) : null;
    const vitals = isFirst ? await measureVitals(api.url, await pagesToVisit(elasticsearch, prefix)) : [];
    const views = await measureViews(
      api.url,
      (await viewsToVisit(elasticsearch, prefix)).filter((view) => !timedViews.has(viewKind(view))),
    );
    for (const { view } of views) timedViews.add(viewKind(view));
    return { title, wall, record, latencies, restRssEach, vitals, views };
  } finally {
    await api.stop();
  }
}

async function allReleases(): Promise<Result[]> {
  const services = await startServices({
    state: join(state, "services"),
    release: realRelease && resolve(realRelease),
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

/** Short name of the commit, with "-dirty" where something is not committed; null outside of a checkout. */
function describeCommit(): string | null {
  const { stdout, status } = spawnSync("git", ["describe", "--always", "--dirty", "--exclude=*"], {
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : null;
}

async function startUps(): Promise<{ first: StartUp; second: StartUp }> {
  const env: NodeJS.ProcessEnv = { ...process.env, PORT: "3111" };
  delete env["KARYON_RELEASE"];
  const folder = join(state, "start-up");
  return { first: await timeStart(folder, env), second: await timeStart(folder, env) };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const isWritten = ({ name }: LoadStep): boolean => indexKinds.some((kind) => kind === name);

/** No more digits than one run can tell. */
function releaseFigures({
  title,
  wall,
  record,
  latencies,
  restRssEach,
  vitals,
  views,
}: Result): ReleaseFigures {
  return {
    title,
    documents: record.steps.filter(isWritten).reduce((sum, step) => sum + step.docs, 0),
    wall: round(wall, 1),
    steps: record.steps.map(({ name, docs, seconds, peakRssMb }) => ({
      name,
      docs,
      seconds: round(seconds, 1),
      peakRssMb: Math.round(peakRssMb),
    })),
    latencies: latencies.map(
      ({ p50, p95, delay, rss, rssEach = 0, perSecond = 0, apiCpu = 0, searchCpu = 0, ...call }) => ({
        ...call,
        p50: round(p50, 1),
        p95: round(p95, 1),
        delay: round(delay, 1),
        rss: Math.round(rss),
        rssEach: Math.round(rssEach),
        perSecond: Math.round(perSecond),
        apiCpu: round(apiCpu, 2),
        searchCpu: round(searchCpu, 2),
      }),
    ),
    ...(restRssEach !== null && { restRssEach: Math.round(restRssEach) }),
    vitals: vitals.map(({ page, lcp, ready, longest, score, cls, inp }) => ({
      page: decodeURIComponent(page),
      lcp: Math.round(lcp),
      ready: Math.round(ready),
      longest: Math.round(longest),
      score,
      cls: round(cls, 3),
      inp,
    })),
    views,
  };
}

// Before all measuring: the checkout may be another one at their end.
const commit = describeCommit();
const results = await allReleases();
const start = await startUps();
const now: Figures = {
  date: new Date().toISOString().slice(0, 10),
  ...(commit === null ? {} : { commit }),
  machine: machine(),
  releases: results.map(releaseFigures),
  start: {
    first: round(start.first.ready, 1),
    second: round(start.second.ready, 1),
    pages: start.second.pages === null ? null : round(start.second.pages, 1),
  },
  bundles: await bundleSizes(resolve("web", "dist")),
};
const kept = resolve("docs", "benchmarks", "speed.json");
const known = await readRuns(kept);
if (isGate) {
  const slower = known === null ? [] : slowerCalls(known.now, now);
  for (const line of slower) console.error(line);
  console.log(`${slower.length} calls take more processor time than they may`);
  process.exitCode = slower.length > 0 ? 1 : 0;
} else {
  const runs = withRun(known, now, isAgain);
  await writeRuns(kept, runs);
  await writeSpeed(resolve("docs", "benchmarks.md"), runs);
  console.log(speedReport(runs));
}
