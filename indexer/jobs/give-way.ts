/** The priority of a load. */
import { readdirSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

const niceness = 10;

/** Readers come first where there are not enough cores for both. */
export function giveWay(): void {
  for (const thread of threads()) {
    try {
      // Who runs with less already may not go up again.
      if (getPriority(thread) < niceness) setPriority(thread, niceness);
    } catch {
      // A thread that has ended meanwhile; or a system without priorities, where the load runs with that of all others.
    }
  }
}

/** On Linux each thread has a priority of its own, which those that it starts begin with; Node has started some by now. 0 is the process. */
function threads(): number[] {
  try {
    return readdirSync("/proc/self/task").map(Number);
  } catch {
    return [0];
  }
}
