/** What the admin page knows: generations, the load that runs, release directories, and what was done before. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "@elastic/elasticsearch";
import type { Redis } from "ioredis";
import { stepNames } from "../jobs/step-names.ts";
import type { StepName } from "../jobs/step-names.ts";
import type { LoadQueue } from "../jobs/flow.ts";
import { listRecords } from "../jobs/record.ts";
import type { LoadRecord } from "../jobs/record.ts";
import { readJournal } from "../journal/journal.ts";
import type { JournalEntry } from "../journal/entry.ts";
import { listGenerations } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { openRelease } from "../read/open-release.ts";
import type { AdminSettings } from "./admin-settings.ts";

/** Lines of the journal that are shown. */
export const journalLines = 50;

/** A step of a load, done, being done or still to do. */
export interface StepStatus {
  readonly name: StepName;
  readonly state: "done" | "active" | "waiting";
  /** Documents or things. */
  readonly done: number;
  readonly total: number | null;
  readonly seconds: number;
  readonly peakRssMb: number | null;
  /** What an active step waits for. */
  readonly waiting: string | null;
}

/** A load, as its record and the queue tell it. */
export interface LoadStatus {
  readonly record: LoadRecord;
  readonly steps: readonly StepStatus[];
  /** Whether somebody works on it. */
  readonly isRunning: boolean;
}

export interface ReleaseDirectory {
  readonly dir: string;
  /** null when its release.json cannot be read. */
  readonly release: string | null;
  readonly datasets: number;
  readonly rows: number;
}

export interface AdminStatus {
  readonly generations: readonly GenerationInfo[];
  /** Why the generations are not known; null when they are. */
  readonly problem: string | null;
  readonly loads: readonly LoadStatus[];
  readonly directories: readonly ReleaseDirectory[];
  readonly journal: readonly JournalEntry[];
}

/** What the status is read from. */
export interface StatusSources {
  readonly client: Client;
  readonly redis: Redis;
  readonly queue: LoadQueue;
  readonly settings: AdminSettings;
}

/** Reads all of it; a server that is away is told, not thrown. */
export async function readStatus(sources: StatusSources): Promise<AdminStatus> {
  const { client, settings } = sources;
  let problem: string | null = null;
  const generations = await listGenerations(client, settings.prefix).catch((error: unknown) => {
    problem = error instanceof Error ? error.message : String(error);
    return [];
  });
  return {
    generations,
    problem,
    loads: await readLoads(sources),
    directories: (await Promise.all(settings.releases.map(directoriesIn))).flat(),
    journal: readJournal(settings.state, journalLines),
  };
}

/** Loads newest first, with the steps of each. */
export async function readLoads({ redis, queue, settings }: StatusSources): Promise<LoadStatus[]> {
  const active = redis.status === "ready" ? await queue.queue.getJobs(["active"]).catch(() => []) : [];
  return listRecords(settings.state, settings.prefix).map((record) => {
    const job = active.find((one) => one.data.generation === record.generation);
    const steps = stepNames.map((name): StepStatus => {
      const done = record.steps.find((step) => step.name === name);
      if (done)
        return {
          name,
          state: "done",
          done: done.docs,
          total: done.docs,
          waiting: null,
          seconds: done.seconds,
          peakRssMb: done.peakRssMb,
        };
      const isActive = job?.name === name;
      // As watch-flow.ts writes it.
      const progress = (isActive ? job.progress : {}) as Partial<Record<"done" | "total", number>> & {
        waiting?: string | null;
      };
      const seconds = isActive ? (Date.now() - (job.processedOn ?? Date.now())) / 1000 : 0;
      return {
        name,
        state: isActive ? "active" : "waiting",
        done: progress.done ?? 0,
        total: progress.total ?? null,
        waiting: progress.waiting ?? null,
        seconds,
        peakRssMb: null,
      };
    });
    return { record, steps, isRunning: job !== undefined };
  });
}

/** The release directories in a folder, by name; folders without a release.json are none. */
export async function directoriesIn(folder: string): Promise<ReleaseDirectory[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map(async ({ name }): Promise<ReleaseDirectory[]> => {
        const dir = join(folder, name);
        if (!existsSync(join(dir, "release.json"))) return [];
        const opened = await openRelease(dir).catch(() => null);
        const datasets = opened?.file.datasets ?? [];
        const rows = datasets.reduce((sum, dataset) => sum + dataset.rows, 0);
        return [{ dir, release: opened?.file.release ?? null, datasets: datasets.length, rows }];
      }),
  );
  return found.flat().sort((a, b) => (a.dir < b.dir ? 1 : -1));
}
