/** One request, with what every server may do to it: silence, refusals, pages in place of files. */
import { duration } from "../../terminal/amounts.ts";
import { FetchError } from "./fetch-error.ts";
import type { Hosts } from "./hosts.ts";

export interface RequestContext {
  readonly hosts: Hosts;
  readonly signal: AbortSignal;
  /** ms without a byte after which a server counts as silent. */
  readonly silence: number;
  /** ms before the first repetition of a request that failed; doubled each time. */
  readonly pause: number;
}

const agent = "Karyon (release fetch)";
/** ms; a server that asks for more is asked again by another run. */
const maxWait = 5 * 60_000;

/** Answers that may be another one later. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Pieces as they come; breaks off with a passing FetchError. */
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Asks once. Statuses in `accepted` are answered, others are a FetchError that says what to do.
 * @throws FetchError, or the reason of the signal
 */
export async function request(
  url: string,
  { headers = {}, accepted = [200] }: { headers?: Record<string, string>; accepted?: readonly number[] },
  { hosts, signal, silence }: RequestContext,
): Promise<Answer> {
  await hosts.turn(url, signal);
  const watch = new AbortController();
  let timer = setTimeout(() => watch.abort(), silence);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => watch.abort(), silence);
  };
  const failed = (error: unknown): unknown => {
    clearTimeout(timer);
    if (signal.aborted) return signal.reason;
    if (watch.signal.aborted)
      return new FetchError(`${hostOf(url)} is silent for ${duration(silence / 1000)}`, { passing: true });
    return networkError(url, error);
  };
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { "user-agent": agent, "accept-encoding": "identity", ...headers },
      signal: AbortSignal.any([signal, watch.signal]),
    });
  } catch (error) {
    throw failed(error);
  }
  if (!accepted.includes(response.status)) {
    clearTimeout(timer);
    await response.body?.cancel();
    throw refusal(url, response, hosts);
  }
  // What is said beside a status that has no file is not read.
  const hasFile = response.ok;
  if (!hasFile) {
    clearTimeout(timer);
    await response.body?.cancel();
  }
  async function* body(): AsyncGenerator<Uint8Array, void> {
    if (!hasFile) return;
    try {
      for await (const piece of response.body ?? []) {
        heard();
        yield piece;
      }
    } catch (error) {
      throw failed(error);
    } finally {
      clearTimeout(timer);
    }
  }
  return { status: response.status, headers: response.headers, body: body() };
}

const hostOf = (url: string): string => new URL(url).host;

function networkError(url: string, error: unknown): FetchError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const host = hostOf(url);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return new FetchError(`${host} is not found`, {
      passing: true,
      unreachable:
        "see whether this machine has a network (behind a proxy, set HTTPS_PROXY and NODE_USE_ENV_PROXY=1) and whether the host's name in sources.json is right",
    });
  if (code === "ECONNREFUSED" || code === "UND_ERR_CONNECT_TIMEOUT")
    return new FetchError(`${host} takes no connection`, {
      passing: true,
      unreachable: "run the same command when it is back",
    });
  const reason = code || (cause instanceof Error ? cause.message : String(cause));
  return new FetchError(`the connection to ${host} broke (${reason})`, { passing: true });
}

/** ms of a Retry-After, which is in seconds or a date; null when there is none. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(wait, 0) : null;
}

function refusal(url: string, { status, headers }: Response, hosts: Hosts): FetchError {
  const wait = retryAfter(headers.get("retry-after"));
  if (passing.has(status)) {
    if (wait !== null && wait > maxWait)
      return new FetchError(
        `${hostOf(url)} asks to wait ${duration(wait / 1000)} (${status}): run the same command then, it goes on from here`,
      );
    if (wait !== null) hosts.pause(url, wait);
    return new FetchError(`${hostOf(url)} answers ${status}`, { passing: true, wait });
  }
  if (status === 404 || status === 410)
    return new FetchError(
      `there is nothing at ${url} (${status}): look where the file is now and correct sources.json`,
    );
  if (status === 401 || status === 403)
    return new FetchError(
      `${hostOf(url)} refuses to give ${url} (${status}): it may want an account or block this network`,
    );
  return new FetchError(`${url} answers ${status}, which is no file`);
}

/** Tries that may fail one after the other without a byte of progress. */
const tries = 5;

/**
 * Repeats what fails in passing, with growing pauses. `progress` tells whether the last try got any further: then it
 * counts as the first again.
 * @throws FetchError of the last try
 */
export async function repeated<T>(
  url: string,
  attempt: () => Promise<T>,
  { hosts, pause, signal }: RequestContext,
  { progress = () => false, onWait }: { progress?: () => boolean; onWait?: (reason: string) => void } = {},
): Promise<T> {
  for (let failures = 1; ; failures++) {
    const lost = hosts.lost(url);
    if (lost !== null) throw new FetchError(lost);
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof FetchError) || !error.passing) throw error;
      if (progress()) failures = 1;
      if (failures >= tries) {
        const advice = error.unreachable ?? "run the same command later, it goes on from here";
        const reason = `${error.message}, ${tries} times in a row: ${advice}`;
        if (error.unreachable !== null) hosts.lose(url, reason);
        throw new FetchError(reason);
      }
      onWait?.(error.message);
      if (error.wait === null) hosts.pause(url, pause * 2 ** (failures - 1));
    }
  }
}
