/** The flow of a load: one job a step. A parent waits for its children, so the last step is the outermost parent. */
import { FlowProducer, Queue } from "bullmq";
import type { FlowJob } from "bullmq";
import type { Redis } from "ioredis";
import type { StepName } from "./step-names.ts";

export const queueName = "load";

/** Beginning of the queue's keys; loads of different index prefixes do not meet. */
export const queuePrefix = (indexPrefix: string): string => `${indexPrefix}:jobs`;

/** What a worker needs to know; everything else is in the load's record. */
export interface StepJob {
  readonly generation: string;
}

/** A step whose worker dies so often will not succeed by being tried again. A step that fails is not tried again. */
export const maxAttempts = 6;
/** ms */
const attemptPause = 500;

/** The id of the job of a step: no step of a generation is queued twice. */
export const stepJobId = (generation: string, step: StepName): string => `${generation}.${step}`;

/** The queue of a prefix, on a connection of the caller. */
export interface LoadQueue {
  readonly queue: Queue<StepJob, number, StepName>;
  /** Forgets whatever is queued and queues these steps of a generation, all at once. */
  enqueue(generation: string, steps: readonly StepName[]): Promise<void>;
  /** Forgets whatever is queued, a running job too. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the queue of a prefix. Outages show in the connection's status. */
export function openLoadQueue(connection: Redis, indexPrefix: string): LoadQueue {
  const prefix = queuePrefix(indexPrefix);
  const queue = new Queue<StepJob, number, StepName>(queueName, { connection, prefix });
  const flows = new FlowProducer({ connection, prefix });
  queue.on("error", () => {});
  flows.on("error", () => {});
  const clear = () => queue.obliterate({ force: true });
  return {
    queue,
    clear,
    async enqueue(generation, steps) {
      await clear();
      await flows.add(chain(generation, steps));
    },
    async close() {
      await Promise.all([queue.close(), flows.close()]);
    },
  };
}

function chain(generation: string, steps: readonly StepName[]): FlowJob {
  const name = steps.at(-1);
  if (name === undefined) throw new Error("a flow has at least one step");
  const earlier = steps.slice(0, -1);
  return {
    name,
    queueName,
    data: { generation } satisfies StepJob,
    opts: {
      jobId: stepJobId(generation, name),
      attempts: maxAttempts,
      backoff: { type: "fixed", delay: attemptPause },
    },
    ...(earlier.length > 0 ? { children: [chain(generation, earlier)] } : {}),
  };
}
