/** The commands as they are given, through npm: exit codes that a script can rely on, and a start that goes on serving. */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../site.ts";
import { damagedCopy, demoRelease, startKaryon } from "./servers/karyon.ts";
import type { Karyon, Portal } from "./servers/karyon.ts";
import { npm } from "./npm-command.ts";
import type { NpmCommand } from "./npm-command.ts";

let karyon: Karyon;
let older: string;
let newer: string;

beforeAll(async () => {
  karyon = await startKaryon();
  older = await demoRelease(karyon.folder, 60, "2025-01-01");
  newer = await demoRelease(karyon.folder, 60, "2025-02-01");
});
afterAll(() => karyon.stop());

describe("npm run release", () => {
  const run = (portal: Portal, args: readonly string[], settings: NodeJS.ProcessEnv = {}): NpmCommand =>
    npm(["run", "--silent", "release", "--", ...args], { ...portal.env, ...settings });

  it.each([
    { args: ["load", "nowhere"], code: 1, output: /no such directory/ },
    {
      args: ["diff", "2001-01-01", "2001-02-01"],
      code: 1,
      output: /neither a release directory nor a loaded/,
    },
    { args: ["rollback"], code: 1, output: /There is no earlier generation to go back to/ },
    { args: ["check", "nowhere"], code: 1, output: /no such directory/ },
    { args: ["list"], code: 0, output: /No release is loaded/ },
    { args: ["unload"], code: 2, output: /There is no command unload/ },
    { args: ["load"], code: 2, output: /load takes 1 argument, 0 given/ },
    { args: ["load", "somewhere", "--stages"], code: 2, output: /Unknown option '--stages'/ },
    { args: ["publish"], code: 1, output: /No generation is staged/ },
    { args: ["delete", "2001-01-01"], code: 1, output: /There is no generation 2001-01-01/ },
    { args: ["list", "--json"], code: 0, output: /^\[\]$/ },
    {
      args: ["publish", "--help"],
      code: 0,
      output: /Usage: .*publish \[GENERATION\][^]*Examples[^]*Exit codes/,
    },
    { args: ["diff", "--help"], code: 0, output: /3 +with --strict: compared, and there are alarms/ },
  ])("$args ends with exit code $code", async ({ args, code, output: expected }) => {
    const command = run(karyon.portal("codes"), args);
    expect(await command.exited, command.output()).toBe(code);
    expect(command.output()).toMatch(expected);
  });

  it("ends with 1 when its servers cannot be reached or started", async () => {
    const portal = karyon.portal("codes");
    const unreached = run(portal, ["list"], { ELASTICSEARCH_URL: "http://127.0.0.1:1" });
    expect(await unreached.exited).toBe(1);
    expect(unreached.output()).toMatch(/where no Elasticsearch answers/);
    const unstarted = run(portal, ["rollback"], { ELASTICSEARCH_URL: "", ES_JAVA_HOME: "/nowhere" });
    expect(await unstarted.exited).toBe(1);
    expect(unstarted.output()).toMatch(/ES_JAVA_HOME is “\/nowhere”/);
  });

  it("ends with 1 before anything is started when settings are wrong, and names all of them", async () => {
    const wrong = { KARYON_RATE_LIMIT: "abc", KARYON_API_PROCESSES: "0", ELASTICSEARCH_URL: "" };
    for (const args of [["start"], ["run", "--silent", "release", "--", "list"]]) {
      const command = npm(args, { ...karyon.portal("wrong").env, ...wrong });
      expect(await command.exited).toBe(1);
      expect(command.output()).toMatch(/KARYON_RATE_LIMIT is “abc”.*\n.*KARYON_API_PROCESSES is “0”/);
      expect(command.output()).not.toContain("Redis");
    }
  });

  it("ends with 130 after Ctrl-C, and with 0 when the load has gone on to its end", async () => {
    const portal = karyon.portal("codes");
    const load = run(portal, ["load", older]);
    await load.printed(/^create /);
    expect(await load.interrupt(), load.output()).toBe(130);
    expect(load.output()).toContain("The load was interrupted; the same command goes on with it.");
    const again = run(portal, ["load", older]);
    expect(await again.exited, again.output()).toBe(0);
  });
});

describe("a release that is changed while it is loaded", () => {
  it("does not go live, and does when the command is given again", async () => {
    const dir = join(karyon.folder, "changing");
    await cp(newer, dir, { recursive: true });
    const load = (): NpmCommand =>
      npm(["run", "--silent", "release", "--", "load", dir], karyon.portal("changing").env);
    const first = load();
    await first.printed(/^create /);
    const file = join(dir, "release.json");
    const release = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify({ ...release, datasets: release.datasets.toReversed() }));
    expect(await first.exited, first.output()).toBe(1);
    expect(first.output()).toMatch(/^What is loaded was changed meanwhile: release\.json differs\. Give/m);
    const second = load();
    expect(await second.exited, second.output()).toBe(0);
  });
});

