/** A whole Karyon on given services: release loaded, web built, api running. For browser tests and benchmarks. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { apiArguments, apiEnvironment } from "../services/api-process.ts";
import { buildWebIfStale } from "../services/web-build.ts";
import { run } from "./suites.ts";

export interface Site {
  readonly url: string;
  /** Process id of the api. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** @param gone exit code of the api once it has ended */
export async function waitUntilReady(
  url: string,
  gone: () => number | null,
  state: ApiState = "ready",
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (gone() !== null) throw new Error(`the api ended with exit code ${gone()}`);
    const ok = await fetch(`${url}/api/v1/health/${state}`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the api did not become ${state} within 60 s`);
}

/** What an api is waited for to be: ready with a release, or only there. */
type ApiState = "ready" | "live";

/** Starts the api on a free port and waits until it is ready; that of another folder, where one is given. */
export async function startApi(env: NodeJS.ProcessEnv, cwd?: string, state?: ApiState): Promise<Site> {
  const port = await freePort();
  const child = spawn(process.execPath, apiArguments, {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    // One process, whose memory and time are measured.
    env: { ...apiEnvironment, LOG_LEVEL: "warn", KARYON_API_PROCESSES: "1", ...env, PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, () => child.exitCode, state);
  return {
    url,
    // A child that answers has a process id.
    pid: child.pid!,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** Loads KARYON_RELEASE, or a demo release when it is not set, unless it is loaded. */
export async function ensureRelease(env: NodeJS.ProcessEnv): Promise<void> {
  if ((await run(process.execPath, ["indexer/cli.ts", "ensure"], env)) !== 0)
    throw new Error("the release does not load");
}

/** Loads KARYON_RELEASE, or a demo release when it is not set, builds the web and starts the api. */
export async function startSite(env: NodeJS.ProcessEnv): Promise<Site> {
  await buildWebIfStale(env["KARYON_STATE"] ?? ".karyon", {
    log: console.log,
    signal: new AbortController().signal,
  });
  await ensureRelease(env);
  return startApi(env);
}
