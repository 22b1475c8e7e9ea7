/** The clock of the processes of a site that run Node, which can be put forward and back while they run. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Moves it. */
export class Clock {
  readonly #file: string;
  /** What processes have to be started with. */
  readonly env: NodeJS.ProcessEnv;

  constructor(folder: string) {
    this.#file = join(folder, "clock");
    this.env = {
      KARYON_FAULTS_CLOCK: this.#file,
      NODE_OPTIONS: `--import ${new URL("moved-clock.ts", import.meta.url).href}`,
    };
    this.set(0);
  }

  /** @param ms by which the clock is ahead of the real one */
  set(ms: number): void {
    writeFileSync(this.#file, String(ms));
  }
}
