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
}

interface Answered {
  readonly ms: number;
  readonly isGood: boolean;
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
    const isGood = await fetch(address, { signal: AbortSignal.timeout(15_000) })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status === 200;
      })
      .catch(() => false);
    this.#answered.push({ ms: performance.now() - at, isGood });
    if (!isGood) this.#failed++;
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
      failed: those.filter(({ isGood }) => !isGood).length,
      p50: share(0.5),
      p95: share(0.95),
      slowest: times.at(-1) ?? 0,
    };
  }

  async end(): Promise<void> {
    this.#over.abort();
    await this.#loop;
    await Promise.all(this.#under);
  }
}
