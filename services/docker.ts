import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { startChild, type Child } from "./child.ts";
import type { StartContext } from "./starting.ts";

const execute = promisify(execFile);

/** What to run in a container: `inside` is the port that the server listens on there, `data` the folder it keeps. */
export interface ContainerPlan {
  image: string;
  service: "elasticsearch" | "redis";
  state: string;
  port: number;
  inside: number;
  data: string;
  environment: Record<string, string>;
  command: string[];
  logFile: string;
}

/** A pull that takes longer than this is given up, and the local process is tried. */
const PULL_LIMIT_MS = 10 * 60_000;

/** Undefined when a Docker engine answers and has the image (pulling it if need be), else the reason why not. */
export async function dockerLacks(
  image: string,
  label: string,
  { log, signal }: StartContext,
): Promise<string | undefined> {
  try {
    await docker(["version", "--format", "{{.Server.Version}}"], 10_000);
  } catch {
    return "no Docker engine answers";
  }
  if (
    await docker(["image", "inspect", image], 10_000).then(
      () => true,
      () => false,
    )
  )
    return undefined;
  log(`${label}: pulling the image ${image} (once)`);
  try {
    await docker(["pull", "--quiet", image], PULL_LIMIT_MS, signal);
    return undefined;
  } catch {
    return `the image ${image} could not be pulled`;
  }
}

/**
 * Run a container in the foreground: the docker command passes signals on, so the container ends with it. The port is
 * published on the loopback address only, because neither server asks for a password.
 */
export async function startContainer(plan: ContainerPlan, signal: AbortSignal): Promise<Child> {
  const name = `karyon-${stateId(plan.state)}-${plan.service}`;
  await docker(["rm", "--force", name], 60_000).catch(() => {}); // of an earlier start that was killed
  const child = await startChild(
    "docker",
    [
      "run",
      "--rm",
      "--name",
      name,
      "--publish",
      `127.0.0.1:${plan.port}:${plan.inside}`,
      "--volume",
      `${name}:${plan.data}`,
      ...Object.entries(plan.environment).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
      plan.image,
      ...plan.command,
    ],
    { log: plan.logFile, signal },
  );
  const remove = (): Promise<unknown> => docker(["rm", "--force", name], 60_000).catch(() => {});
  return {
    ...child,
    stop: async (graceMs) => {
      await child.stop(graceMs);
      await remove();
    },
    kill: () => void docker(["kill", name], 60_000).catch(() => child.kill()),
  };
}

/**
 * The name of this state folder in the names of its containers and volumes. It is kept in the folder, not computed from
 * its path, so that a folder that was deleted and made again does not find old data.
 */
export function stateId(state: string): string {
  const file = join(state, "docker-id");
  if (!existsSync(file)) writeFileSync(file, randomBytes(5).toString("hex"));
  return readFileSync(file, "utf8").trim();
}

async function docker(args: string[], timeout: number, signal?: AbortSignal): Promise<string> {
  return (await execute("docker", args, { timeout, signal })).stdout;
}
