/** Long steps of work on the thread that answers requests: one at a time, with room for keystrokes between any two. */
import { setTimeout as sleep } from "node:timers/promises";

/**
 * ms between two steps. Steps that each wait for the next turn of the event loop would all be taken in that one turn, and nothing
 * that comes meanwhile is read before they are over; a keystroke needs several turns, and an answer of the search engine.
 */
const room = 5;

/** Settled when the step before the next one is over, and others had room. */
let last: Promise<void> = Promise.resolve();

/** Waits until a step that takes some ten ms may begin. It is to be taken at once, without waiting for anything. */
export function nextStep(): Promise<void> {
  const own = last.then(() => sleep(room));
  last = own;
  return own;
}
