/** Loads through crashes: nothing may be lost, and the live release stays as it is until the new one is complete. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backupAndRestore } from "./backup.ts";
import { faultsInService } from "./in-service.ts";
import { damagedCopy, demoRelease, startKaryon } from "./servers/karyon.ts";
import type { Karyon, Portal, RunningLoad } from "./servers/karyon.ts";
import { traces } from "./traces.ts";

let karyon: Karyon;
let older: string;
let newer: string;
let smaller: string;
/** What an undisturbed load of `newer` ends with. */
let undisturbed: Record<string, number>;
let main: Portal;

beforeAll(async () => {
  karyon = await startKaryon();
  older = await demoRelease(karyon.folder, 60, "2025-01-01");
  newer = await demoRelease(karyon.folder, 60, "2025-02-01");
  smaller = await demoRelease(karyon.folder, 40, "2025-03-01");
  main = karyon.portal("main");
  await succeeded(main.load(older));
  await succeeded(main.load(newer));
  undisturbed = (await main.generations())[0]!.documents;
});
afterAll(() => karyon.stop());

async function succeeded(load: RunningLoad): Promise<void> {
  const code = await load.exited;
  expect(code, load.output()).toBe(0);
}

const live = async (portal: Portal) => (await portal.generations()).find(({ state }) => state === "live");

/** The one generation there is has every document. */
async function expectComplete(portal: Portal): Promise<void> {
  expect(await portal.generations()).toMatchObject([
    { state: "live", release: "2025-02-01", documents: undisturbed },
  ]);
}

describe("crashes in the middle of a load", () => {
  it("survives the death of its worker in several steps", async () => {
    const portal = karyon.portal("worker");
    const load = portal.load(newer);
    for (const step of ["genes", "annotations", "forceMerge"] as const) {
      await load.reached(step);
      await load.killWorker();
    }
    await succeeded(load);
    expect(load.output()).toContain("The worker of the load died (SIGKILL)");
    await expectComplete(portal);
  });

  it("gives a step up whose worker dies again and again, and leaves nothing behind", async () => {
    const portal = karyon.portal("dying");
    const load = portal.load(newer);
    let isOver = false;
    void load.exited.then(() => (isOver = true));
    while (!isOver) {
      await sleep(20);
      await load.killWorker().catch(() => {}); // there is none for a moment
    }
    expect(await load.exited).toBe(1);
    expect(load.output()).toMatch(/^The worker of the load died 6 times in step \w+, last by SIGKILL\.$/m);
    expect(await portal.generations()).toEqual([]);
  });

  it("survives the crash of Redis and of Elasticsearch", async () => {
    const portal = karyon.portal("servers");
    const load = portal.load(newer);
    await load.reached("terms");
    karyon.services.redis.crash();
    await load.reached("annotations");
    karyon.services.elasticsearch.crash();
    await succeeded(load);
    expect(load.output()).toContain("Elasticsearch does not answer");
    await expectComplete(portal);
  });

  it("survives the loss of all that Redis knew", async () => {
    const portal = karyon.portal("flushed");
    const load = portal.load(newer);
    await load.reached("annotations");
    const redis = new Redis(karyon.services.redis.url);
    await redis.flushall();
    await redis.quit();
    await succeeded(load);
    await expectComplete(portal);
  });

  it("goes on where it was when the command itself is killed", async () => {
    const portal = karyon.portal("command");
    const load = portal.load(newer);
    await load.reached("annotations");
    await load.kill();
    const [unfinished] = await portal.generations();
    expect(unfinished).toMatchObject({ state: "unfinished" });
    const again = portal.load(newer);
    await succeeded(again);
    expect(again.output()).toMatch(/^Going on with the load of release 2025-02-01 .* at step annotations/);
    expect(await live(portal)).toMatchObject({ name: unfinished?.name });
    await expectComplete(portal);
  });

  it("gives up an abandoned load when another directory is loaded", async () => {
    const portal = karyon.portal("abandoned");
    const load = portal.load(older);
    await load.reached("annotations");
    await load.kill();
    await succeeded(portal.load(newer));
    await expectComplete(portal);
  });
});

describe("what a load refuses", () => {
  it("refuses to run beside another load", async () => {
    const portal = karyon.portal("beside");
    const load = portal.load(newer);
    await load.reached("genes");
    const second = await portal.command("load", older);
    expect(second.code).toBe(1);
    expect(second.output).toMatch(
      /^Another load is running: .*release-60-2025-02-01, process \d+ on .*\. Wait for it or stop it first\.$/,
    );
    await succeeded(load);
    await expectComplete(portal);
  });

  it("refuses a damaged release with file and line, and the live one stays", async () => {
    const before = await main.generations();
    const damaged = await damagedCopy(newer, join(karyon.folder, "damaged"), "2025-04-01");
    const { code, output } = await main.command("load", damaged.dir);
    expect(code).toBe(1);
    expect(output).toContain(damaged.at);
    expect(output).not.toMatch(/^\s+at /m);
    expect(await main.generations()).toEqual(before);
  });

  it("refuses a directory without a release", async () => {
    const { code, output } = await main.command("load", join(karyon.folder, "nowhere"));
    expect(code).toBe(1);
    expect(output).toMatch(/no such directory/);
  });

  it("refuses a release that lost more than 2 % of a kind right after the check, unless it is forced", async () => {
    const before = await main.generations();
    const refused = await main.command("load", smaller);
    expect(refused.code, refused.output).toBe(1);
    expect(refused.output).toMatch(/^genes: 20 of 60 genes are gone; 40 are left/m);
    expect(refused.output).toContain("--stage");
    // Nothing was written for it.
    expect(refused.output).not.toMatch(/^create /m);
    expect(await main.generations()).toEqual(before);

    const forced = await main.command("load", smaller, "--force");
    expect(forced.code, forced.output).toBe(0);
    // The oldest has gone: two generations stay.
    expect((await main.generations()).map(({ release, state }) => [release, state])).toEqual([
      ["2025-03-01", "live"],
      ["2025-02-01", "previous"],
    ]);
  });
});

