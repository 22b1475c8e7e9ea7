import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { bornAt } from "./process-table.ts";

/** Who holds a lock file. `purpose` is a word of the holder, for the sentence that a second comer sees. */
export interface Holder {
  pid: number;
  born: string;
  purpose: string;
}

/** The holder of a lock file when that very process still runs; undefined for no lock, a broken one or a dead holder. */
export function lockHolder(file: string): Holder | undefined {
  try {
    const { pid, born, purpose }: Partial<Holder> = JSON.parse(readFileSync(file, "utf8"));
    if (typeof pid !== "number" || typeof born !== "string" || typeof purpose !== "string") return undefined;
    return bornAt(pid) === born ? { pid, born, purpose } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Take a lock file for this process. Answers a function that releases it, or the live holder. The file of a dead
 * holder is moved aside first, so that of two comers only one can break it.
 */
export function takeLock(file: string, purpose: string): (() => void) | Holder {
  const mine = `${file}.${process.pid}.${Date.now()}`;
  const born = bornAt(process.pid) ?? "";
  writeFileSync(mine, JSON.stringify({ pid: process.pid, born, purpose } satisfies Holder));
  try {
    for (;;) {
      try {
        linkSync(mine, file); // fails when the file exists: the one atomic step
        return () => {
          if (lockHolder(file)?.pid === process.pid) rmSync(file, { force: true });
        };
      } catch (error) {
        if (!isCode(error, "EEXIST")) throw error;
      }
      const holder = lockHolder(file);
      if (holder) return holder;
      moveAside(file, `${mine}.stale`);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function moveAside(file: string, aside: string): void {
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error; // another comer was quicker
  }
}

/** Whether an error is a system error with this code, such as ENOENT. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
