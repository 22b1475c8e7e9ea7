import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { takeLock } from "./lock.ts";
import type { StartContext } from "./starting.ts";
import { serverCanReach } from "./unprivileged.ts";

/**
 * The folder for downloads, outside the repository: `$XDG_CACHE_HOME/karyon`, by default `~/.cache/karyon`. Root gets
 * /var/cache/karyon when that is closed to other users, as the server will not run as root.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const folder = join(env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "karyon");
  return serverCanReach(join(folder, "any")) && (env["XDG_CACHE_HOME"] || process.getuid?.() !== 0)
    ? folder
    : "/var/cache/karyon";
}

/**
 * A folder of the cache, filled on first use. It is filled under another name and then renamed, so a half-finished
 * download is never taken for a finished one; of several starts one downloads and the others wait for it.
 */
export async function cached(
  cache: string,
  name: string,
  starting: StartContext,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const target = join(cache, name);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true, mode: 0o755 });
  const release = await waitForLock(join(cache, `${name}.lock`), name, starting);
  try {
    if (existsSync(target)) return target;
    for (const left of readdirSync(cache).filter((entry) => entry.startsWith(`${name}.part-`))) {
      rmSync(join(cache, left), { recursive: true, force: true });
    }
    const part = mkdtempSync(`${target}.part-`);
    try {
      chmodSync(part, 0o755);
      await fill(part);
      renameSync(part, target);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
    return target;
  } finally {
    release();
  }
}

async function waitForLock(file: string, name: string, { log, signal }: StartContext): Promise<() => void> {
  for (let hasSaid = false; ; hasSaid = true) {
    const taken = takeLock(file, "download");
    if (typeof taken === "function") return taken;
    if (!hasSaid) log(`${name}: process ${taken.pid} is downloading it already, waiting`);
    await sleep(500, undefined, { signal });
  }
}
