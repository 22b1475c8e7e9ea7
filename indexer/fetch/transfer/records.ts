/** Records of single things, kept on disk by their ids, so that each is asked for once. */
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeWhole } from "./store.ts";

const day = 86_400_000;
/** Records change rarely, and what was not there may come. */
const keptFor = { found: 365 * day, missing: 30 * day };

/** Calls under way; their host may allow fewer. */
const workers = 4;

interface Stored {
  /** When it was asked for, ms since 1970. */
  readonly asked: number;
  readonly record: unknown;
}

export interface Records<R> {
  /** By id; ids of which there is no record are left out. */
  readonly found: ReadonlyMap<string, R>;
  readonly missing: readonly string[];
}

export interface Asking<R> {
  readonly folder: string;
  readonly ids: readonly string[];
  /** Ids that are asked for together. */
  readonly perCall: number;
  /** Asks for some; what it does not answer is missing. */
  ask(ids: readonly string[]): Promise<ReadonlyMap<string, R>>;
  progress(done: number, total: number): void;
}

/** The records of ids: what is on disk, and what has to be asked for. Each answer is kept before the next call. */
export async function recordsOf<R>({ folder, ids, perCall, ask, progress }: Asking<R>): Promise<Records<R>> {
  const found = new Map<string, R>();
  const missing: string[] = [];
  const unread: string[] = [];
  for (const id of ids) {
    const stored = await readStored(placeOf(folder, id));
    if (stored === null) unread.push(id);
    else if (stored.record === null) missing.push(id);
    // Written by this function.
    else found.set(id, stored.record as R);
  }
  const calls = Array.from({ length: Math.ceil(unread.length / perCall) }, (_, index) =>
    unread.slice(index * perCall, (index + 1) * perCall),
  );
  let done = ids.length - unread.length;
  progress(done, ids.length);
  const take = async (call: readonly string[]): Promise<void> => {
    const answer = await ask(call);
    for (const id of call) {
      const record = answer.get(id) ?? null;
      await writeStored(placeOf(folder, id), { asked: Date.now(), record });
      if (record === null) missing.push(id);
      else found.set(id, record);
    }
    done += call.length;
    progress(done, ids.length);
  };
  // One failure ends them all, but not before the answers that are under way are kept.
  const queue = calls.values();
  let failed = false;
  const work = async (): Promise<void> => {
    for (const call of queue) {
      if (failed) return;
      await take(call).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: workers }, work));
  for (const result of results) if (result.status === "rejected") throw result.reason;
  return { found, missing };
}

/** A hundred folders, so that none holds too many files. */
const placeOf = (folder: string, id: string): string => join(folder, id.slice(-2), `${id}.json`);

async function readStored(path: string): Promise<Stored | null> {
  try {
    // Written by writeStored; a damaged file is as good as none.
    const stored = JSON.parse(await readFile(path, "utf8")) as Stored;
    const age = Date.now() - stored.asked;
    return age < (stored.record === null ? keptFor.missing : keptFor.found) ? stored : null;
  } catch {
    return null;
  }
}

async function writeStored(path: string, stored: Stored): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeWhole(path, JSON.stringify(stored));
}
