/** Works the steps of a load off, from the command's side: BullMQ's worker, with a process for what the steps do. */
import { setTimeout as sleep } from "node:timers/promises";
import { UnrecoverableError, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { LoadError } from "../load/load-error.ts";
import { openRelease } from "../read/open-release.ts";
import { environmentOf } from "../settings/settings.ts";
import type { Settings } from "../settings/settings.ts";
import type { StepDisplay } from "../terminal/step-display.ts";
import { maxAttempts, queueName, queuePrefix, stepJobId } from "./flow.ts";
import type { LoadQueue, StepJob } from "./flow.ts";
import { readRecord } from "./record.ts";
import { stepNames } from "./step-names.ts";
import type { StepName } from "./step-names.ts";
import { StepProcess } from "./step-process.ts";
import type { StepProgress } from "./step-process.ts";

/** ms between looks for a job whose lock was lost with Redis, and for a queue that was. */
const lookInterval = 2_000;
/** ms that Redis may be away. */
const maxRedisOutage = 300_000;

/** A step that ended a load, with the reason as its process gave it. */
export class StepFailure extends LoadError {
  readonly step: StepName;

  constructor(step: StepName, reason: string) {
    super(reason);
    this.step = step;
  }
}

/** A load whose steps are queued. */
interface WatchedFlow {
  readonly queue: LoadQueue;
  readonly redis: Redis;
  readonly settings: Settings;
  readonly generation: string;
  readonly display: StepDisplay;
  /** Ends the work: its reason is thrown. */
  readonly signal: AbortSignal;
}

/** The steps that a load has still to do, as its record says. */
export function remainingSteps(state: string, generation: string): StepName[] {
  const done = new Set(readRecord(state, generation)?.steps.map((step) => step.name));
  return stepNames.filter((step) => !done.has(step));
}

/** Rows of all data sets; 0 where the release cannot be read, which the steps will say. */
async function rowsOf(dir: string | undefined): Promise<number> {
  const release = dir === undefined ? null : await openRelease(dir).catch(() => null);
  return release?.file.datasets.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
}

/** Resolves when the last step is done. Throws a StepFailure when a step fails or kills its process again and again. */
export async function workFlow(watched: WatchedFlow): Promise<void> {
  const { redis, settings, generation, display, signal } = watched;
  const ended = new AbortController();
  const rows = await rowsOf(readRecord(settings.state, generation)?.dir);
  const steps = new StepProcess({ ...process.env, ...environmentOf(settings) }, rows);
  const worker = new Worker<StepJob, number, StepName>(
    queueName,
    (job) => {
      const tell = everySecond((progress) => void job.updateProgress({ ...progress }).catch(() => {}));
      return steps.run(
        { step: job.name, generation: job.data.generation },
        (progress) => {
          display.show(job.name, progress);
          tell(progress);
        },
        (text) => display.say(text),
      );
    },
    {
      connection: redis,
      prefix: queuePrefix(settings.prefix),
      stalledInterval: lookInterval,
      // Redis may be away as often as it pleases.
      maxStalledCount: 1_000_000,
    },
  );
  worker.on("completed", ({ name }) => {
    const result = readRecord(settings.state, generation)?.steps.find((step) => step.name === name);
    if (result) display.end(name, result.docs, result.seconds, result.peakRssMb);
    if (name === stepNames.at(-1)) ended.abort();
  });
  worker.on("failed", (job, error) => {
    if (!job) return;
    const died = !(error instanceof UnrecoverableError);
    if (job.finishedOn === undefined)
      display.say(
        `The worker of the load died (${error.message}); another one takes up step ${job.name} at once`,
      );
    else
      ended.abort(
        new StepFailure(
          job.name,
          died
            ? `The worker of the load died ${maxAttempts} times in step ${job.name}, last by ${error.message}.`
            : error.message,
        ),
      );
  });
  // Outages of Redis and lost locks end by themselves: BullMQ connects again, and a step can be repeated.
  worker.on("error", () => {});
  try {
    await watchRedis(watched, AbortSignal.any([signal, ended.signal]));
  } finally {
    await worker.close(true);
    await steps.stop();
  }
  signal.throwIfAborted();
  if (ended.signal.reason instanceof StepFailure) throw ended.signal.reason;
}

/** Calls at most once a second, for who looks at the queue. */
function everySecond(call: (progress: StepProgress) => void): (progress: StepProgress) => void {
  let last = -Infinity;
  return (progress) => {
    const now = performance.now();
    if (now - last < 1_000) return;
    last = now;
    call(progress);
  };
}

/** Until the signal: says that Redis is away, and queues the steps again when it has forgotten them. */
async function watchRedis({ queue, redis, settings, generation, display }: WatchedFlow, signal: AbortSignal) {
  for (let lastAnswer = performance.now(); !signal.aborted;) {
    const [step] = remainingSteps(settings.state, generation);
    if (step === undefined) return; // also when Redis died before it could say so
    if (redis.status === "ready") {
      lastAnswer = performance.now();
      if (!(await queue.queue.getJob(stepJobId(generation, step))))
        await queue.enqueue(generation, remainingSteps(settings.state, generation));
    } else {
      const left = Math.ceil((lastAnswer + maxRedisOutage - performance.now()) / 1000);
      if (left <= 0) throw new LoadError("Redis does not answer.");
      const waiting = `Redis does not answer; waiting for it, up to ${left} s more`;
      display.show(step, { done: 0, total: 0, waiting });
    }
    await sleep(lookInterval, undefined, { signal }).catch(() => {}); // aborted: the loop ends
  }
}