describe("a generation that is kept", () => {
  const states = async (portal: Portal) =>
    Object.fromEntries((await portal.generations()).map(({ release, state }) => [release, state]));

  it("is swapped to instead of loaded again, and is not loaded when it is live", async () => {
    const portal = karyon.portal("kept");
    await succeeded(portal.load(older));
    await succeeded(portal.load(newer));
    const names = (await portal.generations()).map(({ name }) => name);
    const back = await portal.command("load", older);
    expect(back.code, back.output).toBe(0);
    expect(back.output).toMatch(
      /^Release 2025-01-01 is here already, .*: it is swapped to, nothing is loaded$/m,
    );
    expect(await states(portal)).toEqual({ "2025-01-01": "live", "2025-02-01": "previous" });
    const same = await portal.command("load", older, "--json");
    expect(JSON.parse(same.output.split("\n").at(-1) ?? "")).toMatchObject({ state: "live", loaded: false });
    expect((await portal.generations()).map(({ name }) => name)).toEqual(names);
  });

  it("is staged, compared, published and deleted", async () => {
    const portal = karyon.portal("kept");
    const staged = await portal.command("load", smaller, "--stage");
    expect(staged.code, staged.output).toBe(0);
    expect(staged.output).toMatch(/^genes: 20 of 60 genes are gone/m);
    expect(staged.output).toMatch(/^Release 2025-03-01 is staged as 2025-03-01--\w+: /m);
    expect(await states(portal)).toEqual({
      "2025-01-01": "live",
      "2025-02-01": "previous",
      "2025-03-01": "staged",
    });
    // A load of something else leaves it alone, and so does the start.
    expect((await portal.ensure(smaller)).output).toMatch(
      /release 2025-03-01 is staged \(.*\) until it is published/,
    );

    const compared = await portal.command("diff", "--strict");
    expect(compared.code, compared.output).toBe(3);
    expect(compared.output).toContain("alarm: kind genes: 20 of 60 are gone");
    expect(compared.output).toMatch(/^\d+ genes removed$/m);
    const equal = await portal.command("diff", smaller, "staged", "--json");
    const { changes, alarms } = JSON.parse(equal.output);
    // A directory and the generation that was loaded from it are the same.
    expect([changes, alarms]).toEqual([[], []]);

    const refused = await portal.command("publish");
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^genes: 20 of 60 genes are gone/m);
    const published = await portal.command("publish", "--force", "--json");
    expect(JSON.parse(published.output)).toMatchObject({
      live: { release: "2025-03-01", state: "live", documents: { genes: 40 } },
      previous: { release: "2025-01-01" },
      deleted: expect.stringMatching(/^2025-02-01--/),
    });
    expect(await states(portal)).toEqual({ "2025-03-01": "live", "2025-01-01": "previous" });

    expect((await portal.command("delete", "2025-03-01")).output).toMatch(/is live: publish or roll back/);
    expect((await portal.command("delete", "2025-01-01")).code).toBe(0);
    expect(await states(portal)).toEqual({ "2025-03-01": "live" });
  });
});

describe("rollback", () => {
  it("says which release is live, back and forth, and how it is listed", async () => {
    const back = await main.command("rollback");
    expect(back.output).toMatch(
      /^Release 2025-02-01 is live \(.*\)\. Another rollback goes forward to release 2025-03-01/,
    );
    const listed = await main.command("list");
    expect(listed.output).toMatch(/2025-03-01 {2}previous/);
    expect(listed.output).toMatch(/2025-02-01 {2}live/);
    expect(listed.output).toContain("60 genes");
    const forth = await main.command("rollback");
    expect(forth.output).toMatch(/^Release 2025-03-01 is live/);
  });
});

describe("making sure that a release is live", () => {
  it("loads nothing twice, and does not undo a rollback", async () => {
    const before = (await main.generations()).map(({ name }) => name);
    expect((await main.ensure(smaller)).output).toMatch(/^Release 2025-03-01 is live/);
    await main.command("rollback");
    expect((await main.ensure(smaller)).output).toMatch(
      /^Release 2025-02-01 is live .*; release 2025-03-01 was rolled back and stays so/,
    );
    expect((await main.generations()).map(({ name }) => name)).toEqual(before);
  });

  it("does not go back to an older release than the one that is live", async () => {
    expect((await main.ensure(older)).output).toMatch(
      /^Release 2025-02-01 is live .* and stays so: KARYON_RELEASE names an older one, 2025-01-01\. To go back to it: /,
    );
    expect(await live(main)).toMatchObject({ release: "2025-02-01" });
  });
});

faultsInService(() => karyon, "main");
traces(() => karyon, "main");
backupAndRestore(() => karyon, "main");
