/** Processes by who started them. */
import { execFileSync } from "node:child_process";

/** A process below this one, however deep, whose command line has these words. */
export function descendant(root: number, words: string): number | undefined {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((row) => (row ? [{ pid: Number(row[1]), parent: Number(row[2]), command: row[3] ?? "" }] : []));
  const parentOf = new Map(rows.map(({ pid, parent }) => [pid, parent]));
  const isBelow = (pid: number): boolean => {
    const parent = parentOf.get(pid);
    return parent !== undefined && (parent === root || isBelow(parent));
  };
  // The guards beside our processes name them too, in a shell.
  return rows.find(
    ({ pid, command }) => command.includes(words) && !command.startsWith("sh ") && isBelow(pid),
  )?.pid;
}
