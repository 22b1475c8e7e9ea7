/** Seconds until `npm start` prints its ready line. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts Karyon, waits for the ready line, stops it. */
export async function secondsUntilReady(env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ["start.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const seconds = await new Promise<number>((resolve, reject) => {
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (/^ready /m.test(printed)) resolve((performance.now() - started) / 1000);
    });
    child.once("exit", (code) => reject(new Error(`npm start ended with exit code ${code}:\n${printed}`)));
  });
  child.removeAllListeners("exit");
  child.kill("SIGTERM");
  await once(child, "exit");
  return seconds;
}
