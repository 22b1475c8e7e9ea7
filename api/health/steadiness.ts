/**
 * Whether something is well, told steadily: one bad look among good ones does not take a server out of service, and one good
 * look among bad ones does not put it back.
 */
export class Steadiness {
  readonly #looksToFail: number;
  readonly #looksToMend: number;
  #isWell: boolean | null = null;
  /** Looks in a row that said otherwise. */
  #others = 0;

  constructor(looksToFail = 3, looksToMend = 2) {
    this.#looksToFail = looksToFail;
    this.#looksToMend = looksToMend;
  }

  /** Notes a look; answers what is held to be true after it. The first look counts at once. */
  look(seemsWell: boolean): boolean {
    this.#isWell ??= seemsWell;
    this.#others = seemsWell === this.#isWell ? 0 : this.#others + 1;
    if (this.#others >= (this.#isWell ? this.#looksToFail : this.#looksToMend)) {
      this.#isWell = seemsWell;
      this.#others = 0;
    }
    return this.#isWell;
  }
}
