/** How much clients have used within a minute, counted together by all processes where that is possible in time. */

/** ms; begins with the first request of a client. */
export const useWindow = 60_000;

export interface Used {
  readonly used: number;
  /** ms until the window ends */
  readonly left: number;
}

/** Adds to what a client has used, for all processes, and answers the sum. */
export type CountUse = (client: string, cost: number) => Promise<Used>;

/** ms. Redis counts within one; whoever asks waits for the search engine next, and for no more than a second in all. */
const countTimeout = 50;

/** Clients that are remembered; then those are forgotten that were here longest ago. */
const maxClients = 100_000;

/** Counts with the other processes, and goes on by itself from what they knew last as long as they cannot be asked. */
export class UseCounts {
  readonly #count: CountUse;
  /** What is known of each client; the last written stands last. */
  readonly #known = new Map<string, { used: number; ends: number }>();

  constructor(count: CountUse) {
    this.#count = count;
  }

  /** A count that comes too late is learnt for the next time. Never fails. */
  async add(client: string, cost: number): Promise<Used> {
    const timeUp = Promise.withResolvers<null>();
    const timer = setTimeout(timeUp.resolve, countTimeout, null);
    const counted = this.#count(client, cost).then(
      (used) => this.#learn(client, used),
      () => null,
    );
    const used = await Promise.race([counted, timeUp.promise]);
    clearTimeout(timer);
    return used ?? this.#addAlone(client, cost);
  }

  #learn(client: string, { used, left }: Used): Used {
    this.#keep(client, { used, ends: performance.now() + left });
    return { used, left };
  }

  #addAlone(client: string, cost: number): Used {
    const now = performance.now();
    const known = this.#known.get(client);
    const count = known && known.ends > now ? known : { used: 0, ends: now + useWindow };
    count.used += cost;
    this.#keep(client, count);
    return { used: count.used, left: count.ends - now };
  }

  /** The first are those whose windows are over. */
  #keep(client: string, count: { used: number; ends: number }): void {
    this.#known.delete(client);
    this.#known.set(client, count);
    const now = performance.now();
    for (const [one, { ends }] of this.#known) {
      if (ends > now && this.#known.size < maxClients) break;
      this.#known.delete(one);
    }
  }
}
