import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "@elastic/elasticsearch";
import { aliasName } from "../../index-mappings/names.ts";
import { identify, noFlags } from "../jobs/plan-load.ts";
import { listRecords, readRecord } from "../jobs/record.ts";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import { listGenerations } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { readSource } from "../load/source-document.ts";
import type { Settings } from "../settings/settings.ts";
import { load } from "./load.ts";

const demo = { genes: 800, seed: 1 };

/**
 * Makes sure that a release is live. With KARYON_RELEASE: that one, loaded unless the live generation is of the same
 * data or of a newer release, or unless it was loaded and then rolled back by hand. Without: whatever is loaded, but a demo release of another
 * version is made anew; else an interrupted load goes on, else a made-up demo release. A load that fails is a failure of
 * this command only when nothing is live: otherwise the reason is said, and what is live stays so.
 */
export async function ensure(settings: Settings): Promise<number> {
  const client = connect(settings.elasticsearchUrl);
  await mustBeElasticsearch(client, settings.elasticsearchUrl);
  const generations = await listGenerations(client, settings.prefix);
  const live = generations.find(({ state }) => state === "live");
  try {
    return settings.release === undefined
      ? await ensureAny(live, settings)
      : await ensureGiven(settings.release, live, generations, client, settings);
  } catch (error) {
    if (!live) throw error;
    console.error(error instanceof Error ? error.message : error);
    return said(`Release ${live.release} stays live (${live.name}).`);
  }
}

async function ensureAny(live: GenerationInfo | undefined, settings: Settings): Promise<number> {
  if (live && !(await isOldDemo(live.name, settings)))
    return said(`Release ${live.release} is live (${live.name}).`);
  const interrupted = listRecords(settings.state, settings.prefix).find(
    ({ dir, finished }) => finished === null && existsSync(dir),
  );
  return load(interrupted?.dir ?? (await demoRelease(settings.state)), noFlags, settings);
}

async function ensureGiven(
  dir: string,
  live: GenerationInfo | undefined,
  generations: readonly GenerationInfo[],
  client: Client,
  settings: Settings,
): Promise<number> {
  if (!live) return load(dir, noFlags, settings);
  const { release, taxonid, hash } = await identify(dir, settings.site);
  const source = await readSource(client, aliasName("release", settings.prefix));
  if (source?.hash === hash) return said(`Release ${release} is live (${live.name}).`);
  // Published by hand since: no start, for whatever reason, takes readers back to older data.
  if (source?.taxonid === taxonid && live.release > release)
    return said(
      `Release ${live.release} is live (${live.name}) and stays so: KARYON_RELEASE names an older one, ${release}. To go back to it: npm run release -- load ${dir}`,
    );
  const staged = await generationWith(hash, "staged", generations, client);
  if (staged)
    return said(
      `Release ${live.release} is live (${live.name}); release ${release} is staged (${staged.name}) until it is published.`,
    );
  const before = await generationWith(hash, "previous", generations, client);
  if (before && before.created > live.created)
    return said(
      `Release ${live.release} is live (${live.name}); release ${release} was rolled back and stays so until it is loaded again.`,
    );
  // The made-up organism stands only where there is no other.
  const isDemo = readRecord(settings.state, live.name)?.dir === demoFolder(settings.state);
  return load(dir, { ...noFlags, otherOrganism: isDemo }, settings);
}

/** The generation in a state, when it was made of data with this fingerprint. */
async function generationWith(
  hash: string,
  wanted: GenerationInfo["state"],
  generations: readonly GenerationInfo[],
  client: Client,
): Promise<GenerationInfo | undefined> {
  const info = generations.find(({ state }) => state === wanted);
  const index = info?.indices.find(({ kind }) => kind === "release");
  return index && (await readSource(client, index.name))?.hash === hash ? info : undefined;
}

function said(line: string): number {
  console.log(line);
  return 0;
}

const demoFolder = (state: string): string => join(state, "demo-release");

/** Whether a generation holds a demo release that another version of Karyon made or loaded. */
async function isOldDemo(generation: string, { state, site }: Settings): Promise<boolean> {
  const record = readRecord(state, generation);
  return (
    record?.dir === demoFolder(state) &&
    existsSync(record.dir) &&
    (await identify(record.dir, site)).hash !== record.hash
  );
}

/** Generates a small made-up release in the state folder. */
async function demoRelease(state: string): Promise<string> {
  const dir = demoFolder(state);
  await rm(dir, { recursive: true, force: true });
  console.log(`Making up a demo release of ${demo.genes} genes`);
  const args = [
    join(import.meta.dirname, "../../demo/cli.ts"),
    "--genes",
    String(demo.genes),
    "--seed",
    String(demo.seed),
    "--out",
    dir,
  ];
  const code = await new Promise<number | null>((resolve, reject) => {
    spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] })
      .once("error", reject)
      .once("exit", resolve);
  });
  if (code !== 0) throw new LoadError("The demo release could not be made.");
  return dir;
}
