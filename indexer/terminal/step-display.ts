/** Shows the steps of a load as they go: one live line a step in a terminal, plain lines elsewhere. */
import type { WriteStream } from "node:tty";
import { count } from "../../index-mappings/counted.ts";
import { duration } from "./amounts.ts";

interface StepState {
  readonly done: number;
  readonly total: number;
  /** What the step waits for; null while it works. */
  readonly waiting: string | null;
}

export interface StepDisplay {
  /** How the step is now. */
  show(name: string, state: StepState): void;
  /** The step is over. */
  end(name: string, docs: number, seconds: number, peakRssMb: number): void;
  /** A line of its own. */
  say(line: string): void;
}

const nameWidth = 12;
const barWidth = 24;
const plainInterval = 5_000;

/** Documents a second, and the seconds that are left, since a step began to count. */
class Pace {
  readonly #started = performance.now();
  readonly #first: number;

  constructor(first: number) {
    this.#first = first;
  }

  describe({ done, total }: StepState): string {
    const seconds = (performance.now() - this.#started) / 1000;
    const rate = (done - this.#first) / seconds;
    if (seconds < 0.5 || rate <= 0) return "";
    return `  ${count(Math.round(rate))}/s  ${duration((total - done) / rate)} left`;
  }
}

function bar({ done, total }: StepState): string {
  const full = Math.round((done / total) * barWidth);
  return `${"█".repeat(full)}${"░".repeat(barWidth - full)}`;
}

const share = ({ done, total }: StepState): string =>
  `${String(Math.floor((done / total) * 100)).padStart(3)} %  ${count(done)} of ${count(total)}`;

function summary(name: string, docs: number, seconds: number, peakRssMb: number): string {
  const rate = seconds > 0 && docs > 100 ? `  ${count(Math.round(docs / seconds))}/s` : "";
  return `${name.padEnd(nameWidth)} ${count(docs).padStart(9)}  ${duration(seconds).padStart(7)}${rate}  ${count(peakRssMb)} MB`;
}

/** Keeps the pace of the step that is shown. */
function paces(): (name: string, state: StepState) => Pace {
  let current: { name: string; pace: Pace } | undefined;
  return (name, state) => {
    if (current?.name !== name) current = { name, pace: new Pace(state.done) };
    return current.pace;
  };
}

/** A live line at the bottom of a terminal. */
function liveDisplay(out: WriteStream): StepDisplay {
  const paceOf = paces();
  const erase = "\r\u001b[2K";
  // A line that wraps could not be erased.
  const fit = (line: string): string => line.slice(0, Math.max((out.columns || 80) - 1, 20));
  return {
    show(name, state) {
      const pace = paceOf(name, state).describe(state);
      const body = state.waiting ?? (state.total > 0 ? `${bar(state)} ${share(state)}${pace}` : "…");
      out.write(erase + fit(`  ${name.padEnd(nameWidth)} ${body}`));
    },
    end(name, docs, seconds, peakRssMb) {
      out.write(`${erase}✓ ${summary(name, docs, seconds, peakRssMb)}\n`);
    },
    say(line) {
      out.write(`${erase}${line}\n`);
    },
  };
}

/** Lines for logs: at most one in five seconds for a step, and one when it ends. */
function plainDisplay(out: NodeJS.WritableStream): StepDisplay {
  const paceOf = paces();
  let last = { name: "", waiting: false, at: 0 };
  return {
    show(name, state) {
      const pace = paceOf(name, state).describe(state);
      const waiting = state.waiting !== null;
      const now = performance.now();
      if (last.name !== name) last = { name, waiting: false, at: now };
      // Going to wait is said at once.
      if (now - last.at < plainInterval && waiting === last.waiting) return;
      last = { name, waiting, at: now };
      if (state.waiting !== null) out.write(`${name}: ${state.waiting}\n`);
      else if (state.total > 0) out.write(`${name}: ${share(state).trim()}${pace}\n`);
      else out.write(`${name}: working\n`);
    },
    end(name, docs, seconds, peakRssMb) {
      out.write(`${summary(name, docs, seconds, peakRssMb)}\n`);
    },
    say(line) {
      out.write(`${line}\n`);
    },
  };
}

/** Shows the steps of a load: redrawn in place in a terminal, else one line a step. */
export function stepDisplay(out: NodeJS.WriteStream = process.stdout): StepDisplay {
  return out.isTTY ? liveDisplay(out) : plainDisplay(out);
}
