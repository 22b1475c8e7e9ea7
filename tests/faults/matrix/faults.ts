/** What goes wrong: how it begins, how it ends, and what has to go on meanwhile. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { waitFor } from "../servers/wait-for.ts";
import { tellEngine, tellRedis } from "./site.ts";
import type { FaultSite } from "./site.ts";
import { descendant } from "../servers/process-tree.ts";

/** Parts of a site. While one is away, what only it can answer is refused; all else goes on. */
type Part = "search engine" | "Redis" | "api";

export interface Fault {
  readonly name: string;
  /** What does not answer meanwhile; none where everything has to go on. */
  readonly away: readonly Part[];
  /** Answers may come late by the way itself. */
  readonly isSlow?: boolean;
  /** Queries are answered, but cannot be saved; so it is without Redis, too. */
  readonly isUnsaved?: boolean;
  /** Answers may be wrong: the way changes their bytes, and anything can be made of a number. */
  readonly isSpoilt?: boolean;
  /** Whether it can be made here. */
  readonly canBe?: (site: FaultSite) => boolean;
  begin(site: FaultSite): Promise<void>;
  /** Takes the cause away, or waits until the part is back, when it comes back by itself. */
  end(site: FaultSite): Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** Process of a part; of the api, one of those that answer. */
async function processOf(part: Part, site: FaultSite): Promise<number> {
  if (part === "Redis") {
    const told = String(await tellRedis(site, "INFO", "server"));
    return Number(/^process_id:(\d+)/m.exec(told)?.[1]);
  }
  if (part === "search engine")
    return Number(readFileSync(join(site.redisFolder, "..", "elasticsearch", "es.pid"), "utf8"));
  const worker = descendant(site.api.pid, "api/server.ts");
  if (worker === undefined) throw new Error("the api has no process");
  return worker;
}

const stopped = new WeakMap<FaultSite, Map<Part, number>>();

/** Stops a process without ending it: its connections stay open, and nothing is answered. */
const frozen = (part: Part, more: Partial<Fault> = {}): Fault => ({
  ...more,
  name: `${part} frozen`,
  away: [part],
  async begin(site) {
    const pid = await processOf(part, site);
    stopped.set(site, new Map([...(stopped.get(site) ?? []), [part, pid]]));
    process.kill(pid, "SIGSTOP");
  },
  async end(site) {
    try {
      process.kill(stopped.get(site)?.get(part) ?? 0, "SIGCONT");
    } catch {
      // Somebody took it for dead, and ended it.
    }
  },
});

const engineAnswers = (site: FaultSite): Promise<boolean> =>
  tellEngine(site, "GET", "/_cluster/health?wait_for_status=yellow&timeout=2s").then(
    (told) => told.includes('"timed_out":false'),
    () => false,
  );

const killed = (part: Part): Fault => ({
  name: `${part} killed`,
  away: [part],
  async begin(site) {
    process.kill(await processOf(part, site), "SIGKILL");
  },
  async end(site) {
    if (part === "search engine") await waitFor("Elasticsearch is back", () => engineAnswers(site));
    if (part === "Redis")
      await waitFor("Redis is back", () =>
        tellRedis(site, "PING").then(
          (told) => told === "PONG",
          () => false,
        ),
      );
  },
});

const way = (
  part: "search engine" | "Redis",
  what: string,
  begin: (way: FaultSite["engine"]) => void,
  more: Partial<Fault> = {},
): Fault => {
  const of = (site: FaultSite): FaultSite["engine"] => (part === "Redis" ? site.redis : site.engine);
  return {
    name: `way to ${part} ${what}`,
    away: [part],
    begin: async (site) => begin(of(site)),
    end: async (site) => of(site).mend(),
    ...more,
  };
};

/** Elasticsearch finds its disk too full, and lets nobody write. */
const floodStage: Fault = {
  name: "disk of search engine nearly full",
  away: [],
  async begin(site) {
    await tellEngine(site, "PUT", "/_all/_settings", { "index.blocks.read_only_allow_delete": true });
  },
  async end(site) {
    await tellEngine(site, "PUT", "/_all/_settings", { "index.blocks.read_only_allow_delete": null });
  },
};

const redisFull: Fault = {
  name: "Redis out of memory",
  away: [],
  isUnsaved: true,
  async begin(site) {
    await tellRedis(site, "CONFIG", "SET", "maxmemory", "1");
  },
  async end(site) {
    await tellRedis(site, "CONFIG", "SET", "maxmemory", "0");
  },
};

/** What a part wants to write fails for want of room. */
const diskFull = (
  part: "search engine" | "Redis",
  folderOf: (site: FaultSite) => string,
  more: Partial<Fault> = {},
): Fault => {
  const fillIn = (site: FaultSite): string => join(folderOf(site), "fill");
  return {
    name: `disk of ${part} full`,
    away: [],
    canBe: ({ hasSmallDisks }) => hasSmallDisks,
    async begin(site) {
      try {
        execFileSync("dd", ["if=/dev/zero", `of=${fillIn(site)}`, "bs=64k"], { stdio: "ignore" });
      } catch {
        // It ends when there is no more room.
      }
    },
    end: async (site) => rmSync(fillIn(site)),
    ...more,
  };
};

const hour = 3_600_000;
const clock = (name: string, ms: number): Fault => ({
  name,
  away: [],
  async begin(site) {
    site.clock.set(ms);
    await sleep(300);
  },
  async end(site) {
    site.clock.set(0);
    await sleep(300);
  },
});

/** Both at once. */
const both = (one: Fault, other: Fault): Fault => ({
  name: `${one.name} + ${other.name}`,
  away: [...one.away, ...other.away],
  isSlow: one.isSlow === true || other.isSlow === true,
  isUnsaved: one.isUnsaved === true || other.isUnsaved === true,
  isSpoilt: one.isSpoilt === true || other.isSpoilt === true,
  canBe: (site) => (one.canBe?.(site) ?? true) && (other.canBe?.(site) ?? true),
  async begin(site) {
    await one.begin(site);
    await other.begin(site);
  },
  async end(site) {
    await one.end(site);
    await other.end(site);
  },
});

const named = {
  engineFrozen: frozen("search engine"),
  engineKilled: killed("search engine"),
  engineCut: way("search engine", "cut", (one) => one.cut()),
  engineSilent: way("search engine", "silent", (one) => one.freeze()),
  engineSlow: way("search engine", "slow by 150 ms", (one) => one.slow(150), { away: [], isSlow: true }),
  engineTorn: way("search engine", "torn in every answer", (one) => one.tear()),
  engineSpoilt: way("search engine", "spoiling one of 5 pieces", (one) => one.spoil(5), { isSpoilt: true }),
  redisFrozen: frozen("Redis"),
  redisKilled: killed("Redis"),
  redisCut: way("Redis", "cut", (one) => one.cut()),
  redisSilent: way("Redis", "silent", (one) => one.freeze()),
  redisSlow: way("Redis", "slow by 150 ms", (one) => one.slow(150), {
    away: [],
    isSlow: true,
    // A command is given up after 0.7 s, which on a busy machine some take by such a way.
    isUnsaved: true,
  }),
  redisTorn: way("Redis", "torn in every answer", (one) => one.tear()),
  redisSpoilt: way("Redis", "spoiling one of 5 pieces", (one) => one.spoil(5), { isSpoilt: true }),
  apiKilled: killed("api"),
  // Redis may have answered meanwhile: the time for it is over when the process goes on.
  apiFrozen: frozen("api", { isUnsaved: true }),
  floodStage,
  redisFull,
  engineDiskFull: diskFull("search engine", ({ engineFolder }) => engineFolder),
  redisDiskFull: diskFull("Redis", ({ redisFolder }) => redisFolder, { isUnsaved: true }),
  clockForward: clock("clock a day ahead", 24 * hour),
  clockBack: clock("clock an hour back", -hour),
} as const;

const pairs: readonly (readonly [keyof typeof named, keyof typeof named])[] = [
  ["engineFrozen", "redisFrozen"],
  ["engineFrozen", "redisKilled"],
  ["engineKilled", "redisFrozen"],
  ["engineKilled", "apiKilled"],
  ["engineSlow", "redisFull"],
  ["engineCut", "redisCut"],
  ["floodStage", "redisDiskFull"],
  ["redisFrozen", "apiKilled"],
  ["clockForward", "redisKilled"],
];

/** Nothing goes wrong: what the others are held against. */
const calm: Fault = { name: "nothing", away: [], begin: nothing, end: nothing };

/** All faults, single ones and pairs. */
export const faults: readonly Fault[] = [
  calm,
  ...Object.values(named),
  ...pairs.map(([one, other]) => both(named[one], named[other])),
];

/** Some that go wrong in different ways and are over soon. */
export const sample: readonly Fault[] = [
  named.engineFrozen,
  named.redisFrozen,
  named.redisFull,
  both(named.engineCut, named.redisCut),
  named.apiKilled,
];
