/** Readers who come at a steady pace, whatever the answers: how many are refused, and how long the others wait. */
import { setTimeout as sleep } from "node:timers/promises";

export interface Figures {
  readonly asked: number;
  /** Anything but an answer with status 200. */
  readonly failed: number;
  /** ms */
  readonly p50: number;
  readonly p95: number;
  readonly slowest: number;
  /** What the others were answered, with how often and how long that took at least and at most (ms). */
  readonly refusals: ReadonlyMap<string, Refusals>;
}

interface Refusals {
  readonly times: number;
  readonly least: number;
  readonly most: number;
}

interface Answered {
  readonly ms: number;
  /** Status and detail of what is no answer; null for an answer. */
  readonly refusal: string | null;
}

/** ms; longer than a request waits for its turn and for the search engine: what is counted as a failure is the answer of the site. */
const patience = 60_000;

/** Which call a path asks. */
const callOf = (path: string): string => /\/(suggest|search|annotations|data\/\w+)/.exec(path)?.[1] ?? path;

/** Status and reason of an answer that is none. */
async function refusalIn(answer: Response): Promise<string | null> {
  const text = await answer.text();
  if (answer.status === 200) return null;
  const detail = /"detail":"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 200);
  return `${answer.status} ${detail}`;
}

/** Why there was no answer at all: what `fetch` says, and what made it say so. */
function noAnswer(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Requests of a visit: its genes are those of the release. */
export async function pathsOf(url: string): Promise<string[]> {
  const dataset = "/api/v1/dataset/latest";
  const answer = await fetch(`${url}${dataset}/query/predefined/all_genes?format=ids`);
  const genes = (await answer.text())
    .split("\n")
    .filter((one) => one !== "")
    .slice(0, 200);
  return genes.flatMap((gene, index) => [
    `${dataset}/search/suggest?q=${gene.slice(0, 3 + (index % 5))}`,
    `${dataset}/search/suggest?q=${index.toString(36)}`,
    `${dataset}/data/gene/${gene}`,
    `${dataset}/annotations?subject=gene:${gene}`,
    `${dataset}/search?q=${gene.slice(0, 4)}`,
  ]);
}

function refusalsIn(those: readonly Answered[]): Map<string, Refusals> {
  const found = new Map<string, Refusals>();
  for (const { ms, refusal } of those) {
    if (refusal === null) continue;
    const { times, least, most } = found.get(refusal) ?? { times: 0, least: ms, most: ms };
    found.set(refusal, { times: times + 1, least: Math.min(least, ms), most: Math.max(most, ms) });
  }
  return found;
}

/** Readers until `end`; figures of each stretch of time. */
export class Readers {
  /** Of this stretch. */
  #answered: Answered[] = [];
  #failed = 0;
  readonly #over = new AbortController();
  readonly #under = new Set<Promise<void>>();
  readonly #loop: Promise<void>;

  constructor(urls: readonly string[], paths: readonly string[], perSecond: number) {
    this.#loop = this.#run(urls, paths, perSecond);
  }

  async #run(urls: readonly string[], paths: readonly string[], perSecond: number): Promise<void> {
    const began = performance.now();
    for (let number = 0; !this.#over.signal.aborted; number++) {
      const due = began + (number * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 1) await sleep(wait);
      const asking = this.#ask(`${urls[number % urls.length]}${paths[number % paths.length]}`).finally(() =>
        this.#under.delete(asking),
      );
      this.#under.add(asking);
    }
  }

  async #ask(address: string): Promise<void> {
    const at = performance.now();
    const refused = await fetch(address, { signal: AbortSignal.timeout(patience) })
      .then(refusalIn)
      .catch(noAnswer);
    const refusal = refused === null ? null : `${callOf(address)}: ${refused}`;
    this.#answered.push({ ms: performance.now() - at, refusal });
    if (refusal !== null) this.#failed++;
  }

  /** All reads that failed, whether figures were asked for in their time or not. */
  get failed(): number {
    return this.#failed;
  }

  /** Of those that ended since the last time it was asked. */
  figures(): Figures {
    const those = this.#answered;
    this.#answered = [];
    const times = those.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const share = (part: number): number =>
      times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
    return {
      asked: those.length,
      failed: those.filter(({ refusal }) => refusal !== null).length,
      p50: share(0.5),
      p95: share(0.95),
      slowest: times.at(-1) ?? 0,
      refusals: refusalsIn(those),
    };
  }

  async end(): Promise<void> {
    this.#over.abort();
    await this.#loop;
    await Promise.all(this.#under);
  }
}
