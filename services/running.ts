import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isCode, lockHolder } from "./lock.ts";
import { StartError } from "./start-error.ts";

/** Addresses of the services that run with a state folder. */
export interface Addresses {
  elasticsearch: string;
  redis: string;
}

/** Who uses a state folder: a live process, its purpose, and the addresses once its services are up. */
export interface Owner {
  pid: number;
  purpose: string;
  addresses: Addresses | undefined;
}

/** The lock file that makes one process the owner of a state folder. */
export function ownerFile(state: string): string {
  return join(state, "owner.json");
}

/** Write the addresses into the state folder for other commands. Answers a function that takes them back. */
export function announce(state: string, addresses: Addresses): () => void {
  const file = runningFile(state);
  // An address can have a password in it.
  const isSecret = Object.values(addresses).some((address) => address.includes("@"));
  writeFileSync(`${file}.part`, JSON.stringify({ pid: process.pid, ...addresses }), {
    mode: isSecret ? 0o600 : 0o666,
  });
  renameSync(`${file}.part`, file);
  return () => rmSync(file, { force: true });
}

/**
 * The live owner of a state folder. What a killed owner left behind does not count.
 * @throws StartError where another user may not know the addresses
 */
export function ownerOf(state: string): Owner | undefined {
  const holder = lockHolder(ownerFile(state));
  if (!holder) return undefined;
  const { pid, purpose } = holder;
  try {
    const {
      elasticsearch,
      redis,
      pid: announcer,
    }: Partial<Addresses & { pid: number }> = JSON.parse(readFileSync(runningFile(state), "utf8"));
    const addresses = announcer === pid && elasticsearch && redis ? { elasticsearch, redis } : undefined;
    return { pid, purpose, addresses };
  } catch (error) {
    if (isCode(error, "EACCES"))
      throw new StartError(
        `Karyon is running with the state folder ${state}, pid ${pid}, and the addresses of its servers are for the user who started it: run this as that user, or set ELASTICSEARCH_URL and REDIS_URL.`,
      );
    return { pid, purpose, addresses: undefined }; // its services are not up yet
  }
}

/** The sentence for a second comer. */
export function alreadyRunning(state: string, pid: number): string {
  return `Karyon is already running with the state folder ${state}, pid ${pid}: stop it first, or choose another folder with KARYON_STATE.`;
}

function runningFile(state: string): string {
  return join(state, "running.json");
}
