/** One fault while a site does one thing: what readers and curators met, and whether it is as it must be. */
import { setTimeout as sleep } from "node:timers/promises";
import { watchMachine } from "../../../api/connections/busy-machine.ts";
import type { Fault } from "./faults.ts";
import type { FaultSite } from "./site.ts";
import { kinds, patience } from "./traffic.ts";
import type { Asked } from "./traffic.ts";
import { waitFor } from "../servers/wait-for.ts";
import type { Work } from "./works.ts";

/** ms; nobody waits longer to be told that a part is away. The limit leaves room for a machine that has much else to do. */
const aim = 1_000;
const limit = 5_000;

/** ms that a fault lasts. */
const lasts = 4_000;
/** ms from its end until everything answers as on any day, on a machine that has much else to do. */
const recovers = 8_000;

const readsPerSecond = 14;
const savesPerSecond = 4;

/** What one case ended with. */
export interface Outcome {
  readonly name: string;
  /** What must hold and does not. */
  readonly broken: readonly string[];
  /** What took longer than it may, on a machine that was too busy to say whose fault that is. */
  readonly late: readonly string[];
  readonly reads: number;
  /** Answered with 503, or not at all. */
  readonly refused: number;
  readonly kept: number;
  /** ms, of those that were refused */
  readonly slowestRefusal: number;
  /** ms, of reads that were answered */
  readonly slowestRead: number;
  readonly saved: number;
  /** s from the end of the fault until nothing was refused any more. */
  readonly back: number;
  /** s from there until everything was answered as on any day. */
  readonly well: number;
  readonly codes: readonly (number | null)[];
}

const maxOf = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

/** Every kind of request is answered as on any day: twice in a row. */
async function isWell(site: FaultSite): Promise<boolean> {
  for (let twice = 0; twice < 2; twice++)
    for (const kind of kinds) {
      const { status, isKept, saved } = await site.traffic.ask(kind);
      if (status !== 200 || isKept || (kind === "save" && saved === null)) return false;
    }
  const ready = await fetch(`${site.api.url}/api/v1/health/ready`).catch(() => null);
  await ready?.body?.cancel();
  return ready?.ok === true;
}

const isRefused = ({ status }: Asked): boolean => status === 503 || status === null;

/** Answered, and not saved. */
const isUnsaved = ({ kind, status, saved }: Asked): boolean =>
  kind === "save" && status === 200 && saved === null;

const shown = ({ kind, status, path }: Asked): string => `${kind} ${status ?? "no answer"} ${path}`;

/** "12 were …, such as …"; nothing where there are none. */
const some = (ones: readonly Asked[], what: string): string[] =>
  ones[0] === undefined ? [] : [`${ones.length} ${what}, such as ${shown(ones[0])}`];

/** What must hold of requests that were sent when the fault had long been over. */
function brokenAfter(asked: readonly Asked[], over: number): string[] {
  const late = asked.filter(({ began }) => began > over + recovers);
  const after = `more than ${recovers / 1_000} s after the fault`;
  return [
    ...some(late.filter(isRefused), `were refused ${after}`),
    ...some(late.filter(isUnsaved), `were not saved ${after}`),
    ...some(
      late.filter(({ isKept }) => isKept),
      `were answered from what is kept ${after}`,
    ),
  ];
}

/** Nobody has waited for it any longer. */
const isGivenUp = ({ status, began, ended }: Asked): boolean =>
  status === null && ended - began > patience - 100;

/** What must not take longer than it may. */
function lateIn(asked: readonly Asked[], fault: Fault, over: number, wellAfter: number): string[] {
  const maxWait = limit * (fault.isSlow ? 2 : 1);
  const late = asked.filter((one) => isRefused(one) && one.ended - one.began > maxWait);
  return [
    ...some(late, `were refused after more than ${limit} ms`),
    ...brokenAfter(asked, over),
    ...(wellAfter > recovers ? [`everything answered again after ${(wellAfter / 1_000).toFixed(1)} s`] : []),
  ];
}

