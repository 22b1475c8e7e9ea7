/**
 * `npm start`: services, release, web and api, where possible at the same time. What is live is served at once, and a load
 * runs beside it; only with nothing live is the load waited for. The other rooms are only ever run as processes of their
 * own. Prints one line beginning with `ready` when the site can be used, and one beginning with `now` when a load has
 * put another release in its place.
 */
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { apiArguments, apiEnvironment, keepApi, type ApiProcess } from "./api-process.ts";
import { startChild, type Child } from "./child.ts";
import { unansweredQuestions } from "./front-questions.ts";
import { listenForInterruption } from "./interruption.ts";
import { addressOfSite, whyNotListen, type Place } from "./ports.ts";
import { readServed, type ServedRelease } from "./ready-line.ts";
import { alreadyRunning, ownerOf, type Addresses } from "./running.ts";
import { startServices, type Services } from "./services.ts";
import { addressesFor, readSettings, type Settings } from "./settings.ts";
import { sentenceOf, StartError } from "./start-error.ts";
import { prepareStateFolder } from "./state-folder.ts";
import { buildWebIfStale } from "./web-build.ts";

/** ms for an api that has a release to serve. */
const READY_LIMIT_MS = 120_000;
const interruption = listenForInterruption();
// Whoever reads what is said here, such as a program for logs, may go, and the disk of a log may be full; the site goes on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
/** Aborted when we are asked to stop, and when a part has failed: whatever was started ends. */
const over = new AbortController();
const starting = {
  // The display of a load may have left a line without its end.
  log: (line: string) => console.log(process.stdout.isTTY ? `\r\u001b[2K${line}` : line),
  signal: AbortSignal.any([interruption.signal, over.signal]),
};

/** Start everything; stop it all again when asked to, or when a part ends for good (with its sentence). */
async function run(settings: Settings): Promise<void> {
  await refuseToCollide(settings);
  if (settings.site !== undefined) await refuseDeployment(settings.site);
  const web = buildWebIfStale(settings.state, starting);
  web.catch(() => {}); // awaited below; it must not count as unhandled before
  let services: Services | undefined;
  let indexer: Child | undefined;
  let api: ApiProcess | undefined;
  try {
    const addresses = Promise.withResolvers<Addresses>();
    // The api takes as long to get up as the search engine has left then.
    const begun = Promise.all([addresses.promise, web]).then(([known]) => {
      const env = { ...apiEnvironment, ...environment(settings, known), KARYON_API_ALONE: "true" };
      return (api = keepApi({ args: apiArguments, env, log: join(settings.state, "api.log") }, starting));
    });
    const url = addressOfSite(settings);
    // What the web fails of is awaited below; the end of this start is no failure.
    begun.then(() => sayPages(url)).catch(() => {});
    services = await startServices({
      ...settings,
      ...starting,
      purpose: "start",
      addressed: addresses.resolve,
    });
    const env = environment(settings, {
      elasticsearch: services.elasticsearch.url,
      redis: services.redis.url,
    });
    const failed = rejection(services.failed);
    // The indexer makes sure that a release is live: the given one, else whatever is loaded, else a demo.
    indexer = await startChild(process.execPath, ["indexer/cli.ts", "ensure"], {
      env,
      signal: starting.signal,
    });
    const loaded = endOfLoad(indexer);
    const nothingLoaded = loaded.then(() => new Promise<never>(() => {}));
    nothingLoaded.catch(() => {});
    const { refused } = await Promise.race([failed, nothingLoaded, begun]);
    await Promise.race([failed, nothingLoaded, rejection(refused), waitUntilReady(url, loaded)]);
    const served = await readServed(url);
    starting.log(served.line);
    void tellUnanswered(url);
    void followLoad(loaded, url, served, settings.site === undefined ? api : undefined).catch(
      (error: unknown) => starting.signal.aborted || starting.log(sentenceOf(error)),
    );
    await Promise.race([failed, interruption.asked]);
  } finally {
    over.abort();
    await indexer?.exited;
    await api?.over;
    await services?.stop();
    await web.catch(() => {});
  }
}

/** A sentence that may come turned into a failure that may come, which nobody has to wait for. */
function rejection(sentence: Promise<string>): Promise<never> {
  const failure = sentence.then((text) => {
    throw new StartError(text);
  });
  failure.catch(() => {});
  return failure;
}

