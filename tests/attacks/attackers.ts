/** The thread of those who attack: each sends one dear request after another, from an address of its own. */
import { parentPort, workerData } from "node:worker_threads";
import type { Attack } from "./attacks.ts";
import { discarded } from "./discarded.ts";

export interface AttackersData {
  readonly dataset: string;
  readonly attacks: readonly Attack[];
  readonly attackers: number;
  readonly seconds: number;
}

// What the program has given to its thread.
const { dataset, attacks, attackers, seconds } = workerData as AttackersData;
const over = AbortSignal.timeout(seconds * 1_000);
const statuses: Record<string, number> = {};

async function attack(number: number): Promise<void> {
  const headers = { "X-Forwarded-For": `198.51.100.${number}`, "Content-Type": "application/json" };
  // Every one begins elsewhere, so that all calls are asked at once.
  for (let turn = number * 7; !over.aborted; turn++) {
    const one = attacks[turn % attacks.length];
    if (!one) return;
    const post = one.body === undefined ? {} : { method: "POST", body: one.body };
    const status = await discarded(fetch(`${dataset}/${one.path}`, { headers, ...post, signal: over }));
    if (!over.aborted) statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: attackers }, (_one, number) => attack(number)));
parentPort?.postMessage(statuses);
