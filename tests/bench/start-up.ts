/** What `npm start` says, and when. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Seconds until pages are there, and until searches are, too; null where both came at once. */
export interface StartUp {
  readonly pages: number | null;
  readonly ready: number;
}

/** ms that are waited for the copy of documents, with which the next start begins. */
const maxCopying = 60_000;

async function untilCopied(state: string): Promise<void> {
  const log = join(state, "api.log");
  const end = performance.now() + maxCopying;
  const isCopied = async (): Promise<boolean> =>
    (await readFile(log, "utf8").catch(() => "")).includes("documents are copied");
  while (performance.now() < end && !(await isCopied())) await sleep(200);
}

/** Starts Karyon with the state folder, waits for the ready line and for what a later start profits from, stops it. */
export async function timeStart(state: string, env: NodeJS.ProcessEnv): Promise<StartUp> {
  const started = performance.now();
  const passed = (): number => (performance.now() - started) / 1000;
  const child = spawn(process.execPath, ["start.mjs"], {
    env: { ...env, KARYON_STATE: state },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const times = await new Promise<StartUp>((resolve, reject) => {
    let printed = "";
    let pages: number | null = null;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (/^pages /m.test(printed)) pages ??= passed();
      if (/^ready /m.test(printed)) resolve({ pages, ready: passed() });
    });
    child.once("exit", (code) => reject(new Error(`npm start ended with exit code ${code}:\n${printed}`)));
  });
  await untilCopied(state);
  child.removeAllListeners("exit");
  child.kill("SIGTERM");
  await once(child, "exit");
  return times;
}