describe("npm run saved-queries", () => {
  const run = (args: readonly string[], settings: NodeJS.ProcessEnv = {}): NpmCommand =>
    npm(["run", "--silent", "saved-queries", "--", ...args], { ...karyon.portal("saved").env, ...settings });

  it("puts what is saved into a file, and back where it is not", async () => {
    const prefix = "saved";
    const redis = new Redis(karyon.services.redis.url);
    onTestFinished(() => redis.disconnect());
    const id = "384763fc-9f5d-51e8-b5ad-4152ac7bbde4";
    const constraints = '{"has_ortholog":{"taxonid":9606}}';
    await redis.set(`${prefix}:query:${id}`, constraints);
    await redis.hset(`${prefix}:query-counts:${id}`, "2025-01-01", "7");
    const file = join(karyon.folder, "saved.jsonl");
    const exported = run(["export", file]);
    expect(await exported.exited, exported.output()).toBe(0);
    expect(exported.output()).toContain("1 saved queries are in");
    await redis.del(`${prefix}:query:${id}`, `${prefix}:query-counts:${id}`);
    for (const said of ["1 queries were restored, 0 were", "0 queries were restored, 1 were"]) {
      const restored = run(["restore", file]);
      expect(await restored.exited, restored.output()).toBe(0);
      expect(restored.output()).toContain(said);
    }
    expect(await redis.get(`${prefix}:query:${id}`)).toBe(constraints);
    expect(await redis.hgetall(`${prefix}:query-counts:${id}`)).toEqual({ "2025-01-01": "7" });
  });

  it("saves all others when one cannot be read, and names that one", async () => {
    const redis = new Redis(karyon.services.redis.url);
    onTestFinished(() => redis.disconnect());
    const [good, bad] = ["384763fc-9f5d-51e8-b5ad-4152ac7bbde4", "00000000-9f5d-51e8-b5ad-4152ac7bbde4"];
    await redis.set(`saved:query:${good}`, '{"has_ortholog":{"taxonid":9606}}');
    await redis.set(`saved:query:${bad}`, "{");
    onTestFinished(async () => void (await redis.del(`saved:query:${good}`, `saved:query:${bad}`)));
    const file = join(karyon.folder, "some.jsonl");
    const exported = run(["export", file]);
    expect(await exported.exited, exported.output()).toBe(1);
    expect(exported.output()).toContain(
      `1 saved queries are in ${file}; what Redis has for ${bad} is no query`,
    );
    expect(await readFile(file, "utf8")).toContain(good);
  });

  it("ends with 2 when it was not understood, and with 1 when it did not do it, naming the line", async () => {
    expect(await run(["import", "x"]).exited).toBe(2);
    const file = join(karyon.folder, "no-queries.jsonl");
    await writeFile(file, '\n{"id":1}\n');
    const refused = run(["restore", file]);
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain(`${file}:2: is no saved query`);
  });
});

