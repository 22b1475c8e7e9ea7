/** What a run of `npm run bench` measured, and how runs are kept: the newest beside the one before it. */
import { readFile, writeFile } from "node:fs/promises";
import type { BundleSizes } from "./bundles.ts";
import type { LoadStep } from "./loads.ts";
import type { Latency } from "./measure.ts";
import type { ViewTime } from "./viewers.ts";
import type { Vitals } from "./web-vitals.ts";

export interface ReleaseFigures {
  /** "real release" or the size of a demo release. */
  readonly title: string;
  /** In all indices. */
  readonly documents: number;
  /** Seconds of the load, from the command to its end. */
  readonly wall: number;
  readonly steps: readonly LoadStep[];
  readonly latencies: readonly Latency[];
  /** Resident memory of the largest process of the api half a minute after all calls, MB; only of the first release. Older runs did not measure it. */
  readonly restRssEach?: number;
  /** Of pages in a browser; only of the first release. */
  readonly vitals: readonly (Pick<Vitals, "page" | "lcp" | "ready" | "cls" | "inp"> &
    // Earlier runs have not measured them.
    Partial<Pick<Vitals, "longest" | "score">>)[];
  /** Of views in frames until their first picture: of each kind in the first release that has something for it. Older runs did not measure them. */
  readonly views?: readonly ViewTime[];
}

export interface Figures {
  /** ISO date */
  readonly date: string;
  /** What was measured: its short name. Older runs do not say it. */
  readonly commit?: string;
  readonly machine: string;
  /** The first is the one that people wait for; the others tell how figures grow. */
  readonly releases: readonly ReleaseFigures[];
  /** Seconds from `npm start` to its ready line, and at the second to its pages; null where it was not measured. */
  readonly start: {
    readonly first: number | null;
    readonly second: number | null;
    readonly pages?: number | null;
  };
  readonly bundles: BundleSizes;
}

export interface Runs {
  readonly before: Figures | null;
  readonly now: Figures;
}

/** A new run beside the one that was the newest; one that is measured again takes its place instead. */
export function withRun(runs: Runs | null, now: Figures, isAgain: boolean): Runs {
  return { before: (isAgain ? runs?.before : runs?.now) ?? null, now };
}

/** @returns null when nothing was measured yet */
export async function readRuns(path: string): Promise<Runs | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  // Written by writeRuns in this shape.
  return text === null ? null : (JSON.parse(text) as Runs);
}

const isRow = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((part) => typeof part !== "object");

/** JSON with one row of figures a line, so that a change of one figure is a change of one line. */
export function runsText(runs: Runs): string {
  const write = (value: unknown, indent: string): string => {
    if (typeof value !== "object" || value === null || isRow(value)) return JSON.stringify(value);
    const deeper = `${indent}  `;
    const parts = Array.isArray(value)
      ? value.map((part) => write(part, deeper))
      : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${write(part, deeper)}`);
    const [open, close] = Array.isArray(value) ? "[]" : "{}";
    return `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${indent}${close}`;
  };
  return `${write(runs, "")}\n`;
}

/** Writes what readRuns reads. */
export const writeRuns = (path: string, runs: Runs): Promise<void> => writeFile(path, runsText(runs));
