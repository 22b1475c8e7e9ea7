/** A command given through npm, as a person or a supervisor gives it. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { descendant } from "./servers/process-tree.ts";

/** An npm command that runs. */
export interface NpmCommand {
  /** Everything printed so far. */
  readonly output: () => string;
  /** The exit code, as the shell sees it. */
  readonly exited: Promise<number | null>;
  /** Resolves with the first line that matches; throws when the command ends without it. */
  printed(line: RegExp): Promise<string>;
  /** Sends a signal to a process below npm, as soon as there is one whose command line has these words. */
  signal(words: string, name: NodeJS.Signals): Promise<void>;
  /** Ctrl-C: the terminal gives it to every process of the command line. */
  interrupt(): Promise<number | null>;
}

/** Runs `npm run …` in a process group of its own. */
export function npm(args: readonly string[], env: NodeJS.ProcessEnv): NpmCommand {
  const child = spawn("npm", args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => lines.push(line));
  const exited = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  const output = (): string => lines.join("\n");
  const until = async <T>(look: () => T | undefined, what: string): Promise<T> => {
    for (;;) {
      const ended = child.exitCode !== null;
      const found = look();
      if (found !== undefined) return found;
      if (ended) throw new Error(`npm ${args.join(" ")} ended before ${what}:\n${output()}`);
      await sleep(20);
    }
  };
  return {
    output,
    exited,
    printed: (line) => until(() => lines.find((one) => line.test(one)), `it printed ${line}`),
    async signal(words, name) {
      // A process that was started has an id.
      process.kill(await until(() => descendant(child.pid!, words), `there was ${words}`), name);
    },
    async interrupt() {
      if (child.exitCode === null) process.kill(-child.pid!, "SIGINT");
      return exited;
    },
  };
}
