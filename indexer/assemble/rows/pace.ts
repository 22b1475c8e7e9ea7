/**
 * Long computing shares the process with timers that must not starve (the queue's lock renewal, progress bars).
 * A pace tells when the event loop has been held long enough, and lets go of it.
 */
import { setImmediate as turn } from "node:timers/promises";

/** ms that a computation may hold the event loop before it rests */
const maxHoldMs = 25;

export interface Pace {
  /** Whether it is time to rest; cheap enough to ask after every row. */
  readonly due: () => boolean;
  readonly rest: () => Promise<void>;
}

/** Says when a long run of work has to let timers of the process be served. */
export function newPace(): Pace {
  let since = performance.now();
  return {
    due: () => performance.now() - since > maxHoldMs,
    rest: async () => {
      await turn();
      since = performance.now();
    },
  };
}

/** Calls `step` for each item, resting in between as needed. */
export async function forEachPaced<T>(items: Iterable<T>, step: (item: T) => void): Promise<void> {
  const pace = newPace();
  for (const item of items) {
    step(item);
    if (pace.due()) await pace.rest();
  }
}
