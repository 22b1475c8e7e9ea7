/** Slots for requests of one class, and a short queue before them in which clients take turns. Pure but for its clock. */

export interface SlotOptions {
  /** Requests that are worked on at the same time. */
  readonly slots: number;
  /** Requests that may wait. */
  readonly queue: number;
  /** ms that a request may wait. */
  readonly patience: number;
  /** At first each request is answered sooner than the one before it, and may wait for longer; ms that this lasts, and that it may wait. */
  readonly atFirst?: { readonly lasts: number; readonly patience: number };
  /** ms since some point in time; another one in tests. */
  readonly now?: () => number;
}

/** Why a request is sent away, and after how many seconds it is worth while to come again. */
export interface Refusal {
  readonly retryAfter: number;
}

interface Waiting {
  readonly since: number;
  readonly admit: () => void;
  readonly refuse: (refusal: Refusal) => void;
}

/** How far the mean of the time that a request takes follows the last one. */
const weightOfLast = 0.1;

/**
 * A client that asks for much waits for itself: of those who wait, each client's first is taken in turn, and where the queue
 * is full, it is the client with most in it that loses its last. Whoever would have to wait for too long is told at once.
 */
export class Slots {
  readonly #options: SlotOptions;
  readonly #now: () => number;
  readonly #began: number;
  /** By client, those first whose turn is next. */
  readonly #queues = new Map<string, Waiting[]>();
  #busy = 0;
  #waiting = 0;
  /** ms; of those that were answered lately */
  #meanTime = 0;

  constructor(options: SlotOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#began = this.#now();
  }

  get #patience(): number {
    const { atFirst, patience } = this.#options;
    return atFirst && this.#now() - this.#began < atFirst.lasts ? atFirst.patience : patience;
  }

  get busy(): number {
    return this.#busy;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Resolves with the function that gives the slot back, to be called once; or with the refusal. */
  async enter(client: string): Promise<(() => void) | Refusal> {
    const { slots, queue } = this.#options;
    const patience = this.#patience;
    if (this.#busy < slots && this.#waiting === 0) return this.#take();
    const own = this.#queues.get(client)?.length ?? 0;
    // The client's requests take turns with those of the others.
    const before = Math.min(this.#waiting, own * this.#queues.size);
    const wait = ((before + 1) * this.#meanTime) / slots;
    if (wait > patience || queue === 0) return this.#refusal(wait);
    if (this.#waiting >= queue && !this.#makeRoom(own)) return this.#refusal(wait);
    return this.#wait(client, patience);
  }

  #refusal(wait: number): Refusal {
    return { retryAfter: Math.max(1, Math.min(30, Math.ceil(wait / 1000))) };
  }

  #take(): () => void {
    this.#busy++;
    const started = this.#now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#busy--;
      this.#meanTime += weightOfLast * (this.#now() - started - this.#meanTime);
      this.#next();
    };
  }

  #wait(client: string, patience: number): Promise<(() => void) | Refusal> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        since: this.#now(),
        admit: () => {
          clearTimeout(timer);
          resolve(this.#take());
        },
        refuse: (refusal) => {
          clearTimeout(timer);
          resolve(refusal);
        },
      };
      const timer = setTimeout(() => {
        this.#drop(client, waiting);
        resolve(this.#refusal(patience));
      }, patience).unref();
      const own = this.#queues.get(client);
      if (own) own.push(waiting);
      else this.#queues.set(client, [waiting]);
      this.#waiting++;
    });
  }

  #drop(client: string, waiting: Waiting): void {
    const own = this.#queues.get(client);
    const at = own?.indexOf(waiting) ?? -1;
    if (!own || at < 0) return;
    own.splice(at, 1);
    if (own.length === 0) this.#queues.delete(client);
    this.#waiting--;
  }

  /** Sends the last request of the client away that has most in the queue; false when nobody has more than the newcomer would. */
  #makeRoom(own: number): boolean {
    let longest: [string, Waiting[]] | undefined;
    for (const entry of this.#queues) if (entry[1].length > (longest?.[1].length ?? own + 1)) longest = entry;
    const last = longest?.[1].at(-1);
    if (!longest || !last) return false;
    this.#drop(longest[0], last);
    last.refuse(this.#refusal(this.#patience));
    return true;
  }

  #next(): void {
    if (this.#busy >= this.#options.slots) return;
    const [turn] = this.#queues;
    if (!turn) return;
    const [client, own] = turn;
    const first = own.shift();
    this.#queues.delete(client);
    if (own.length > 0) this.#queues.set(client, own);
    if (!first) return;
    this.#waiting--;
    first.admit();
  }
}
