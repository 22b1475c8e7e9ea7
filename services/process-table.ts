import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

/** One running process. `command` is its whole command line, arguments joined with blanks. */
export interface RunningProcess {
  pid: number;
  command: string;
}

const onLinux = process.platform === "linux";

/**
 * When a process was born, as an opaque string; undefined when it does not run (a zombie does not run).
 * A pid together with its birth names one process for good, although the system hands out pids again.
 */
export function bornAt(pid: number): string | undefined {
  if (!onLinux) return ps(["-o", "lstart=", "-p", String(pid)]).trim() || undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold blanks, so the fields are counted from behind it: state first, start time 20th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** Every process whose command line can be read. Linux is read from /proc, because a bare machine may have no `ps`. */
export function listProcesses(): RunningProcess[] {
  if (!onLinux) {
    return ps(["-axww", "-o", "pid=,command="])
      .split("\n")
      .flatMap((line) => {
        const found = /^\s*(\d+)\s+(.+)$/.exec(line);
        return found ? [{ pid: Number(found[1]), command: found[2] ?? "" }] : [];
      });
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ").trim();
        return command === "" ? [] : [{ pid: Number(name), command }];
      } catch {
        return []; // ended between the listing and the reading
      }
    });
}

function ps(args: string[]): string {
  try {
    return execFileSync("ps", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1 << 26,
    });
  } catch {
    return ""; // ps answers 1 when no process matches
  }
}
