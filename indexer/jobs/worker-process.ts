/** Keeps a worker process running while a load lasts. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Keeps the worker below 1 GB of resident memory. */
const nodeOptions = ["--max-old-space-size=640", "--max-semi-space-size=16"];
const restartPause = 500;

export interface WorkerProcess {
  stop(): Promise<void>;
}

/** Starts the worker, and starts it again whenever it ends by itself; `onDeath` hears how it ended. */
export function superviseWorker(env: NodeJS.ProcessEnv, onDeath: (how: string) => void): WorkerProcess {
  let stopping = false;
  let child = start();

  function start(): ReturnType<typeof fork> {
    // With an IPC channel, whose end tells the worker that this process is gone.
    const started = fork(join(import.meta.dirname, "worker.ts"), {
      env,
      execArgv: nodeOptions,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    started.once("exit", (code, signal) => {
      if (stopping) return;
      onDeath(signal ?? `exit code ${code}`);
      void sleep(restartPause).then(() => {
        if (!stopping) child = start();
      });
    });
    // Such as a system without room for another process: the exit that follows is what counts.
    started.on("error", () => {});
    return started;
  }

  return {
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