describe("npm start", () => {
  /** Starts the site of a portal with a release; it is stopped after the test. */
  const start = async (
    portal: Portal,
    release: string,
    settings: NodeJS.ProcessEnv = {},
  ): Promise<NpmCommand & { url: string }> => {
    const port = await freePort();
    const command = npm(["start", "--silent"], {
      ...portal.env,
      PORT: String(port),
      KARYON_RELEASE: release,
      LOG_LEVEL: "warn",
      ...settings,
    });
    onTestFinished(async () => void (await command.interrupt()));
    return { ...command, url: `http://localhost:${port}` };
  };

  const servedRelease = async (url: string): Promise<string | undefined> => {
    const answer = await fetch(`${url}/api/v1/health/ready`).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as { release: string }).release : undefined; // contract/health.ts
  };

  it("ends with the reason and exit code 1 when the only release cannot be loaded", async () => {
    const damaged = await damagedCopy(older, join(karyon.folder, "damaged-first"), "2025-03-01");
    const site = await start(karyon.portal("nothing"), damaged.dir);
    expect(await site.exited).toBe(1);
    expect(site.output()).toContain(damaged.at);
    expect(site.output()).toMatch(/^No release could be loaded \(exit code 1\), the reason is above\.$/m);
    expect(site.output()).not.toMatch(/^ready /m);
  });

  it("ends before anything is started when its deployment cannot be used", async () => {
    const deployment = join(karyon.folder, "wrong-deployment");
    await cp("config/demo", deployment, { recursive: true });
    await writeFile(join(deployment, "front.json"), "{");
    const site = await start(karyon.portal("nothing"), older, { KARYON_SITE: deployment });
    expect(await site.exited).toBe(1);
    expect(site.output()).toMatch(
      /front\.json: is not JSON[^]*KARYON_SITE names a deployment that cannot be used/,
    );
    expect(site.output()).not.toContain("Release 2025-01-01");
  });

  it("goes on when one of several processes of the api is killed, and starts it again", async () => {
    const figuresPort = String(await freePort());
    const site = await start(karyon.portal("site"), older, {
      KARYON_API_PROCESSES: "2",
      KARYON_METRICS_PORT: figuresPort,
      KARYON_METRICS_HOST: "0.0.0.0",
    });
    /** When each process was started, by its number, as Prometheus is told. */
    const starts = async (): Promise<Record<string, string>> => {
      const text = await (await fetch(`http://127.0.0.1:${figuresPort}/metrics`)).text();
      const figures = text.matchAll(/^process_start_time_seconds\{process="(\d)"\} (\d+)$/gm);
      return Object.fromEntries([...figures].map(([, number = "", time = ""]) => [number, time]));
    };
    await site.printed(/^ready /);
    await expect.poll(async () => Object.keys(await starts()), { timeout: 60_000 }).toEqual(["1", "2"]);
    const before = await starts();
    await site.signal("api/server.ts", "SIGKILL");
    const [, killed = ""] =
      /^Process (\d)/.exec(
        await site.printed(/^Process \d of the api ended \(SIGKILL\), it is started again/),
      ) ?? [];
    await expect.poll(() => servedRelease(site.url), { timeout: 60_000 }).toBe("2025-01-01");
    const other = killed === "1" ? "2" : "1";
    // While one is starting there are no figures of it, and for a moment none of the other.
    const startedAgain = async (): Promise<boolean> => {
      const now = await starts();
      return now[killed] !== undefined && now[killed] !== before[killed] && now[other] === before[other];
    };
    await expect.poll(startedAgain, { timeout: 60_000 }).toBe(true);
    expect(await site.interrupt()).toBe(0);
  });

  it("serves while it is attacked by the suites of npm run faults, which end when they are through", async () => {
    const portal = karyon.portal("site");
    const site = await start(portal, older);
    await site.printed(/^ready /);
    const suite = npm(["run", "--silent", "faults", "--", "costs", "motif"], portal.env);
    expect(await suite.exited, suite.output()).toBe(0);
    expect(suite.output()).toMatch(/^([1-9]\d*) of \1 dear requests are as they must be$/m);
  });

  it("starts a killed api again, and names a question of the front page that finds nothing", async () => {
    const deployment = join(karyon.folder, "deployment");
    await cp("config/demo", deployment, { recursive: true });
    const front = JSON.parse(await readFile(join(deployment, "front.json"), "utf8"));
    front.questions = ["protein coding genes", "xyzzy plugh"];
    await writeFile(join(deployment, "front.json"), JSON.stringify(front));
    const site = await start(karyon.portal("site"), older, { KARYON_SITE: deployment });
    expect(await site.printed(/^ready /)).toContain("release 2025-01-01 · 60 genes");
    expect(await site.printed(/^warning: the front page offers/)).toContain("“xyzzy plugh”");
    expect(site.output()).not.toContain("“protein coding genes”");
    await site.signal("api/main.ts", "SIGKILL");
    await site.printed(/^The api ended \(SIGKILL\), it is started again/);
    await expect.poll(() => servedRelease(site.url), { timeout: 60_000 }).toBe("2025-01-01");
    expect(await site.interrupt()).toBe(0);
  });

  it("keeps serving what is live when a newer release is refused", async () => {
    const damaged = await damagedCopy(newer, join(karyon.folder, "damaged-next"), "2025-03-01");
    const site = await start(karyon.portal("site"), damaged.dir);
    await site.printed(/^Release 2025-01-01 stays live/);
    expect(site.output()).toContain(damaged.at);
    expect(await site.printed(/^ready /)).toContain("release 2025-01-01 · ");
    expect(await servedRelease(site.url)).toBe("2025-01-01");
  });

  /** The same data under the taxon of another deployment. */
  const otherOrganism = async (): Promise<string> => {
    const other = join(karyon.folder, "other-organism");
    await cp(newer, other, { recursive: true });
    const file = JSON.parse(await readFile(join(other, "release.json"), "utf8"));
    file.organism.taxonid = 4896;
    await writeFile(join(other, "release.json"), JSON.stringify(file));
    return other;
  };

  it("keeps serving an organism when a release of another one is given", async () => {
    const site = await start(karyon.portal("site"), await otherOrganism());
    await site.printed(/^Release 2025-01-01 stays live/);
    expect(site.output()).toMatch(/live release is about taxon 999999, and .* about taxon 4896/);
    expect(site.output()).toContain("--other-organism");
    expect(await site.printed(/^ready /)).toContain("release 2025-01-01 · ");
    expect(await servedRelease(site.url)).toBe("2025-01-01");
  });

  it("serves what is live while it loads, then the new release, of another organism where the live one is made up", async () => {
    const portal = karyon.portal("made-up");
    const madeUpRelease = join(portal.env["KARYON_STATE"] ?? "", "demo-release");
    await cp(older, madeUpRelease, { recursive: true });
    const loaded = portal.load(madeUpRelease);
    expect(await loaded.exited, loaded.output()).toBe(0);
    const site = await start(portal, await otherOrganism());
    await site.signal("indexer/cli.ts ensure", "SIGSTOP"); // so that the load is not over before the site is up
    expect(await site.printed(/^ready /)).toContain("release 2025-01-01 · ");
    const madeUp = async () => (await (await fetch(site.url)).text()).includes("made-up yeast");
    expect(await madeUp()).toBe(true);
    await site.signal("indexer/cli.ts ensure", "SIGCONT");
    expect(await site.printed(/^now /)).toContain("release 2025-02-01 · 60 genes");
    expect(await madeUp()).toBe(false);
  });
});