/** What must hold of all requests. */
function brokenBy(asked: readonly Asked[], fault: Fault): string[] {
  const { away, isSpoilt } = fault;
  const refused = asked.filter(isRefused);
  // No spoilt answer is a mistake of ours.
  const others = asked.filter(
    (one) => one.status !== 200 && !isRefused(one) && (!isSpoilt || one.status === 500),
  );
  const wrong = asked.filter((one) => one.wrong !== null);
  const mayFail = away.includes("search engine") || away.includes("api");
  const lost = away.includes("api") ? [] : refused.filter((one) => one.status === null && !isGivenUp(one));
  const unsaved = fault.isUnsaved === true || away.includes("Redis") ? [] : asked.filter(isUnsaved);
  return [
    ...some(others, "answers other than 200 and 503"),
    ...(wrong[0] !== undefined && !isSpoilt
      ? [`${wrong.length} wrong answers, such as ${shown(wrong[0])}: ${wrong[0].wrong}`]
      : []),
    ...some(lost, "had no answer"),
    ...some(mayFail ? [] : refused, `were refused although ${away.join(" and ") || "nothing"} was away`),
    ...some(unsaved, "were answered and not saved although Redis was there"),
  ];
}

/** Runs one case, and leaves the site well. */
export async function runCase(site: FaultSite, fault: Fault, work: Work): Promise<Outcome> {
  const { traffic } = site;
  await waitFor("the site is well before", () => isWell(site));
  const isMachineBusy = watchMachine();
  traffic.asked.length = 0;
  traffic.begin(readsPerSecond, savesPerSecond);
  const end = await work.begin(site);
  const quiet = traffic.asked.filter((one) => one.status !== 200);
  await fault.begin(site);
  await sleep(lasts);
  await fault.end(site);
  const over = performance.now();
  const working = end();
  await waitFor("the site is well again", () => isWell(site));
  const wellAfter = performance.now() - over;
  const worked = await working;
  await sleep(1_000);
  await traffic.end();
  const wasBusy = isMachineBusy();
  await waitFor("the site is well afterwards", () => isWell(site));
  const asked = [...traffic.asked];
  const lost = await traffic.lost();
  const late = lateIn(asked, fault, over, wellAfter);
  const reads = asked.filter(({ kind }) => kind !== "save");
  const refused = reads.filter(isRefused);
  const took = ({ began, ended }: Asked): number => ended - began;
  return {
    name: `${work.name}, ${fault.name}`,
    broken: [
      ...(quiet.length > 0 ? [`before the fault: ${shown(quiet[0]!)}`] : []),
      ...brokenBy(asked, fault),
      ...(wasBusy ? [] : late),
      ...(lost.length > 0 ? [`${lost.length} queries were said to be saved and are not`] : []),
      ...(worked.codes.includes(null) ? ["a command did not end by itself"] : []),
      ...(worked.wrong === null ? [] : [worked.wrong]),
      ...(worked.codes.length > 0 && worked.codes.at(-1) !== 0
        ? [`the command ended with ${worked.codes.join(", then ")}`]
        : []),
    ],
    late: wasBusy ? late : [],
    reads: reads.length,
    refused: refused.length,
    kept: reads.filter(({ isKept }) => isKept).length,
    slowestRefusal: maxOf(refused.map(took)),
    slowestRead: maxOf(reads.filter((one) => !isRefused(one)).map(took)),
    saved: asked.filter(({ saved }) => saved !== null).length,
    back: Math.max(0, maxOf(refused.map(({ ended }) => ended)) - over) / 1_000,
    well: wellAfter / 1_000,
    codes: worked.codes,
  };
}

/** A line for people. */
export function lineOf(outcome: Outcome): string {
  const { name, broken, late, reads, refused, kept, slowestRefusal, slowestRead, saved, back, well, codes } =
    outcome;
  return [
    broken.length > 0 ? "BAD" : slowestRefusal > aim || late.length > 0 ? "slow" : "ok",
    name.padEnd(64),
    `${reads} reads`,
    `${refused} refused${refused > 0 ? ` (at most after ${Math.round(slowestRefusal)} ms)` : ""}`,
    `${kept} kept`,
    `slowest ${Math.round(slowestRead)} ms`,
    `${saved} saved`,
    `back after ${back.toFixed(1)} s, well after ${well.toFixed(1)} s`,
    ...(codes.length > 0 ? [`exit ${codes.join(", ")}`] : []),
    ...broken.map((sentence) => `\n      ${sentence}`),
    ...late.map((sentence) => `\n      on a machine that is too busy: ${sentence}`),
  ].join("  ");
}
