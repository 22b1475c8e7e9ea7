/** Follows a load from outside: polls the queue, which also works across outages of Redis. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { LoadError } from "../load/load-error.ts";
import type { StepDisplay } from "../terminal/step-display.ts";
import { stepJobId } from "./flow.ts";
import type { LoadQueue, StepProgress } from "./flow.ts";
import { readRecord } from "./record.ts";
import { stepNames } from "./step-names.ts";
import type { StepName } from "./step-names.ts";

const interval = 250;
const redisPatience = 300_000;

/** A step that ended a load, with the reason as the worker gave it. */
export class StepFailure extends LoadError {
  readonly step: StepName;

  constructor(step: StepName, reason: string) {
    super(reason);
    this.step = step;
  }
}

interface Watched {
  readonly queue: LoadQueue;
  readonly redis: Redis;
  readonly state: string;
  readonly generation: string;
  readonly display: StepDisplay;
  /** Ends the watching: its reason is thrown. */
  readonly signal: AbortSignal;
}

/** The steps that a load has still to do, as its record says. */
export function remainingSteps(state: string, generation: string): StepName[] {
  const done = new Set(readRecord(state, generation)?.steps.map((step) => step.name));
  return stepNames.filter((step) => !done.has(step));
}

/** Resolves when the last step is done. Throws a StepFailure when a step fails. */
export async function watchFlow(watched: Watched): Promise<void> {
  const { state, generation, display } = watched;
  for (const step of remainingSteps(state, generation)) {
    await watchStep(watched, step);
    const result = readRecord(state, generation)?.steps.find(({ name }) => name === step);
    if (result) display.end(step, result.docs, result.seconds, result.peakRssMb);
  }
}

async function watchStep(watched: Watched, step: StepName): Promise<void> {
  const { queue, generation, state, display, signal } = watched;
  for (;;) {
    signal.throwIfAborted();
    await redisBack(watched, step);
    const job = await queue.queue.getJob(stepJobId(generation, step));
    if (!job) {
      // The queue was lost with Redis's data. Steps that are done stay done.
      const remaining = remainingSteps(state, generation);
      if (!remaining.includes(step)) return;
      await queue.enqueue(generation, remaining);
      continue;
    }
    const status = await job.getState();
    if (status === "completed") return;
    if (status === "failed") throw new StepFailure(step, job.failedReason);
    if (status === "active") display.show(step, progressOf(job.progress));
    await sleep(interval);
  }
}

/** Progress as the worker reports it; nothing is known before its first report. */
function progressOf(progress: unknown): StepProgress {
  const known = typeof progress === "object" && progress !== null && "done" in progress;
  // Written by the worker in this shape.
  return known ? (progress as StepProgress) : { done: 0, total: 0, waiting: null };
}

async function redisBack({ redis, display, signal }: Watched, step: StepName): Promise<void> {
  const deadline = Date.now() + redisPatience;
  while (redis.status !== "ready") {
    signal.throwIfAborted();
    const left = Math.ceil((deadline - Date.now()) / 1000);
    if (left <= 0) throw new LoadError("Redis does not answer.");
    display.show(step, {
      done: 0,
      total: 0,
      waiting: `Redis does not answer; waiting for it, up to ${left} s more`,
    });
    await sleep(interval);
  }
}
