/**
 * The process that does the steps of a load: one at a time, taken from the queue. The command that starts it holds the
 * other end of its IPC channel; when that end is gone, so is the worker, whatever happened to the command.
 */
import { Worker } from "bullmq";
import { readSettings } from "../settings.ts";
import { queueName, queuePrefix } from "./flow.ts";
import type { StepJob, StepProgress } from "./flow.ts";
import { connectRedis } from "./redis.ts";
import { StepRunner } from "./run-step.ts";
import type { StepName } from "./step-names.ts";

/** A killed worker's step is taken up again after this time plus two looks for stalled jobs. */
const lockDuration = 15_000;
const stalledInterval = 5_000;
const progressInterval = 250;

process.once("disconnect", () => process.exit(0));
// Ctrl-C reaches the whole terminal group; the command decides what becomes of its worker.
process.on("SIGINT", () => {});

const settings = readSettings();
const redis = connectRedis(settings.redisUrl);
const runner = new StepRunner(settings, redis);

const worker = new Worker<StepJob, number, StepName>(
  queueName,
  async (job) => {
    let latest: StepProgress = { done: 0, total: 0, waiting: null };
    let told = latest;
    const timer = setInterval(() => {
      // While Redis is away nothing is queued: the newest progress is told when it is back.
      if (told === latest || redis.status !== "ready") return;
      told = latest;
      job.updateProgress({ ...latest }).catch(() => {});
    }, progressInterval);
    try {
      return await runner.run(job.name, job.data.generation, (progress) => {
        latest = progress;
      });
    } finally {
      clearInterval(timer);
    }
  },
  {
    connection: redis,
    prefix: queuePrefix(settings.prefix),
    concurrency: 1,
    lockDuration,
    stalledInterval,
    // A worker may be killed as often as it pleases: the command counts.
    maxStalledCount: 1_000_000,
  },
);

// Outages of Redis and lost locks end by themselves: the worker reconnects, and a step can be repeated.
worker.on("error", () => {});
