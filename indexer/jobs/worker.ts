/**
 * The process that does the steps of a load, one at a time, as the command sends them over its IPC channel. When the
 * command's end of the channel is gone, so is this process, whatever happened to the command.
 */
import { giveWay } from "./give-way.ts";
import { readSettings } from "../settings/settings.ts";
import { connectRedis } from "./redis.ts";
import { StepRunner } from "./run-step.ts";
import type { StepMessage, StepOrder } from "./step-process.ts";

giveWay();
process.once("disconnect", () => process.exit(0));
// Ctrl-C reaches the whole terminal group; the command decides what becomes of its worker.
process.on("SIGINT", () => {});

const settings = readSettings();
const runner = new StepRunner(settings, connectRedis(settings.redisUrl));
// A process that was forked has a channel.
const send = (message: StepMessage): unknown => process.send!(message);

process.on("message", ({ step, generation }: StepOrder) => {
  runner
    .run(
      step,
      generation,
      (progress) => send({ progress }),
      (said) => send({ said }),
    )
    .then(
      (docs) => send({ docs }),
      (error: unknown) => send({ failure: error instanceof Error ? error.message : String(error) }),
    );
});
