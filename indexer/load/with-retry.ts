/** Waiting for Elasticsearch while it restarts or is overloaded. */
import { setTimeout as sleep } from "node:timers/promises";
import { errors } from "@elastic/elasticsearch";
import { LoadError } from "./load-error.ts";

/** How long to wait for a server that is away, and who is told. */
export interface RetryOptions {
  /** ms; 0 gives up at once. */
  readonly limit: number;
  /** Called with a sentence while waiting, and with null when the server answers again. */
  onWait(message: string | null): void;
}

/** The search engine was waited for long enough. */
export class EngineAway extends LoadError {}

const firstPause = 250;
const maxPause = 4_000;
const passing = new Set([429, 502, 503, 504]);

/** Whether an answer with this status may succeed when asked again. */
export const isPassingStatus = (status: number): boolean => passing.has(status);

function isPassing(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return isPassingStatus(error.statusCode ?? 0);
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.ResponseError) return `it answers ${error.statusCode}`;
  // Node's errors of several addresses have an empty message of their own.
  return (error instanceof Error && error.message) || "no connection";
}

/**
 * Runs a call to Elasticsearch again and again while the server is away or overloaded, with growing pauses. Any other
 * error is thrown as it is; after `limit`, an EngineAway.
 * @param call is told how often it has been tried before
 */
export async function withRetry<T>(call: (attempt: number) => Promise<T>, retry: RetryOptions): Promise<T> {
  // By a clock that nobody sets.
  const started = performance.now();
  let pause = firstPause;
  let waited = false;
  for (let attempt = 0; ; attempt++) {
    try {
      const result = await call(attempt);
      if (waited) retry.onWait(null);
      return result;
    } catch (error) {
      if (!isPassing(error)) throw error;
      const left = started + retry.limit - performance.now();
      if (left <= 0)
        throw new EngineAway(`Elasticsearch does not answer (${reasonOf(error)}).`, { cause: error });
      waited = true;
      retry.onWait(
        `Elasticsearch does not answer (${reasonOf(error)}); waiting for it, up to ${Math.ceil(left / 1000)} s more`,
      );
      await sleep(Math.min(pause, left));
      pause = Math.min(pause * 2, maxPause);
    }
  }
}
