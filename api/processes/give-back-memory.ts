/**
 * Gives memory back when nobody asks for anything. By itself V8 keeps what requests have left behind, and the room that it was in,
 * until it needs it again: 100 MB after all calls of the benchmark.
 */
import { performance } from "node:perf_hooks";
import { memoryUsage } from "node:process";

/** Of its time that a process may work and still be at rest: it looks for another release every second. */
const restingShare = 0.02;
/** Bytes that it has to have grown by: collecting stops it for 0.12 s. */
const worthIt = 32 * 2 ** 20;

/** Collects all that can be collected, and has V8 return the room. Only with `--expose-gc`. */
const collect = (): void => globalThis.gc?.({ type: "major", flavor: "last-resort" });

/** Collects now, and from then on whenever the process has grown and is at rest. @param interval ms that are looked at together */
export function giveBackMemory(interval = 5_000): void {
  collect();
  let least = memoryUsage.rss();
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    // Threads that end make it less without us.
    least = Math.min(least, memoryUsage.rss());
    if (utilization > restingShare || memoryUsage.rss() < least + worthIt) return;
    collect();
    least = memoryUsage.rss();
  }, interval).unref();
}
