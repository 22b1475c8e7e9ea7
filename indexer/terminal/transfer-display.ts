/** Shows many transfers at once: a bar for each that is under way in a terminal, plain lines elsewhere. */
import { count } from "../../index-mappings/counted.ts";
import { duration, size } from "./amounts.ts";

/** What is counted: bytes of files, or records. */
type Unit = "bytes" | "records";

export interface TransferDisplay {
  /** How far one is; `total` is null when nobody knows. */
  show(name: string, done: number, total: number | null, unit: Unit): void;
  /** It waits for this reason. */
  wait(name: string, reason: string): void;
  /** It is over; the line stays. */
  end(name: string, outcome: string): void;
  /** A line of its own. */
  say(line: string): void;
}

interface Transfer {
  readonly started: number;
  done: number;
  total: number | null;
  unit: Unit;
  waiting: string | null;
  /** When a plain line last lastPrinted of it. */
  lastPrinted: number;
}

/** Of a terminal that does not say how large it is, as under script and in some containers. */
const usual = { columns: 80, rows: 24 };
const barWidth = 20;
const nameWidth = 26;
/** ms between two drawings, and between two plain lines of one transfer. */
const redraw = 100;
const plainInterval = 10_000;

function amounts({ done, total, unit, started }: Transfer): string {
  const amount = unit === "bytes" ? size : count;
  const seconds = (performance.now() - started) / 1000;
  const rate = seconds > 1 && done > 0 ? done / seconds : 0;
  const left = rate > 0 && total !== null && total > done ? `  ${duration((total - done) / rate)} left` : "";
  const speed = rate > 0 ? `  ${amount(Math.round(rate))}/s` : "";
  return `${amount(done)}${total === null ? "" : ` of ${amount(total)}`}${speed}${left}`;
}

function bar({ done, total }: Transfer): string {
  if (!total) return "…".padEnd(barWidth);
  const full = Math.min(Math.round((done / total) * barWidth), barWidth);
  return `${"█".repeat(full)}${"░".repeat(barWidth - full)}`;
}

/** Bars at the bottom of a terminal, redrawn in place. */
function liveDisplay(out: NodeJS.WriteStream, transfers: Map<string, Transfer>) {
  let drawn = 0;
  let last = 0;
  const erase = (): void => {
    out.write(drawn > 0 ? `\u001b[${drawn}A\r\u001b[J` : "");
    drawn = 0;
  };
  const draw = (): void => {
    erase();
    // Lines that wrap, or do not fit, could not be erased.
    for (const [name, transfer] of [...transfers].slice(0, Math.max((out.rows || usual.rows) - 2, 1))) {
      const text = `  ${name.padEnd(nameWidth)} ${transfer.waiting ?? `${bar(transfer)} ${amounts(transfer)}`}`;
      out.write(`${text.slice(0, Math.max((out.columns || usual.columns) - 1, 20))}\n`);
      drawn++;
    }
    last = performance.now();
  };
  return {
    changed: (): void => {
      if (performance.now() - last >= redraw) draw();
    },
    line: (text: string): void => {
      erase();
      out.write(`${text}\n`);
      draw();
    },
  };
}

/** Lines for logs: when one ends or begins to wait, and now and then of those that take long. */
function plainDisplay(out: NodeJS.WritableStream) {
  return {
    changed: (name: string, transfer: Transfer): void => {
      const now = performance.now();
      if (now - transfer.lastPrinted < plainInterval) return;
      transfer.lastPrinted = now;
      out.write(`${name}: ${amounts(transfer)}\n`);
    },
    line: (text: string): void => {
      out.write(`${text}\n`);
    },
  };
}

/** The display of a run. */
export function transferDisplay(out: NodeJS.WriteStream = process.stdout): TransferDisplay {
  const transfers = new Map<string, Transfer>();
  const { changed, line } = out.isTTY ? liveDisplay(out, transfers) : plainDisplay(out);
  const transferOf = (name: string): Transfer => {
    const known = transfers.get(name);
    if (known) return known;
    const now = performance.now();
    const begun: Transfer = {
      started: now,
      done: 0,
      total: null,
      unit: "bytes",
      waiting: null,
      lastPrinted: now,
    };
    transfers.set(name, begun);
    return begun;
  };
  return {
    show(name, done, total, unit) {
      const transfer = Object.assign(transferOf(name), { done, total, unit, waiting: null });
      changed(name, transfer);
    },
    wait(name, reason) {
      const transfer = transferOf(name);
      if (transfer.waiting === reason) return;
      transfer.waiting = reason;
      if (out.isTTY) changed(name, transfer);
      else line(`${name}: ${reason}; waiting to try again`);
    },
    end(name, outcome) {
      transfers.delete(name);
      line(`${out.isTTY ? "✓ " : ""}${name.padEnd(nameWidth)} ${outcome}`);
    },
    say: line,
  };
}
