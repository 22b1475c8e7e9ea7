/** Whether the machine has more to do than its processors can: then somebody who is silent may just not have had one. */
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

/** Share of a while in which some program waited for a processor, from which on the machine is busy. */
const maxWaiting = 0.8;
/** Programs for each processor in the last minute; where the system does not tell how long they wait. */
const maxLoad = 1.5;

/** ms in which some program has waited for a processor since the machine was started; null where the system does not tell. */
function waitedInAll(): number | null {
  try {
    const microseconds = /^some .*\btotal=(\d+)/m.exec(readFileSync("/proc/pressure/cpu", "utf8"))?.[1];
    return microseconds === undefined ? null : Number(microseconds) / 1_000;
  } catch {
    return null;
  }
}

/** Begins to watch; what is returned tells whether the machine was busy since then, or since it was asked before. */
export function watchMachine(): () => boolean {
  let [since, waited] = [performance.now(), waitedInAll()];
  return () => {
    const [now, waitedNow] = [performance.now(), waitedInAll()];
    const isBusy =
      waited === null || waitedNow === null
        ? (loadavg()[0] ?? 0) > maxLoad * availableParallelism()
        : waitedNow - waited > maxWaiting * (now - since);
    [since, waited] = [now, waitedNow];
    return isBusy;
  };
}
