import { setTimeout as sleep } from "node:timers/promises";

/** Waits until something holds, and fails with its name when it does not within five minutes. Answers the ms that took. */
export async function waitFor(what: string, holds: () => Promise<boolean>, pause = 100): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > 300_000) throw new Error(`it is not so after 5 minutes: ${what}`);
    await sleep(pause);
  }
  return performance.now() - began;
}
