/** Joins what is asked while earlier requests are under way into one: under load a request costs more than what it asks for. */

interface PendingRequest<Ask, Answer> {
  readonly asks: readonly Ask[];
  readonly resolve: (answers: Answer[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Sends what is asked at about the same time as one request, with a limit of requests under way. */
export class RequestBatcher<Ask, Answer> {
  readonly #send: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  readonly #maxUnderWay: number;
  #waiting: PendingRequest<Ask, Answer>[] = [];
  #underWay = 0;

  /**
   * @param send answers in the order of what it is asked
   * @param maxUnderWay as long as fewer requests are under way, what is asked goes out at once; then all that waits goes
   * with the next, so that nobody waits for more than one request beside their own, even when the server hangs
   */
  constructor(send: (asks: readonly Ask[]) => Promise<readonly Answer[]>, maxUnderWay: number) {
    this.#send = send;
    this.#maxUnderWay = maxUnderWay;
  }

  /** The answers, in the order of what is asked. A request that fails, fails for all whose asks it held. */
  ask(asks: readonly Ask[]): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asks, resolve, reject });
      void this.#next();
    });
  }

  async #next(): Promise<void> {
    if (this.#underWay >= this.#maxUnderWay || this.#waiting.length === 0) return;
    const sent = this.#waiting;
    this.#waiting = [];
    this.#underWay++;
    try {
      const answers = await this.#send(sent.flatMap(({ asks }) => asks));
      let at = 0;
      for (const { asks, resolve } of sent) resolve(answers.slice(at, (at += asks.length)));
    } catch (error) {
      for (const { reject } of sent) reject(error);
    } finally {
      this.#underWay--;
      void this.#next();
    }
  }
}
