/** Tells an address that the curators have chosen what was done to a release. */
import type { JournalEntry } from "./entry.ts";

/** ms; a chat that is slow must not hold up a load. */
const patience = 5_000;

/**
 * Posts an entry as JSON: its fields, the index prefix, and `text`, one sentence, which is what chats show. A webhook that
 * does not answer is said and otherwise ignored.
 */
export async function callWebhook(url: string, prefix: string, entry: JournalEntry): Promise<void> {
  const text = `${entry.who}: ${entry.what} ${entry.target} ${entry.outcome} after ${entry.seconds} s – ${entry.detail}`;
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text, prefix, ...entry }),
      signal: AbortSignal.timeout(patience),
      redirect: "error",
    });
    if (!answer.ok) console.error(`The webhook answers with status ${answer.status}.`);
  } catch (error) {
    console.error(
      `The webhook could not be called: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
