/** Who has done what to the releases, and how it ended: a line of JSON each in the state folder, told to a webhook too. */
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../settings/settings.ts";
import { journalEntry } from "./entry.ts";
import type { JournalEntry } from "./entry.ts";
import { callWebhook } from "./webhook.ts";

const fileOf = (state: string): string => join(state, "journal.jsonl");

/** An action to write down. */
interface Action {
  readonly what: string;
  readonly target: string;
  /** Tells an end that was asked for from a failure. */
  readonly signal?: AbortSignal;
}

/** Does something and writes down how it ended; `told` says in a sentence what has come of it. */
export async function journaled<T>(
  settings: Settings,
  { what, target, signal }: Action,
  work: () => Promise<T>,
  told: (result: T) => string,
): Promise<T> {
  const started = performance.now();
  const note = async (outcome: JournalEntry["outcome"], detail: string): Promise<void> => {
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const when = new Date().toISOString();
    await writeDown(settings, { when, who: settings.user, what, target, outcome, detail, seconds });
  };
  try {
    const result = await work();
    await note("done", told(result));
    return result;
  } catch (error) {
    await note(
      signal?.aborted ? "interrupted" : "failed",
      error instanceof Error ? error.message : String(error),
    );
    throw error;
  }
}

async function writeDown(settings: Settings, entry: JournalEntry): Promise<void> {
  try {
    mkdirSync(settings.state, { recursive: true });
    appendFileSync(fileOf(settings.state), `${JSON.stringify(entry)}\n`);
  } catch (error) {
    // What was done is done: a full disk must not turn it into a failure.
    console.error(`The journal could not be written: ${String(error)}`);
  }
  if (settings.webhook !== undefined) await callWebhook(settings.webhook, settings.prefix, entry);
}

/** The last entries, newest first; lines that cannot be read are left out. */
export function readJournal(state: string, limit: number): JournalEntry[] {
  let text: string;
  try {
    text = readFileSync(fileOf(state), "utf8");
  } catch {
    return [];
  }
  return text
    .split("\n")
    .flatMap((line) => {
      try {
        return [journalEntry.parse(JSON.parse(line))];
      } catch {
        return [];
      }
    })
    .slice(-limit)
    .reverse();
}
