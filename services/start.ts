/**
 * `npm start`: services, release, web and api, in this order and where possible at the same time. The other rooms are
 * only ever run as processes of their own. Prints one line beginning with `ready` when the site can be used.
 */
import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { apiArguments } from "./api-process.ts";
import { startChild, type Child } from "./child.ts";
import { listenForInterruption } from "./interruption.ts";
import { portIsFree } from "./ports.ts";
import { readyLine } from "./ready-line.ts";
import { alreadyRunning, ownerOf } from "./running.ts";
import { startServices, type Services } from "./services.ts";
import { readSettings, type Settings } from "./settings.ts";
import { sentenceOf, StartError } from "./start-error.ts";
import { buildWebIfStale } from "./web-build.ts";

const READY_LIMIT_MS = 120_000;
const interruption = listenForInterruption();
/** Aborted when we are asked to stop, and when a part has failed: whatever was started ends. */
const over = new AbortController();
const starting = {
  log: (line: string) => console.log(line),
  signal: AbortSignal.any([interruption.signal, over.signal]),
};

/** Start everything; stop it all again when asked to, or when a part ends by itself (with its sentence). */
async function run(settings: Settings): Promise<void> {
  await refuseToCollide(settings);
  const web = buildWebIfStale(settings.state, starting);
  web.catch(() => {}); // awaited below; it must not count as unhandled before
  const rooms: Child[] = [];
  let services: Services | undefined;
  try {
    services = await startServices({ ...settings, ...starting, purpose: "start" });
    const env = environment(settings, services);
    const failed = rejection(services.failed);
    await Promise.race([failed, Promise.all([web, loadRelease(env, rooms)])]);
    const log = join(settings.state, "api.log");
    const api = await startChild(process.execPath, apiArguments, {
      env,
      log,
      speaks: true,
      signal: starting.signal,
    });
    rooms.push(api);
    const ended = rejection(
      api.exited.then(
        ({ code, signal }) =>
          `The api ended (${signal ?? `exit code ${code}`}); its log is ${relative(".", log)}.`,
      ),
    );
    const url = `http://localhost:${settings.port}`;
    await Promise.race([failed, ended, waitUntilReady(url)]);
    console.log(await readyLine(url));
    await Promise.race([failed, ended, interruption.asked]);
  } finally {
    over.abort();
    await Promise.all(rooms.map(({ exited }) => exited));
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

async function refuseToCollide({ state, port }: Settings): Promise<void> {
  const owner = ownerOf(state);
  if (owner) throw new StartError(alreadyRunning(relative(".", state) || state, owner.pid));
  if (!(await portIsFree(port))) {
    throw new StartError(
      `Port ${port} is in use: stop what listens there, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  mkdirSync(state, { recursive: true });
}

function environment(
  { port, state, site, release }: Settings,
  { elasticsearch, redis }: Services,
): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "production",
    ...process.env,
    PORT: String(port),
    KARYON_STATE: state,
    ELASTICSEARCH_URL: elasticsearch.url,
    REDIS_URL: redis.url,
    ...(site === undefined ? {} : { KARYON_SITE: site }),
    ...(release === undefined ? {} : { KARYON_RELEASE: release }),
  };
}

/** The indexer makes sure that a release is live: the given one, else whatever is loaded, else a demo. */
async function loadRelease(env: NodeJS.ProcessEnv, rooms: Child[]): Promise<void> {
  const indexer = await startChild(process.execPath, ["indexer/cli.ts", "ensure"], {
    env,
    signal: starting.signal,
  });
  rooms.push(indexer);
  const { code, signal } = await indexer.exited;
  if (code !== 0)
    throw new StartError(
      `No release could be loaded (${signal ?? `exit code ${code}`}), the reason is above.`,
    );
}

async function waitUntilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + READY_LIMIT_MS; Date.now() < deadline; await sleep(100)) {
    starting.signal.throwIfAborted();
    const ready = await fetch(`${url}/api/v1/health/ready`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
  }
  throw new StartError(`The api did not become ready within ${READY_LIMIT_MS / 1000} seconds.`);
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
