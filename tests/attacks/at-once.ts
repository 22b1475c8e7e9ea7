/** The dearest requests of every call, many at once, beside somebody who types into the search box. */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { AttackersData } from "./attackers.ts";
import { attacksOn } from "./attacks.ts";
import { discarded } from "./discarded.ts";
import { factsOf } from "./release-facts.ts";

/** ms within which 95 of 100 keystrokes are answered, whatever else is asked for, on a machine that has nothing else to do. */
const maxWait = 250;
const keystrokesPerSecond = 10;
/** s of typing before the attack, to hold the other figures against. */
const calm = 8;

/** What people type. */
const typed = [
  "a",
  "ab",
  "cd",
  "cdc",
  "ce",
  "cell",
  "di",
  "ki",
  "mit",
  "nu",
  "pro",
  "ra",
  "sp",
  "tra",
  "wee",
];

/** Keystrokes of some time. */
export interface Typed {
  readonly count: number;
  readonly failed: number;
  /** ms */
  readonly p50: number;
  readonly p95: number;
  readonly slowest: number;
}

/** How an attack ended. */
export interface AtOnce {
  readonly before: Typed;
  readonly during: Typed;
  /** Requests of the attack by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** What must not be; empty when all is as it must. */
  readonly broken: readonly string[];
}

/** Types until the signal: a key every so often, whether or not the one before was answered. */
async function type(dataset: string, signal: AbortSignal): Promise<Typed> {
  const times: number[] = [];
  let failed = 0;
  const under = new Set<Promise<void>>();
  const press = async (text: string): Promise<void> => {
    const began = performance.now();
    const status = await discarded(
      fetch(`${dataset}/search/suggest?q=${text}`, { headers: { "X-Forwarded-For": "192.0.2.1" } }),
    );
    times.push(performance.now() - began);
    if (status !== "200") failed++;
  };
  for (let key = 0; !signal.aborted; key++) {
    const pressing = press(typed[key % typed.length] ?? "a").finally(() => under.delete(pressing));
    under.add(pressing);
    await sleep(1000 / keystrokesPerSecond, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(under);
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { count: times.length, failed, p50: at(0.5), p95: at(0.95), slowest: at(1) };
}

/** Attacks from a thread of its own, so that whoever types does not wait for this program; answers how many requests ended how. */
async function attack(attackWith: AttackersData): Promise<Readonly<Record<string, number>>> {
  const worker = new Worker(new URL("attackers.ts", import.meta.url), { workerData: attackWith });
  const [statuses]: unknown[] = await once(worker, "message");
  return z.record(z.string(), z.number()).parse(statuses);
}

/** @param attackers who attack at the same time, each from an address of its own */
export async function attackAtOnce(url: string, attackers: number, seconds: number): Promise<AtOnce> {
  const dataset = `${url}/api/v1/dataset/latest`;
  const attacks = attacksOn(await factsOf(dataset));
  const before = await type(dataset, AbortSignal.timeout(calm * 1_000));
  const attacking = attack({ dataset, attacks, attackers, seconds });
  const during = await type(dataset, AbortSignal.timeout(seconds * 1_000));
  const statuses = await attacking;
  const broken = [
    ...(during.failed > 0 ? [`${during.failed} keystrokes were not answered`] : []),
    ...(during.p95 > maxWait ? [`95 of 100 keystrokes took up to ${Math.round(during.p95)} ms`] : []),
    ...["500", "no answer"].flatMap((status) =>
      statuses[status] === undefined ? [] : [`${statuses[status]} requests ended with ${status}`],
    ),
  ];
  return { before, during, statuses, broken };
}

/** A line for people. */
export const typedLine = (when: string, { count, failed, p50, p95, slowest }: Typed): string =>
  `${when.padEnd(8)}${count} keystrokes, ${failed} failed; half within ${Math.round(p50)} ms, 95 % within ${Math.round(p95)} ms, slowest ${Math.round(slowest)} ms`;
