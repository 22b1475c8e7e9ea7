/**
 * `npm run faults -- costs [WORDS]`, `npm run faults -- attack [ATTACKERS [SECONDS]]` and `npm run faults -- fuzz [SEED [EACH]]`: start an
 * api on the services of a running site, and send it what costs most, one by one or all at once, or what nobody should send. End with exit code 1 when something that must hold did not.
 */
import { startApi } from "../site.ts";
import { attackAtOnce, typedLine } from "./at-once.ts";
import { costLine, costs } from "./costs.ts";
import { fuzz } from "./fuzz.ts";
import { startMeasuredApi } from "./measured-api.ts";
import type { MeasuredApi } from "./measured-api.ts";

async function runCosts(api: MeasuredApi, words: string): Promise<boolean> {
  let [all, bad] = [0, 0];
  for await (const cost of costs(api, words)) {
    all++;
    if (cost.broken !== null) bad++;
    console.log(costLine(cost));
  }
  console.log(`${all - bad} of ${all} dear requests are as they must be`);
  return all > 0 && bad === 0;
}

async function runFuzz(api: MeasuredApi, seed: number, each: number): Promise<boolean> {
  const { sent, statuses, broken, longest, slowest, memory } = await fuzz(api, seed, each);
  for (const sentence of broken) console.log(`BAD  ${sentence}`);
  console.log(
    `${sent} requests, seed ${seed}: ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(
        ", ",
      )}; longest turn ${longest.toFixed(0)} ms, slowest answer ${slowest.toFixed(0)} ms, at most ${(memory / 1e6).toFixed(0)} MB`,
  );
  console.log(`${sent - broken.length} of ${sent} strange requests are answered as they must be`);
  return broken.length === 0;
}

async function runAttack(attackers: number, seconds: number): Promise<boolean> {
  // As many processes as a site has: one for each processor.
  const site = await startApi({ ...process.env, KARYON_RATE_LIMIT: "0", KARYON_API_PROCESSES: "" });
  try {
    const { before, during, statuses, broken } = await attackAtOnce(site.url, attackers, seconds);
    console.log(typedLine("before", before));
    console.log(typedLine("during", during));
    const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    console.log(`${attackers} attackers for ${seconds} s, no limit of use: ${answers.join(", ")}`);
    for (const sentence of broken) console.log(`BAD  ${sentence}`);
    return broken.length === 0;
  } finally {
    await site.stop();
  }
}

const [suite, first = "", second = ""] = process.argv.slice(2);
if (suite === "attack") process.exit((await runAttack(Number(first) || 12, Number(second) || 40)) ? 0 : 1);
const api = await startMeasuredApi(Number(process.env["KARYON_FAULTS_PORT"] ?? 3990), process.env);
let isGood = false;
try {
  isGood =
    suite === "fuzz"
      ? await runFuzz(api, Number(first) || Math.floor(Math.random() * 1e6), Number(second) || 60)
      : await runCosts(api, first);
} finally {
  api.stop();
}
process.exit(isGood ? 0 : 1);
