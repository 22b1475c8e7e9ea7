/** What a step of a load works with. */
import type { Client } from "@elastic/elasticsearch";
import type { Redis } from "ioredis";
import type { Generation } from "../../index-mappings/names.ts";
import type { RetryOptions } from "../load/with-retry.ts";
import type { Settings } from "../settings.ts";
import type { LoadSource } from "./load-source.ts";
import type { LoadRecord } from "./record.ts";

interface StepContext {
  readonly settings: Settings;
  readonly record: LoadRecord;
  readonly generation: Generation;
  readonly client: Client;
  readonly retry: RetryOptions;
  readonly redis: Redis;
  /** Opened at the first call. */
  source(): Promise<LoadSource>;
  /** Tells how far the step is. */
  progress(done: number, total: number): void;
}

/** A step can be repeated without harm. Answers the number of documents or things done; throws a LoadError when the load has to stop. */
export type StepWork = (context: StepContext) => Promise<number>;
