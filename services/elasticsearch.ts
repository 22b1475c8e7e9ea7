import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { requireSpace } from "./disk.ts";
import { dockerLacks, startContainer } from "./docker.ts";
import { ELASTICSEARCH_VERSION } from "./elasticsearch-home.ts";
import { launchElasticsearch, prepareElasticsearch } from "./elasticsearch-local.ts";
import { addressOf, passwordIn } from "./elasticsearch-user.ts";
import { heapFor, sizeOf } from "./heap.ts";
import { freePort } from "./ports.ts";
import { givenService, type Service } from "./service.ts";
import { sentenceOf, StartError } from "./start-error.ts";
import type { StartContext } from "./starting.ts";
import { supervise } from "./supervise.ts";
import { waitUntilUp } from "./wait-until-up.ts";

/** The official image; docker-compose.yml names the same. */
export const ELASTICSEARCH_IMAGE = `docker.elastic.co/elasticsearch/elasticsearch:${ELASTICSEARCH_VERSION}`;
const LABEL = `Elasticsearch ${ELASTICSEARCH_VERSION}`;
const START_LIMIT_MS = 300_000;
/** What the data of a container take is not seen from outside. */
const HEAP_IN_DOCKER = "1g";

/** What to start; `url` given means: start nothing. See {@link startServices} for the fields. */
export interface ElasticsearchOptions extends StartContext {
  state: string;
  url?: string | undefined;
  port?: number | undefined;
  heap?: string | undefined;
  release?: string | undefined;
  wantsPassword: boolean;
  longRun: boolean;
  way?: "docker" | "local" | undefined;
  /** Told where it is going to answer, as soon as that is known. */
  addressed?: ((url: string) => void) | undefined;
}

/** Find or start an Elasticsearch: a given address, else Docker, else a local process fetched through Maven. */
export async function startElasticsearch(options: ElasticsearchOptions): Promise<Service> {
  if (options.url !== undefined) {
    const given = await useGiven(options.url);
    options.addressed?.(given.url);
    return given;
  }
  requireSpace(options.state, LABEL);
  mkdirSync(options.state, { recursive: true });
  // Data of a local process would be missed in a container, so a state folder stays with the way it began with.
  const begunLocally = existsSync(join(options.state, "elasticsearch/data/_state"));
  if (options.wantsPassword && !begunLocally && existsSync(logOfContainer(options.state)))
    throw new StartError(
      `${LABEL} as a local process can want a password, and what the state folder ${options.state} has is in a container: leave out KARYON_ES_PASSWORD, or choose another folder with KARYON_STATE.`,
    );
  const useLocal =
    options.way === "local" || (options.way === undefined && (begunLocally || options.wantsPassword));
  const lack = useLocal ? "not wanted" : await dockerLacks(ELASTICSEARCH_IMAGE, LABEL, options);
  if (lack === undefined) return startInDocker(options);
  if (options.way === "docker") throw new StartError(`${LABEL} cannot run in Docker: ${lack}.`);
  return startLocally(options);
}

/** Where a container of a state folder writes; it is there from the first one on. */
const logOfContainer = (state: string): string => join(state, "elasticsearch-container.log");

async function startLocally(options: ElasticsearchOptions): Promise<Service> {
  const { state, port, release, wantsPassword, longRun, log, signal } = options;
  const begun = Date.now();
  const local = await prepareElasticsearch(state, options);
  const password = wantsPassword ? passwordIn(local.run) : undefined;
  const ports = { httpPort: port ?? (await freePort()), transportPort: await freePort() };
  /** Looked at anew whenever it is started again: it may have been too small for what was loaded since. */
  const heap = (): string =>
    options.heap ??
    heapFor({
      stored: sizeOf(join(local.run, "data")),
      release: release === undefined ? 0 : sizeOf(release),
    });
  const settings = { ...ports, longRun, password };
  const url = addressOf(ports.httpPort, password);
  options.addressed?.(url);
  const supervised = await supervise(LABEL, options, async (born) => {
    const child = await launchElasticsearch(local, { ...settings, heap: heap() }, signal);
    born(child);
    await waitUntilUp({
      name: LABEL,
      child,
      logFile: local.logFile,
      probe: () => isUp(url),
      limitMs: START_LIMIT_MS,
    });
  });
  log(`${LABEL}: local process, port ${settings.httpPort} (${seconds(begun)})`);
  return { url, how: "local process", ...supervised };
}

