/** Joins what is asked while earlier requests are under way into one: under load a request costs more than what it asks for. */

interface Waiting<Ask, Answer> {
  readonly asks: readonly Ask[];
  readonly resolve: (answers: Answer[]) => void;
  readonly reject: (error: unknown) => void;
}

export interface Limits {
  /** As long as fewer requests are under way, what is asked goes out at once. */
  readonly underWay: number;
  /** A request holds no more of those that waited, so that the first of them need not wait for many. */
  readonly together: number;
}

export class Gathered<Ask, Answer> {
  readonly #send: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  readonly #limits: Limits;
  #waiting: Waiting<Ask, Answer>[] = [];
  #underWay = 0;

  /** @param send answers in the order of what it is asked */
  constructor(send: (asks: readonly Ask[]) => Promise<readonly Answer[]>, limits: Limits) {
    this.#send = send;
    this.#limits = limits;
  }

  /** The answers, in the order of what is asked. A request that fails, fails for all whose asks it held. */
  ask(asks: readonly Ask[]): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asks, resolve, reject });
      void this.#next();
    });
  }

  async #next(): Promise<void> {
    if (this.#underWay >= this.#limits.underWay || this.#waiting.length === 0) return;
    const sent = this.#waiting.splice(0, this.#limits.together);
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
