/** Runs one step of a load and writes down what it took. */
import type { Client } from "@elastic/elasticsearch";
import type { Redis } from "ioredis";
import { parseGeneration } from "../../index-mappings/names.ts";
import { connect } from "../load/connect.ts";
import { LoadError } from "../load/load-error.ts";
import { watchReaders } from "../load/throttle.ts";
import type { Throttle } from "../load/throttle.ts";
import type { RetryOptions } from "../load/with-retry.ts";
import type { Settings } from "../settings/settings.ts";
import { openLoadSource } from "./load-source.ts";
import type { LoadSource } from "./load-source.ts";
import { readRecord, writeRecord } from "./record.ts";
import type { LoadRecord } from "./record.ts";
import type { StepName } from "./step-names.ts";
import type { StepProgress } from "./step-process.ts";
import { steps } from "./steps.ts";

/** ms between looks at the memory. */
const memoryInterval = 50;
/** Long enough for Elasticsearch to be restarted by hand. */
const maxWait = 300_000;

/** Runs steps one after the other; what a generation reads is opened once. */
export class StepRunner {
  readonly #settings: Settings;
  readonly #redis: Redis;
  readonly #client: Client;
  readonly #retry: RetryOptions;
  #progress: StepProgress = { done: 0, total: 0, waiting: null };
  #report: (progress: StepProgress) => void = () => {};
  /** Watches from the first step that asks for it to the end: what it has seen holds for the next step, too. */
  #readers: Promise<Throttle> | undefined;
  #opened: { generation: string; source: Promise<LoadSource> } | undefined;

  constructor(settings: Settings, redis: Redis) {
    this.#settings = settings;
    this.#redis = redis;
    this.#retry = { limit: maxWait, onWait: (waiting) => this.#tell({ waiting }) };
    this.#client = connect(settings.elasticsearchUrl, this.#retry);
  }

  /** Answers how many documents or things the step has done. `report` hears of every change, `say` what else there is to know. */
  async run(
    name: StepName,
    generationName: string,
    report: (progress: StepProgress) => void,
    say: (text: string) => void,
  ): Promise<number> {
    const record = readRecord(this.#settings.state, generationName);
    const generation = parseGeneration(generationName);
    if (!record || !generation) throw new LoadError(`The record of load ${generationName} is gone.`);
    // Done by a process that died, or whose job Redis lost, before it could say so.
    const done = record.steps.find((step) => step.name === name);
    if (done) return done.docs;
    this.#progress = { done: 0, total: 0, waiting: null };
    this.#report = report;
    const started = performance.now();
    const peak = watchMemory();
    try {
      const docs = await steps[name]({
        settings: this.#settings,
        record,
        generation,
        client: this.#client,
        retry: this.#retry,
        redis: this.#redis,
        source: () => this.#source(record),
        progress: (done, total) => this.#tell({ done, total }),
        readers: () => this.#watched(say),
        say,
      });
      this.#writeDown(generationName, {
        name,
        docs,
        seconds: Math.round(performance.now() - started) / 1000,
        peakRssMb: peak(),
      });
      return docs;
    } finally {
      peak();
    }
  }

  #tell(change: Partial<StepProgress>): void {
    this.#progress = { ...this.#progress, ...change };
    this.#report(this.#progress);
  }

  #watched(say: (text: string) => void): Promise<Throttle> {
    const { prefix, readersP95 } = this.#settings;
    this.#readers ??= watchReaders(this.#client, prefix, readersP95, say).catch((error: unknown) => {
      this.#readers = undefined; // the step that is tried again asks again
      throw error;
    });
    return this.#readers;
  }

  #source(record: LoadRecord): Promise<LoadSource> {
    if (this.#opened?.generation !== record.generation) {
      this.#opened = { generation: record.generation, source: openLoadSource(record, this.#settings.site) };
    }
    return this.#opened.source;
  }

  #writeDown(generation: string, result: LoadRecord["steps"][number]): void {
    const record = readRecord(this.#settings.state, generation);
    if (!record) return;
    const steps = [...record.steps.filter((step) => step.name !== result.name), result];
    const finished = result.name === "tidy" ? new Date().toISOString() : null;
    writeRecord(this.#settings.state, { ...record, steps, finished });
  }
}

/** Watches the resident memory of this process; the function returned ends it and answers the peak in MB. */
function watchMemory(): () => number {
  let peak = process.memoryUsage.rss();
  const look = (): void => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(look, memoryInterval);
  return () => {
    clearInterval(timer);
    look();
    return Math.round(peak / 1024 / 1024);
  };
}