async function startInDocker(options: ElasticsearchOptions): Promise<Service> {
  const { state, port, heap = HEAP_IN_DOCKER, log, signal } = options;
  const begun = Date.now();
  const outside = port ?? (await freePort());
  const url = `http://127.0.0.1:${outside}`;
  options.addressed?.(url);
  const logFile = logOfContainer(state);
  const supervised = await supervise(LABEL, options, async (born) => {
    const child = await startContainer(
      {
        image: ELASTICSEARCH_IMAGE,
        service: "elasticsearch",
        state,
        port: outside,
        inside: 9200,
        data: "/usr/share/elasticsearch/data",
        logFile,
        environment: {
          "discovery.type": "single-node",
          "xpack.security.enabled": "false",
          "cluster.routing.allocation.disk.threshold_enabled": "false",
          ES_JAVA_OPTS: `-Xms${heap} -Xmx${heap}`,
        },
        command: [],
      },
      signal,
    );
    born(child);
    await waitUntilUp({ name: LABEL, child, logFile, probe: () => isUp(url), limitMs: START_LIMIT_MS });
  });
  log(`${LABEL}: Docker container, port ${outside} (${seconds(begun)})`);
  return { url, how: "Docker container", ...supervised };
}

async function useGiven(url: string): Promise<Service> {
  let version: string;
  try {
    version = await Promise.any(url.split(",").map((node) => versionOf(node.trim())));
  } catch (error) {
    throw new StartError(
      `ELASTICSEARCH_URL is ${withoutPassword(url)}, where no Elasticsearch answers (${causeOf(error)}).`,
    );
  }
  if (!version.startsWith("9."))
    throw new StartError(
      `ELASTICSEARCH_URL is ${withoutPassword(url)}, which is Elasticsearch ${version}: Karyon needs version 9.`,
    );
  return givenService(url);
}

/** Up means: the cluster has recovered every index that it knew, so that an alias answers from all its shards. */
async function isUp(url: string): Promise<boolean> {
  const answer = await ask(
    url,
    "/_cluster/health?wait_for_status=yellow&wait_for_no_initializing_shards=true&timeout=1s",
  );
  return answer.ok;
}

async function versionOf(url: string): Promise<string> {
  const answer = await ask(url, "/");
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const body: unknown = await answer.json();
  const version = typeof body === "object" && body !== null && "version" in body ? body.version : undefined;
  if (
    typeof version === "object" &&
    version !== null &&
    "number" in version &&
    typeof version.number === "string"
  )
    return version.number;
  throw new Error("something else answers");
}

const ask = (url: string, path: string): Promise<Response> =>
  askElasticsearch(url, path, { signal: AbortSignal.timeout(10_000) });

/** One request. Credentials of the address become a header, as `fetch` refuses them in the address. */
export function askElasticsearch(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  const address = new URL(path, url);
  const { username, password } = address;
  [address.username, address.password] = ["", ""];
  const headers = new Headers(init.headers);
  if (username !== "") {
    const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    headers.set("authorization", `Basic ${Buffer.from(user).toString("base64")}`);
  }
  return fetch(address, { ...init, headers });
}

function causeOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(causeOf).join(", ");
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return sentenceOf(error);
}

/** An address fit for a message. */
export function withoutPassword(url: string): string {
  return url.replaceAll(/\/\/[^@/]*@/g, "//…@");
}

function seconds(since: number): string {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}
