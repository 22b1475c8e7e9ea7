/** Logs are kept through starts, and never grow without end: api.log, then api.log.1, api.log.2 and so on, the last the oldest. */
import { copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";

/** Older parts that are kept of a log. */
const maxParts = 4;
/** Bytes; a log that has more is parted. */
const maxPartBytes = 25_000_000;
/** ms between looks at the size of a log that is written to. */
const lookEvery = 30_000;

/** Makes room for a part `file.1`; the oldest goes. */
function shiftParts(file: string): void {
  rmSync(`${file}.${maxParts}`, { force: true });
  for (let part = maxParts - 1; part >= 1; part--)
    if (existsSync(`${file}.${part}`)) renameSync(`${file}.${part}`, `${file}.${part + 1}`);
}

/** Puts what an earlier start wrote aside, for a log that is begun anew. */
export function putAside(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  shiftParts(file);
  renameSync(file, `${file}.1`);
}

/**
 * Parts a log that has grown too large. Whoever writes to it goes on in the same file, which has to be open for appending:
 * what is written between the copy and the cut, some lines at most, is lost.
 */
export function partIfLarge(file: string, maxBytes = maxPartBytes): void {
  if (!existsSync(file) || statSync(file).size <= maxBytes) return;
  const copy = `${file}.part`;
  try {
    copyFileSync(file, copy);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error; // no room: the older parts stay
  }
  shiftParts(file);
  renameSync(copy, `${file}.1`);
  truncateSync(file, 0);
}

/** Parts a log whenever it has grown too large, until the signal. */
export function keepSmall(file: string, signal: AbortSignal): void {
  const look = (): void => {
    try {
      partIfLarge(file);
    } catch {
      // A full disk: the log is the least of the worries.
    }
  };
  look();
  const timer = setInterval(look, lookEvery).unref();
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
}
