/** What is written down about a load: enough to go on with it when the queue is lost, and what each step took. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fingerprint } from "../load/fingerprint.ts";
import { isStepName } from "./step-names.ts";
import type { StepName } from "./step-names.ts";

const stepResult = z.object({
  name: z.custom<StepName>(isStepName),
  docs: z.int(),
  seconds: z.number(),
  /** Highest resident memory of the worker during the step. */
  peakRssMb: z.number(),
});

const loadRecord = z.object({
  /** Index prefix of the load; loads of several prefixes may share a state folder. */
  prefix: z.string(),
  /** Release id, an ISO date. */
  release: z.string(),
  generation: z.string(),
  /** Release directory, absolute. */
  dir: z.string(),
  /** contentHash of the fingerprint. */
  hash: z.string(),
  fingerprint: fingerprint.optional(),
  /** Whether the rule that no kind may shrink below 98 % is off. */
  force: z.boolean(),
  /** Whether it is kept for a look instead of going live. */
  stage: z.boolean().default(false),
  /** ISO date and time; `finished` is null while there is something left to do. */
  started: z.string(),
  finished: z.string().nullable(),
  /** Finished steps, in order. Those of another version of Karyon that this one does not have are left out. */
  steps: z
    .array(z.looseObject({ name: z.string() }))
    .transform((all) => all.filter(({ name }) => isStepName(name)))
    .pipe(z.array(stepResult)),
});

export type LoadRecord = z.infer<typeof loadRecord>;

const folderOf = (state: string): string => join(state, "loads");
const fileOf = (state: string, generation: string): string => join(folderOf(state), `${generation}.json`);

/** Writes a record so that a reader sees either the old or the new one. */
export function writeRecord(state: string, record: LoadRecord): void {
  mkdirSync(folderOf(state), { recursive: true });
  const file = fileOf(state, record.generation);
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

/** The record of a generation; null when there is none that can be read. */
export function readRecord(state: string, generation: string): LoadRecord | null {
  try {
    return loadRecord.parse(JSON.parse(readFileSync(fileOf(state, generation), "utf8")));
  } catch {
    return null;
  }
}

/** The records of a prefix, newest load first. */
export function listRecords(state: string, prefix: string): LoadRecord[] {
  let files: string[];
  try {
    files = readdirSync(folderOf(state));
  } catch {
    return [];
  }
  return files
    .flatMap((file) =>
      file.endsWith(".json") ? (readRecord(state, file.slice(0, -".json".length)) ?? []) : [],
    )
    .filter((record) => record.prefix === prefix)
    .sort((a, b) => (a.started < b.started ? 1 : -1));
}

/** Forgets a load. */
export function deleteRecord(state: string, generation: string): void {
  rmSync(fileOf(state, generation), { force: true });
}
