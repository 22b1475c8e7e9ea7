/** `npm run release -- fetch`, ended by Ctrl-C in the middle of a file and given again. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { faultServer } from "../fixtures/fault-server.ts";
import type { FaultServer } from "../fixtures/fault-server.ts";
import type { ReleaseFile } from "../../indexer/read/release-file.ts";
import { demoRelease } from "./servers/karyon.ts";
import { npm } from "./npm-command.ts";

let folder: string;
let server: FaultServer;
let release: ReleaseFile;

/** The demo, whose sources are the files of a made-up release on a server. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "karyon-fetch-"));
  server = await faultServer();
  const dir = await demoRelease(folder, 60, "2025-01-01");
  release = JSON.parse(await readFile(join(dir, "release.json"), "utf8"));
  await cp(join(import.meta.dirname, "../../config/demo"), join(folder, "site"), { recursive: true });
  for (const { path } of release.datasets)
    server.files.set(`/${path}`, { content: await readFile(join(dir, path)) });
  const sources = {
    hosts: { "127.0.0.1": { at_once: 8 } },
    files: Object.fromEntries(
      release.datasets.map(({ id, path }) => [`${id}-file`, { url: `${server.origin}/${path}` }]),
    ),
    datasets: release.datasets.map(({ rows: _rows, date: _date, ...entry }) => ({
      ...entry,
      from: [`${entry.id}-file`],
    })),
  };
  await writeFile(join(folder, "site/sources.json"), JSON.stringify(sources));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it("ends with 130 after Ctrl-C, and goes on where it stopped when it is given again", async () => {
  const fetching = () =>
    npm(
      ["run", "--silent", "release", "--", "fetch", join(folder, "fetched"), "--site", join(folder, "site")],
      { ...process.env, KARYON_STATE: join(folder, "state") },
    );
  const path = release.datasets.find(({ format }) => format === "fasta-dna")?.path ?? "";
  // The last of the chromosomes does not come.
  Object.assign(server.files.get(`/${path}`) ?? {}, { faults: [{ silentAfter: 5_000 }] });
  const first = fetching();
  await first.printed(/^references-file /);
  await expect.poll(() => server.asked.some((asked) => asked.path === `/${path}`)).toBe(true);
  expect(await first.interrupt(), first.output()).toBe(130);
  expect(first.output()).toContain("Interrupted; the same command goes on where it stopped.");

  const before = server.asked.length;
  const again = fetching();
  expect(await again.exited, again.output()).toBe(0);
  const asked = server.asked.slice(before);
  expect(asked.find((one) => one.path === `/${path}`)).toMatchObject({ range: "bytes=5000-", status: 206 });
  expect(asked.find((one) => one.path.includes("references"))?.status).toBe(304);
  const fetched: ReleaseFile = JSON.parse(await readFile(join(folder, "fetched/release.json"), "utf8"));
  expect(fetched.datasets.map(({ id, rows }) => [id, rows])).toEqual(
    release.datasets.map(({ id, rows }) => [id, rows]),
  );
});
