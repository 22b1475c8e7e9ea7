/** Keeps a load from slowing down those who read the live release. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "@elastic/elasticsearch";
import { aliasName } from "../../index-mappings/names.ts";

/** ms between two looks, and looks that count. */
const interval = 250;
const window = 20;
/** Looks before the first judgement. */
const enough = 8;
/** Share of the time in which is written: how it falls and grows, and its least. */
const falls = 0.6;
const grows = 0.05;
const minShare = 0.1;
/** ms; a load goes on, however long readers wait. */
const maxPause = 5_000;

/** Decides by the waiting times of readers which share of its time a load may write. Pure. */
export class WritingShare {
  readonly #limit: number;
  readonly #times: number[] = [];
  #share = 1;

  /** @param limit ms within which 95 % of searches are to be answered */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** From 0.1 to 1. */
  get share(): number {
    return this.#share;
  }

  /** ms within which 95 % of the last searches were answered; 0 before there are enough. */
  get p95(): number {
    if (this.#times.length < enough) return 0;
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  }

  /** Hears how long one search took, in ms. */
  hear(took: number): void {
    this.#times.push(took);
    if (this.#times.length > window) this.#times.shift();
    if (this.p95 > this.#limit) this.#share = Math.max(minShare, this.#share * falls);
    else this.#share = Math.min(1, this.#share + grows);
  }

  /** ms to rest after a request that took so long. */
  pauseAfter(took: number): number {
    return Math.min(maxPause, took * (1 / this.#share - 1));
  }
}

/** What a load asks before and between its requests. */
export interface Throttle {
  /** Share of its time in which it may write, from 0.1 to 1: below 1 readers wait, and a request had better be a small one. */
  readonly share: number;
  /** Rests after a request that took so many ms, when readers wait too long. */
  rest(took: number): Promise<void>;
}

/** Of a load that nobody has to be considered for. */
export const unthrottled: Throttle = { share: 1, rest: async () => {} };

/**
 * Until the end of the process, searches the live release every quarter of a second, as a reader would, and slows writing down
 * while 95 % of these searches take longer than `limit` ms, by Elasticsearch's own clock. Nothing is slowed down without a live
 * release, or with a limit of 0.
 * @param say told once when it begins to slow down
 */
export async function watchReaders(
  client: Client,
  prefix: string,
  limit: number,
  say: (text: string) => void,
): Promise<Throttle> {
  const index = aliasName("genes", prefix);
  if (limit === 0 || !(await client.indices.existsAlias({ name: index }))) return unthrottled;
  const writing = new WritingShare(limit);
  let hasSaid = false;
  const look = async (): Promise<void> => {
    const query = {
      multi_match: { query: "protein k", fields: ["names.whole_prefix", "everything.word_prefix"] },
    };
    const { took } = await client.search({
      index,
      size: 10,
      _source: false,
      query,
      sort: [{ weight: "desc" }],
    });
    writing.hear(took);
    if (writing.share < 1 && writing.p95 > limit && !hasSaid) {
      hasSaid = true;
      say(
        `Searches of the live release take ${writing.p95} ms (95 %, at most ${limit} are meant): the load slows down`,
      );
    }
  };
  void (async () => {
    for (;;) {
      await look().catch(() => {}); // who is away is waited for by the writing itself
      await sleep(interval, undefined, { ref: false });
    }
  })();
  return {
    get share() {
      return writing.share;
    },
    rest: async (took) => {
      const pause = writing.pauseAfter(took);
      if (pause > 1) await sleep(pause);
    },
  };
}
