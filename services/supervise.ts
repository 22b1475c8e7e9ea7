import type { Child } from "./child.ts";
import { sentenceOf } from "./start-error.ts";
import type { StartContext } from "./starting.ts";

/** A child that is started again when it dies by itself. */
export interface SupervisedProcess {
  failed: Promise<string>;
  stop(): Promise<void>;
  crash(): void;
}

/** So many unexpected ends within the window are forgiven; more are a sickness, not an accident. */
const FORGIVEN = 3;
const WINDOW_MS = 5 * 60_000;

/**
 * Keep a service alive: when it ends without being asked (out of memory, kill -9), it is started again in the same
 * place, as its data survive a crash. `start` must resolve when the service answers, and is given the function that
 * makes its child known, so that a stop in the middle of a start reaches it.
 */
export async function supervise(
  name: string,
  starting: StartContext,
  start: (born: (child: Child) => void) => Promise<void>,
): Promise<SupervisedProcess> {
  const { forgivenEnds = FORGIVEN } = starting;
  let child: Child | undefined;
  let stopping = false;
  const ends: number[] = [];
  let fail: (sentence: string) => void = () => {};
  const failed = new Promise<string>((resolve) => {
    fail = resolve;
  });

  const born = (newborn: Child): void => {
    child = newborn;
    if (stopping) newborn.kill();
  };
  const watch = (): void => {
    void child?.exited.then(async ({ code, signal }) => {
      if (stopping || starting.signal.aborted) return;
      const how = signal ?? `exit code ${code}`;
      ends.push(Date.now());
      if (ends.filter((time) => Date.now() - time < WINDOW_MS).length > forgivenEnds) {
        return fail(`${name} keeps ending unexpectedly (${how}).`);
      }
      starting.log(`${name} ended unexpectedly (${how}), starting it again`);
      try {
        await start(born);
        starting.log(`${name} is back`);
        watch();
      } catch (error) {
        if (!stopping) fail(sentenceOf(error));
      }
    });
  };

  try {
    await start(born);
  } catch (error) {
    stopping = true;
    await child?.stop(2000);
    throw error;
  }
  watch();
  return {
    failed,
    stop: async () => {
      stopping = true;
      await child?.stop();
    },
    crash: () => child?.kill(),
  };
}
