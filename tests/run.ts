/**
 * `npm test`: types and lint, unit, integration, browser, relevance and fault tests, with real Elasticsearch, Redis and Chromium.
 * KARYON_RELEASE says which release the site is tested on; without it a demo release is made.
 * KARYON_RELEASE_2 names a release of another organism: the browser tests that fit any organism run on its site, too.
 * `npm test -- unit browser` runs only the named suites. What failed is said once more at the end; the last line is `N passed, N failed`.
 */
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { defaultPrefix } from "../index-mappings/names.ts";
import { startServices } from "../services/services.ts";
import { ensureRelease, startApi, startSite } from "./site.ts";
import type { Site } from "./site.ts";
import { commandSuite, vitestSuite } from "./suites.ts";
import type { Tally } from "./suites.ts";

const suiteNames = ["check", "unit", "integration", "browser", "relevance", "faults"] as const;
type Suite = (typeof suiteNames)[number];

/** So many browser tests of a run may pass at the second try only. */
const mostUnsteady = 4;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !suiteNames.some((suite) => suite === name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(", ")}; the suites are ${suiteNames.join(", ")}.`);
  process.exit(2);
}
const isAsked = (suite: Suite): boolean => asked.length === 0 || asked.includes(suite);

const state = resolve(".karyon", "test");
await rm(state, { recursive: true, force: true });
const release = process.env["KARYON_RELEASE"];
const secondRelease = process.env["KARYON_RELEASE_2"];
const baseEnv: NodeJS.ProcessEnv = {
  ...process.env,
  KARYON_STATE: state,
  ...(release ? { KARYON_RELEASE: resolve(release) } : {}),
};

const tallies: Tally[] = [];

/** A suite whose servers or site cannot be started has failed, with the reason in one sentence. */
async function attempt(suite: () => Promise<void>): Promise<void> {
  try {
    await suite();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    tallies.push({ passed: 0, failures: [reason] });
  }
}

/** A site beside the first: of another release, or of the demo release. */
async function startBeside(name: string, env: NodeJS.ProcessEnv, dir?: string): Promise<Site> {
  const beside: NodeJS.ProcessEnv = {
    ...env,
    KARYON_STATE: join(state, `${name}-site`),
    KARYON_INDEX_PREFIX: `${env["KARYON_INDEX_PREFIX"] ?? defaultPrefix}-${name}`,
  };
  delete beside["KARYON_RELEASE"];
  delete beside["KARYON_SITE"];
  if (dir !== undefined) beside["KARYON_RELEASE"] = resolve(dir);
  await ensureRelease(beside);
  return startApi(beside);
}

async function withSites(env: NodeJS.ProcessEnv): Promise<void> {
  const sites: Site[] = [];
  try {
    const site = await startSite(env);
    sites.push(site);
    if (release) sites.push(await startBeside("demo", env));
    const { url: demo } = sites.at(-1) ?? site;
    tallies.push(
      await vitestSuite("browser", state, { ...env, KARYON_TEST_URL: site.url, KARYON_TEST_DEMO_URL: demo }),
    );
    if (secondRelease) {
      const second = await startBeside("second", env, secondRelease);
      sites.push(second);
      tallies.push(
        await vitestSuite("second-organism", state, {
          ...env,
          KARYON_TEST_URL: second.url,
          KARYON_TEST_DEMO_URL: demo,
        }),
      );
    }
  } finally {
    for (const site of sites) await site.stop();
  }
}

const faults = (isBeside: boolean): Promise<Tally> => vitestSuite("faults", state, baseEnv, isBeside);

async function withServices(): Promise<void> {
  const services = await startServices({
    state: join(state, "services"),
    heap: "1g",
    purpose: "test",
    log: console.log,
  });
  const env = { ...baseEnv, ELASTICSEARCH_URL: services.elasticsearch.url, REDIS_URL: services.redis.url };
  try {
    if (isAsked("integration")) {
      // A real release takes minutes to load, and is needed anyway: tests that only ask share it.
      if (release) await ensureRelease(env);
      tallies.push(
        await vitestSuite("integration", state, {
          ...env,
          ...(release ? { KARYON_TEST_PREFIX: baseEnv["KARYON_INDEX_PREFIX"] ?? defaultPrefix } : {}),
        }),
      );
    }
    if (isAsked("browser")) await withSites(env);
    if (isAsked("relevance")) {
      await ensureRelease(env);
      // Faults have servers of their own, and wait for them half of the time; judged queries are asked one after the other.
      const beside = isAsked("faults") ? [faults(true)] : [];
      tallies.push(await vitestSuite("relevance", state, env), ...(await Promise.all(beside)));
    }
  } finally {
    await services.stop();
  }
}

if (isAsked("check")) {
  tallies.push(await commandSuite("format", "oxfmt", ["--check"]));
  tallies.push(await commandSuite("types", "tsc", ["-p", "tsconfig.json"]));
  tallies.push(await commandSuite("lint", "oxlint", ["--type-aware", "--deny-warnings"]));
  tallies.push(await commandSuite("unused files, exports and packages", "knip", []));
  tallies.push(
    await commandSuite("files that only tests use", "knip", ["--production", "--include", "files"]),
  );
  tallies.push(await commandSuite("circles", process.execPath, ["tests/circles.ts"]));
  tallies.push(await commandSuite("words of organisms", process.execPath, ["tests/organisms.ts"]));
}
if (isAsked("unit")) tallies.push(await vitestSuite("unit", state, baseEnv));
if (isAsked("integration") || isAsked("browser") || isAsked("relevance")) await attempt(withServices);
if (isAsked("faults") && !isAsked("relevance")) tallies.push(await faults(false));

// A run prints tens of thousands of lines: what failed is said again where it ends.
const unsteady = tallies.flatMap((tally) => tally.unsteady ?? []);
if (unsteady.length > 0)
  console.log(`\n== passed only when tried again: ${unsteady.length}\n\n${unsteady.join("\n\n")}`);
const failures = tallies.flatMap((tally) => tally.failures);
// One press that a busy machine missed is chance; several are a fault of the site.
if (unsteady.length > mostUnsteady)
  failures.push(`${unsteady.length} tests passed only when tried again, more than ${mostUnsteady}`);
if (failures.length > 0) console.log(`\n== failed\n\n${failures.join("\n\n")}`);

const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
