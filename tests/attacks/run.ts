/**
 * `npm run faults -- costs [WORDS]`: starts an api on the services of a running site, sends it the dearest requests, one after
 * another, and prints what each was answered, and how long it kept the thread that answers everybody, in processor time. Ends with
 * exit code 1 when that was more than the limit, or an answer was a 500.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { apiArguments } from "../../services/api-process.ts";
import { attacksOn } from "./attacks.ts";
import type { Attack } from "./attacks.ts";
import { factsOf } from "./release-facts.ts";

/** ms that a keystroke may wait, whatever others ask. */
const limit = 250;
const port = Number(process.env["KARYON_FAULTS_PORT"] ?? 3990);
const address = `http://127.0.0.1:${port}`;
const dataset = `${address}/api/v1/dataset/latest`;
const [words = ""] = process.argv.slice(2);

const api = spawn(
  process.execPath,
  ["--import", new URL("longest-turn.ts", import.meta.url).href, ...apiArguments],
  {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      PORT: String(port),
      KARYON_RATE_LIMIT: "0",
      LOG_LEVEL: "warn",
      KARYON_API_PROCESSES: "1",
    },
  },
);
process.on("exit", () => api.kill());

async function untilReady(): Promise<void> {
  for (;;) {
    if (api.exitCode !== null) throw new Error(`the api ended with exit code ${api.exitCode}`);
    const ok = await fetch(`${address}/api/v1/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const told = z.object({ longest: z.number(), memory: z.number() });

/** ms of the longest turn since the last "begin", and bytes of memory. */
async function measured(): Promise<z.infer<typeof told>> {
  api.send("tell");
  const [message]: unknown[] = await once(api, "message");
  return told.parse(message);
}

interface Answered {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

async function ask({ path, body }: Attack): Promise<Answered> {
  const started = performance.now();
  const answer = await fetch(
    `${dataset}/${path}`,
    body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body },
  );
  let bytes = 0;
  // Read as it comes, so that this program never has it all.
  for await (const piece of answer.body ?? []) bytes += piece.length;
  return { status: answer.status, bytes, ms: performance.now() - started };
}

await untilReady();
const attacks = attacksOn(await factsOf(dataset)).filter(({ name }) => name.includes(words));
let bad = 0;
for (const one of attacks) {
  api.send("begin");
  const { status, bytes, ms } = await ask(one);
  const { longest, memory } = await measured();
  const isBad = longest > limit || status === 500;
  if (isBad) bad++;
  console.log(
    [
      isBad ? "BAD" : "ok ",
      String(status),
      `${longest.toFixed(0)} ms`.padStart(8),
      `${ms.toFixed(0)} ms`.padStart(9),
      `${(bytes / 1e6).toFixed(2)} MB`.padStart(10),
      `${(memory / 1e6).toFixed(0)} MB`.padStart(7),
      one.name,
    ].join("  "),
  );
}
console.log(`${attacks.length - bad} of ${attacks.length} let others be answered within ${limit} ms`);
api.kill();
process.exitCode = bad === 0 ? 0 : 1;
