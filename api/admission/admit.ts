/** Lets requests in as far as there is room for their class, and tells the others to come again before any work is done for them. */
import type { Request, RequestHandler, Response } from "express";
import { Counter, Gauge } from "prom-client";
import { cacheRegistry } from "../cache/metrics.ts";
import { ProblemError } from "../problem/problem-error.ts";
import { coldStart, slotsOf, useClasses } from "./classes.ts";
import type { UseClass } from "./classes.ts";
import { clientOf } from "./client.ts";
import { Slots } from "./slots.ts";

const sentAway = new Counter({
  name: "requests_sent_away_total",
  help: "Requests that were answered with 503 because too much was asked for at once, by class",
  labelNames: ["class"],
  registers: [cacheRegistry],
});

/** The figures are those of the last application that was made: a process has one. */
let slots = new Map<UseClass, Slots>();
for (const [name, help, read] of [
  ["requests_busy", "Requests that are worked on, by class", (one: Slots) => one.busy],
  ["requests_waiting", "Requests that wait for a slot, by class", (one: Slots) => one.waiting],
] as const)
  new Gauge({
    name,
    help,
    labelNames: ["class"],
    registers: [cacheRegistry],
    collect() {
      for (const [of, one] of slots) this.set({ class: of }, read(one));
    },
  });

const busy = (of: UseClass, retryAfter: number): ProblemError =>
  new ProblemError(
    503,
    `Too much is asked for at once (${of}). Please try again in ${retryAfter === 1 ? "a second" : `${retryAfter} seconds`}.`,
    { part: of },
    { "Retry-After": String(retryAfter) },
  );

interface TakenSlot {
  readonly of: UseClass;
  readonly leave: () => void;
}
// Only set below. A WeakMap of responses would be gone through at each collection of garbage.
const slotIn = (response: Response): TakenSlot | undefined =>
  response.locals["slot"] as TakenSlot | undefined;

/** @param classOf the class of a request; its body has been read */
export type Admission = (classOf: (request: Request) => UseClass) => RequestHandler;

/** One door for all calls of an application. A request that comes again as one of another class gives its slot back. */
export function openDoor(): Admission {
  const own = new Map(useClasses.map((of) => [of, new Slots({ ...slotsOf[of], atFirst: coldStart })]));
  slots = own;
  return (classOf) => async (request, response, next) => {
    const of = classOf(request);
    const before = slotIn(response);
    if (before?.of === of) return next();
    before?.leave();
    // There are slots of all classes.
    const given = await own.get(of)!.enter(clientOf(request));
    if (typeof given !== "function") {
      sentAway.inc({ class: of });
      throw busy(of, given.retryAfter);
    }
    if (response.destroyed) {
      given();
      return;
    }
    response.locals["slot"] = { of, leave: given } satisfies TakenSlot;
    // Log, figures, compression, slots and the stream itself all want to know when it is over.
    response.setMaxListeners(20);
    response.once("close", given);
    next();
  };
}
