/** An api that tells how long its thread worked without a pause, and how much memory it has. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { apiArguments, apiEnvironment } from "../../services/api-process.ts";
import { waitUntilReady } from "../site.ts";

/** ms of processor time that a keystroke may wait, whatever others ask, on a machine that has nothing else to do. */
export const maxTurn = 250;
/** Bytes that an api may take. */
export const maxMemory = 800e6;

const told = z.object({ longest: z.number(), memory: z.number() });
type Measured = z.infer<typeof told>;

export interface MeasuredApi {
  readonly url: string;
  /** From here on. */
  begin(): void;
  /** ms of processor time of the longest turn since then, and bytes of memory. */
  measured(): Promise<Measured>;
  /** Exit code once it has ended. */
  exitCode(): number | null;
  stop(): void;
}

/** Starts it on the servers of the environment, and waits until it is ready. */
export async function startMeasuredApi(port: number, env: NodeJS.ProcessEnv): Promise<MeasuredApi> {
  const url = `http://127.0.0.1:${port}`;
  const api = spawn(
    process.execPath,
    ["--import", new URL("longest-turn.ts", import.meta.url).href, ...apiArguments],
    {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: {
        ...apiEnvironment,
        ...env,
        PORT: String(port),
        KARYON_RATE_LIMIT: "0",
        LOG_LEVEL: "error",
        KARYON_API_PROCESSES: "1",
      },
    },
  );
  const stop = (): void => void api.kill();
  process.on("exit", stop);
  await waitUntilReady(url, () => api.exitCode);
  // What is read once for all, with the first search, is no cost of a request.
  await (await fetch(`${url}/api/v1/dataset/latest/search/suggest?q=a`)).body?.cancel();
  return {
    url,
    begin: () => void api.send("begin"),
    async measured() {
      api.send("tell");
      const [message]: unknown[] = await once(api, "message");
      return told.parse(message);
    },
    exitCode: () => api.exitCode,
    stop,
  };
}
