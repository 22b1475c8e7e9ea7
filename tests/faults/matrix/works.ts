/** What a site is doing when something goes wrong. */
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningLoad } from "../servers/karyon.ts";
import type { FaultSite } from "./site.ts";

/** What a work left behind, and how its commands ended. */
interface Worked {
  /** Exit codes of the commands, the last of which was given when everything was well again, if one before had failed. */
  readonly codes: readonly (number | null)[];
  /** What is not as it should be; null when all is. */
  readonly wrong: string | null;
}

export interface Work {
  readonly name: string;
  /** Begins it; resolves at the moment for the fault. */
  begin(site: FaultSite): Promise<() => Promise<Worked>>;
}

type Generations = Awaited<ReturnType<FaultSite["portal"]["generations"]>>;

const tail = (output: string): string => output.split("\n").slice(-6).join(" | ");

/** Documents of each kind. */
const counts = (one: Generations[number] | undefined): string =>
  JSON.stringify(Object.entries(one?.documents ?? {}).toSorted(([a], [b]) => a.localeCompare(b)));

/** One generation is live, one is kept, both are whole. */
function wrongIn(generations: Generations, release: string | null): string | null {
  const states = generations.map(({ state }) => state).toSorted();
  if (states.join() !== "live,previous") return `generations are ${states.join(", ")}`;
  const [live, previous] = ["live", "previous"].map((state) =>
    generations.find((one) => one.state === state),
  );
  if (counts(live) !== counts(previous))
    return `the live generation has ${counts(live)}, the one before ${counts(previous)}`;
  return release === null || live?.release === release ? null : `${live?.release} is live, not ${release}`;
}

/** ms after which a command is taken for one that never ends. */
const endless = 240_000;

/** The exit code of a command; null when it does not end by itself. */
async function endOf(command: RunningLoad): Promise<number | null> {
  const late = new AbortController();
  const isOver = await Promise.race([
    command.exited.then(() => true),
    sleep(endless, false, { signal: late.signal }),
  ]);
  late.abort();
  if (!isOver) await command.kill();
  return command.exited;
}

/** A command that has failed while something was away is given again. */
async function toItsEnd(
  first: RunningLoad,
  again: () => RunningLoad,
): Promise<{ codes: (number | null)[]; said: string }> {
  const code = await endOf(first);
  if (code === 0) return { codes: [code], said: "" };
  const second = again();
  return { codes: [code, await endOf(second)], said: tail(`${first.output()}\n${second.output()}`) };
}

const liveOf = async (site: FaultSite): Promise<string> =>
  (await site.portal.generations()).find(({ state }) => state === "live")?.release ?? "";

/** The directory of the release that is not live, and its day. */
async function other(site: FaultSite): Promise<{ dir: string; release: string }> {
  const live = await liveOf(site);
  const dir = site.releases.find((one) => !one.endsWith(live)) ?? "";
  return { dir, release: /\d{4}-\d\d-\d\d$/.exec(dir)?.[0] ?? "" };
}

const loading = (name: string, step: "annotations" | "verify"): Work => ({
  name,
  async begin(site) {
    const { dir, release } = await other(site);
    const load = site.portal.load(dir, "--again");
    await load.reached(step);
    return async () => {
      const { codes, said } = await toItsEnd(load, () => site.portal.load(dir, "--again"));
      const wrong = wrongIn(await site.portal.generations(), release);
      return { codes, wrong: codes.at(-1) === 0 ? wrong : `${wrong ?? ""} ${said}` };
    };
  },
});

/** Serving alone. */
export const service: Work = { name: "service", begin: async () => async () => ({ codes: [], wrong: null }) };

const rollback: Work = {
  name: "rollback",
  async begin(site) {
    const { release } = await other(site);
    let command: RunningLoad | null = null;
    // Given just after the fault.
    const timer = setTimeout(() => {
      command = site.portal.run("rollback");
    }, 500);
    return async () => {
      clearTimeout(timer);
      const first: RunningLoad = command ?? site.portal.run("rollback");
      const code = await first.exited;
      // A command that has failed may have swapped all the same, when the answer did not come through.
      const isDone = (await liveOf(site)) === release;
      const { codes, said } = isDone
        ? { codes: [code], said: tail(first.output()) }
        : await toItsEnd(first, () => site.portal.run("rollback"));
      const wrong = wrongIn(await site.portal.generations(), release);
      return { codes, wrong: wrong === null && codes.at(-1) === 0 ? null : `${wrong ?? ""} ${said}` };
    };
  },
};

/** All works, those first in which most can be lost. Saving goes on beside each. */
export const works: readonly Work[] = [
  loading("swap", "verify"),
  loading("load", "annotations"),
  rollback,
  service,
];
