import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { putAside } from "./log-file.ts";
import { bornAt } from "./process-table.ts";

/** How a child ended: an exit code, or the signal that ended it. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A process that we started and that dies with us. */
export interface Child {
  pid: number;
  /** Settles when the process has ended; never rejects. */
  exited: Promise<Exit>;
  /** Ask it to end (SIGTERM); after `graceMs` the whole process group is killed. Resolves when it is gone. */
  stop(graceMs?: number): Promise<void>;
  /** Kill the whole process group at once. */
  kill(): void;
}

/** What a child may be given; `log` is a file that receives stdout and stderr, without it the child writes to ours. */
export interface ChildOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** How far it and what it starts step back for others, from 0 to 19. */
  niceness?: number | undefined;
  log?: string;
  /** Add to the log instead of putting what it has aside and beginning it anew. */
  append?: boolean;
  /** Let stderr through to ours although there is a log: what it says there is meant for people. */
  speaks?: boolean;
  /** When this is aborted the child is stopped; when it is aborted already none is started. */
  signal?: AbortSignal;
}

/**
 * Waits until its standard input closes, which happens however its parent dies (kill -9 too), then ends process $1:
 * politely first, its whole group after 20 seconds.
 */
const GUARD = `cat >/dev/null; kill -TERM "$1" 2>/dev/null || exit 0
n=0; while [ $n -lt 20 ] && kill -0 "$1" 2>/dev/null; do sleep 1; n=$((n+1)); done
kill -KILL -- "-$1" 2>/dev/null; exit 0`;

/**
 * Start a process in a group of its own (so that Ctrl-C in the terminal reaches us only, and we stop things in order)
 * with a guard beside it that ends it when we die. Rejects with the system's error when the command cannot be run.
 */
export async function startChild(
  command: string,
  args: string[],
  options: ChildOptions = {},
): Promise<Child> {
  options.signal?.throwIfAborted();
  if (options.log !== undefined && !options.append) putAside(options.log);
  const output = options.log === undefined ? "inherit" : openSync(options.log, options.append ? "a" : "w");
  const { cwd, uid, gid, niceness } = options;
  // Set from outside, a priority would come too late for what the child has started by then.
  const [program, given] =
    niceness === undefined ? [command, args] : ["nice", ["-n", String(niceness), command, ...args]];
  const child = spawn(program, given, {
    cwd,
    uid,
    gid,
    env: options.env ?? process.env,
    detached: true,
    stdio: ["ignore", output, options.speaks ? "inherit" : output],
  });
  if (typeof output === "number") closeSync(output);
  const pid = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("spawn", () => resolve(child.pid ?? 0));
  });
  const guard = startGuard(pid);
  let running = true;
  const kill = (): void => signalGroup(pid, "SIGKILL");
  const onAbort = (): void => void stop();
  kills.add(kill);
  const exited = new Promise<Exit>((resolve) => {
    child.once("exit", (code, signal) => {
      running = false;
      kills.delete(kill);
      options.signal?.removeEventListener("abort", onAbort);
      guard.kill("SIGKILL");
      resolve({ code, signal });
    });
  });
  const stop = async (graceMs = 20_000): Promise<void> => {
    if (running) child.kill("SIGTERM");
    const timer = setTimeout(kill, graceMs);
    await exited;
    clearTimeout(timer);
    kill(); // whatever the process left behind in its group
  };
  options.signal?.addEventListener("abort", onAbort, { once: true });
  return { pid, exited, stop, kill };
}

const kills = new Set<() => void>();

/** Kill everything that was started here, at once: for the second Ctrl-C. */
export function killAllChildren(): void {
  for (const kill of kills) kill();
}

function startGuard(pid: number): ChildProcess {
  const guard = spawn("sh", ["-c", GUARD, "karyon-guard", String(pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.on("error", () => {}); // no shell: the child still ends with an orderly stop
  guard.stdin?.on("error", () => {});
  guard.unref();
  return guard;
}

/** End processes that are not children of ours: SIGTERM, and SIGKILL for those that are still there after `graceMs`. */
export async function endProcesses(pids: number[], graceMs = 20_000): Promise<void> {
  const alive = new Map(
    pids.flatMap((pid) => {
      const born = bornAt(pid);
      return born ? [[pid, born]] : [];
    }),
  );
  for (const pid of alive.keys()) signal(pid, "SIGTERM");
  const deadline = Date.now() + graceMs;
  const remaining = (): number[] =>
    [...alive].filter(([pid, born]) => bornAt(pid) === born).map(([pid]) => pid);
  while (remaining().length > 0 && Date.now() < deadline) await sleep(100);
  for (const pid of remaining()) signal(pid, "SIGKILL");
  while (remaining().length > 0) await sleep(50);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // ended in between
  }
}

function signalGroup(pid: number, name: NodeJS.Signals): void {
  signal(-pid, name);
}
