/** Keeps to what hosts allow: so many requests at once, so many in a second, and none while a host asks to wait. */
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import type { LimitFunction } from "p-limit";
import type { Sources } from "../../../config/sources.ts";

const inAll = 6;

interface Host {
  readonly limit: LimitFunction;
  /** ms between the beginnings of two requests. */
  readonly interval: number;
  /** When the next request may begin, on the clock of performance.now(). */
  next: number;
  /** Why nothing more is asked of it in this run; null while it can be reached. */
  lost: string | null;
}

export interface Hosts {
  /** Runs a transfer as soon as its host and the sum of all allow it. */
  run<T>(url: string, task: () => Promise<T>): Promise<T>;
  /** Waits for the turn of one request; every request of a task asks for it. */
  turn(url: string, signal: AbortSignal): Promise<void>;
  /** Lets no request to the host begin for so many ms. */
  pause(url: string, wait: number): void;
  /** Asks nothing more of the host in this run: it could not be reached, again and again. */
  lose(url: string, reason: string): void;
  /** Why nothing more is asked of the host; null when it may be asked. */
  lost(url: string): string | null;
}

/** The limits of one run, by the host names of sources.json. */
export function limitedHosts(limits: Sources["hosts"]): Hosts {
  const all = pLimit(inAll);
  const hosts = new Map<string, Host>();
  const hostOf = (url: string): Host => {
    const { hostname, host } = new URL(url);
    const known = hosts.get(host);
    if (known) return known;
    const { at_once: atOnce = 2, per_second: perSecond = null } = limits[hostname] ?? {};
    const made = {
      limit: pLimit(atOnce),
      interval: perSecond === null ? 0 : 1000 / perSecond,
      next: 0,
      lost: null,
    };
    hosts.set(host, made);
    return made;
  };
  return {
    run: (url, task) => hostOf(url).limit(() => all(task)),
    async turn(url, signal) {
      const host = hostOf(url);
      // A pause may begin while this request waits.
      for (let now = performance.now(); host.next > now; now = performance.now())
        await sleep(host.next - now, undefined, { signal });
      host.next = performance.now() + host.interval;
    },
    lose(url, reason) {
      hostOf(url).lost = reason;
    },
    lost: (url) => hostOf(url).lost,
    pause(url, wait) {
      const host = hostOf(url);
      host.next = Math.max(host.next, performance.now() + wait);
    },
  };
}
