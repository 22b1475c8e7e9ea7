/** Does what the page is asked for by the commands that a curator would give, so that it is done, said and written down alike. */
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { environmentOf } from "../settings/settings.ts";
import type { AdminSettings } from "./admin-settings.ts";

const cli = join(import.meta.dirname, "../cli.ts");

const environmentFor = (settings: AdminSettings, who: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...environmentOf(settings),
  KARYON_USER: who,
});

/** How a command ended. */
export interface CommandEnd {
  readonly code: number;
  readonly output: string;
}

/** Runs a short command to its end. */
export function runCommand(
  args: readonly string[],
  settings: AdminSettings,
  who: string,
): Promise<CommandEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      env: environmentFor(settings, who),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => printed.push(chunk));
    child.once("error", reject);
    child.once("close", (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(printed).toString().trim() }),
    );
  });
}

/** File with what the last load that was begun from the page has printed. */
export const loadLog = (state: string): string => join(state, "admin-load.log");

/** A load that was begun from the page, while this server runs. */
export interface BegunLoad {
  readonly dir: string;
  readonly isStage: boolean;
  /** null as long as it runs. */
  exitCode: number | null;
}

interface LoadChoice {
  readonly dir: string;
  readonly isStage: boolean;
  /** Although much is gone. */
  readonly isForced: boolean;
}

/** Begins a load that goes on when the page's server ends. */
export function beginLoad(
  { dir, isStage, isForced }: LoadChoice,
  settings: AdminSettings,
  who: string,
): BegunLoad {
  mkdirSync(settings.state, { recursive: true });
  const log = openSync(loadLog(settings.state), "w");
  const begun: BegunLoad = { dir, isStage, exitCode: null };
  const options = [...(isStage ? ["--stage"] : []), ...(isForced ? ["--force"] : [])];
  spawn(process.execPath, [cli, "load", ...options, "--", dir], {
    env: environmentFor(settings, who),
    detached: true,
    stdio: ["ignore", log, log],
  })
    .on("error", (error) => {
      begun.exitCode = 1;
      console.error(`The load could not be begun: ${error.message}`);
    })
    .on("exit", (code) => {
      begun.exitCode = code ?? 1;
    })
    .unref();
  closeSync(log);
  return begun;
}
