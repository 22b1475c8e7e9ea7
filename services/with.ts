/**
 * Run a program of another room with Elasticsearch and Redis: `node services/with.ts SCRIPT ARGS…`. Services of a running
 * `npm start` or admin page with the same state folder are used; otherwise they are started for as long as the program runs.
 */
import { relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startChild } from "./child.ts";
import { listenForInterruption } from "./interruption.ts";
import { ownerOf, type Addresses } from "./running.ts";
import { startServices } from "./services.ts";
import { addressesFor, readSettings, type Settings } from "./settings.ts";
import { sentenceOf, StartError } from "./start-error.ts";

const interruption = listenForInterruption();
const starting = { log: (line: string) => console.error(line), signal: interruption.signal };

/** Addresses to use, and how to let go of them. */
interface Lease extends Addresses {
  release(): Promise<void>;
}

/** The admin page stays for as long as somebody needs it: what it has started is there for commands beside it. */
const purposeOf = (script: string): string =>
  script.startsWith("indexer/admin/") ? "admin page" : "command";

/** The release directory that a command is told to load, for which what is started needs room. */
const releaseToLoad = ([command, ...args]: readonly string[]): string | undefined =>
  command === "load" ? args.find((arg) => !arg.startsWith("-")) : undefined;

async function borrow(settings: Settings, script: string, args: readonly string[]): Promise<Lease> {
  for (let hasSaid = false; ; hasSaid = true) {
    const owner = ownerOf(settings.state);
    if (!owner) {
      const { elasticsearch, redis, stop } = await startServices({
        ...settings,
        release: releaseToLoad(args) ?? settings.release,
        ...starting,
        purpose: purposeOf(script),
      });
      return { elasticsearch: elasticsearch.url, redis: redis.url, release: stop };
    }
    // Services of another command end with it, so only those of a running site or admin page are shared.
    if (owner.addresses && owner.purpose !== "command")
      return { ...owner.addresses, release: async () => {} };
    if (!hasSaid)
      starting.log(
        `Waiting for the other Karyon command with the state folder ${relative(".", settings.state)}, pid ${owner.pid}`,
      );
    await sleep(500, undefined, { signal: interruption.signal });
  }
}

async function run(settings: Settings, script: string, args: string[]): Promise<number> {
  const lent = await borrow(settings, script, args);
  try {
    const env = {
      ...process.env,
      KARYON_STATE: settings.state,
      ...addressesFor(lent),
    };
    const program = await startChild(process.execPath, [script, ...args], {
      env,
      signal: interruption.signal,
    });
    const { code } = await program.exited;
    return code ?? 1;
  } finally {
    await lent.release();
  }
}

let code = 1;
try {
  const [script, ...args] = process.argv.slice(2);
  if (script === undefined) throw new StartError("Usage: node services/with.ts SCRIPT ARGS…");
  code = await run(readSettings(), script, args);
} catch (error) {
  if (!interruption.signal.aborted) console.error(sentenceOf(error));
}
process.exit(interruption.signal.aborted ? interruption.exitCode() : code);
