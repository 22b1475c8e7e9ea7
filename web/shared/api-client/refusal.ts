import { sentenceCase } from "../format/format.ts";
import { toFailure } from "./failure.ts";

/** Why the server does not send a file, in its own words; null when it sends it. The file itself is not read: that is left to the browser. */
export async function refusalOf(address: string): Promise<string | null> {
  const reading = new AbortController();
  try {
    const answer = await fetch(address, { cache: "no-store", signal: reading.signal });
    if (answer.ok) return null;
    const data: unknown = await answer.json().catch(() => null);
    const { detail, errors } = toFailure({ status: answer.status, data }, null);
    return errors ? errors.map(({ reason }) => `${sentenceCase(reason)}.`).join(" ") : detail;
  } catch {
    return "The server could not be reached.";
  } finally {
    reading.abort();
  }
}
