import { killAllChildren } from "./child.ts";

/** Being asked to stop: the signal to hand to everything that can be given up, and the exit code that tells of it. */
export interface Interruption {
  signal: AbortSignal;
  /** Resolves when we are asked to stop. */
  asked: Promise<void>;
  /** 130 after Ctrl-C, 143 after SIGTERM, as shells count. */
  exitCode(): number;
}

/** The terminal sends Ctrl-C to every process of the command line and npm passes it on too: one press, two signals. */
const SAME_PRESS_MS = 1000;
const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Listen for Ctrl-C, SIGTERM, a closed terminal, and the death of the process that started us (KARYON_PARENT, a pid).
 * The first asks for an orderly stop; a second Ctrl-C kills everything at once.
 */
export function listenForInterruption(env: NodeJS.ProcessEnv = process.env): Interruption {
  const controller = new AbortController();
  let first = 0;
  let code = 143;
  const interrupt = (name: keyof typeof codes) => (): void => {
    if (first === 0) {
      [first, code] = [Date.now(), codes[name]];
      controller.abort();
    } else if (Date.now() - first > SAME_PRESS_MS) {
      killAllChildren();
      process.exit(codes[name]);
    }
  };
  process
    .on("SIGINT", interrupt("SIGINT"))
    .on("SIGTERM", interrupt("SIGTERM"))
    .on("SIGHUP", interrupt("SIGHUP"));
  const parent = Number(env["KARYON_PARENT"]);
  if (parent > 0) {
    setInterval(() => {
      if (process.ppid !== parent && first === 0) interrupt("SIGHUP")();
    }, 1000).unref();
  }
  const asked = new Promise<void>((resolve) =>
    controller.signal.addEventListener("abort", () => resolve(), { once: true }),
  );
  return { signal: controller.signal, asked, exitCode: () => code };
}