async function refuseToCollide({ state, port, host, figures }: Settings): Promise<void> {
  const owner = ownerOf(state);
  if (owner) throw new StartError(alreadyRunning(relative(".", state) || state, owner.pid));
  if (figures?.port === port)
    throw new StartError(`PORT and KARYON_METRICS_PORT are both ${port}: each wants a port of its own.`);
  const places: Place[] = [{ port, host, settings: { port: "PORT", host: "HOST" } }];
  if (figures)
    places.push({ ...figures, settings: { port: "KARYON_METRICS_PORT", host: "KARYON_METRICS_HOST" } });
  const refusals = (await Promise.all(places.map(whyNotListen))).filter((one) => one !== undefined);
  if (refusals.length > 0) throw new StartError(refusals.join("\n"));
  prepareStateFolder(state);
}

/** The api would refuse it, too, when everything else has started. */
async function refuseDeployment(site: string): Promise<void> {
  const check = await startChild(process.execPath, ["config/check.ts", site], { signal: starting.signal });
  const { code } = await check.exited;
  if (code !== 0)
    throw new StartError(
      "The setting KARYON_SITE names a deployment that cannot be used, the reason is above.",
    );
}

function environment(settings: Settings, addresses: Addresses): NodeJS.ProcessEnv {
  const { port, state, site, release } = settings;
  return {
    NODE_ENV: "production",
    ...process.env,
    PORT: String(port),
    KARYON_STATE: state,
    ...addressesFor(addresses),
    ...(site === undefined ? {} : { KARYON_SITE: site }),
    ...(release === undefined ? {} : { KARYON_RELEASE: release }),
  };
}

/** Resolves when a release is live for sure; rejects when there is none. */
async function endOfLoad({ exited }: Child): Promise<void> {
  const { code, signal } = await exited;
  if (code !== 0)
    throw new StartError(
      `No release could be loaded (${signal ?? `exit code ${code}`}), the reason is above.`,
    );
}

const ask = (address: string): Promise<Response | null> =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);

/** Says when pages are there, some seconds before searches: with a copy of the documents before Elasticsearch is. */
async function sayPages(url: string): Promise<void> {
  while (!(await ask(`${url}/api/v1/dataset/latest/data/metadata`))?.ok)
    await sleep(100, undefined, { signal: starting.signal });
  if (!(await ask(`${url}/api/v1/health/ready`))?.ok) starting.log(`pages ${url} · searches follow`);
}

/** However long a first load takes; once it has ended there is a limit. */
async function waitUntilReady(url: string, loaded: Promise<void>): Promise<void> {
  let deadline = Infinity;
  loaded.then(
    () => (deadline = Date.now() + READY_LIMIT_MS),
    () => {}, // told by who waits for the load
  );
  for (let pause = 100; Date.now() < deadline; pause = Math.min(pause * 1.1, 1000)) {
    if ((await ask(`${url}/api/v1/health/ready`))?.ok) return;
    await sleep(pause, undefined, { signal: starting.signal });
  }
  throw new StartError(`The api did not become ready within ${READY_LIMIT_MS / 1000} seconds.`);
}

/** Says which questions of the front page lead nowhere; a site that does not answer is told by whoever waits for it. */
async function tellUnanswered(url: string): Promise<void> {
  for (const sentence of await unansweredQuestions(url).catch(() => [])) starting.log(sentence);
}

/** Looks, half a second apart, after which the api must have seen a swap: it reads the other release first, for 15 s at most. */
const LOOKS = 40;

/**
 * Waits for the end of the load that runs beside the site, and says what is served then, if it is another generation.
 * An api that found its deployment by the organism of the live release is started anew for one of another organism.
 */
async function followLoad(
  loaded: Promise<void>,
  url: string,
  before: ServedRelease,
  api: ApiProcess | undefined,
): Promise<void> {
  await loaded;
  for (let looks = 0; looks < LOOKS;) {
    await sleep(500, undefined, { signal: starting.signal });
    const now = await readServed(url, "now").catch(() => undefined); // it may be starting again
    if (now) looks++;
    if (!now || now.generation === before.generation) continue;
    if (api && now.taxonid !== before.taxonid) {
      await api.renew();
      await waitUntilReady(url, loaded);
    }
    starting.log(now.line);
    return tellUnanswered(url);
  }
}

try {
  await run(readSettings());
} catch (error) {
  if (!interruption.signal.aborted) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
process.exit();
