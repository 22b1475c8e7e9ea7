/** Two releases side by side: what was asked for, found, read and compared. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@elastic/elasticsearch";
import { findGeneration, isWhole, lacking, listGenerations } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import type { Settings } from "../settings/settings.ts";
import { compare } from "./compare.ts";
import type { Comparison } from "./report.ts";
import type { Snapshot } from "./snapshot.ts";
import { snapshotOfDirectory } from "./snapshot-of-directory.ts";
import { snapshotOfGeneration } from "./snapshot-of-generation.ts";
import { talliesOf } from "./tallies.ts";

const states = ["live", "staged", "previous"] as const;

/**
 * Compares two sides, each a release directory, a release id, the name of a generation, or one of the words live, staged
 * and previous.
 * @throws LoadError when there is no such side, or not all of it
 */
export async function compareReleases(
  a: string,
  b: string,
  client: Client,
  settings: Settings,
): Promise<Comparison> {
  const [from, to] = [await snapshotOf(a, client, settings), await snapshotOf(b, client, settings)];
  return { from, to, tallies: talliesOf(from, to), changes: compare(from, to) };
}

async function snapshotOf(name: string, client: Client, { prefix, site }: Settings): Promise<Snapshot> {
  if (existsSync(join(name, "release.json"))) return snapshotOfDirectory(name, site);
  const info = generationNamed(name, await listGenerations(client, prefix));
  if (!isWhole(info))
    throw new LoadError(
      `Generation ${info.name} lacks its indices of ${lacking(info).join(", ")} and cannot be compared.`,
    );
  return snapshotOfGeneration(client, prefix, info);
}

function generationNamed(name: string, generations: readonly GenerationInfo[]): GenerationInfo {
  const state = states.find((one) => one === name);
  if (state === undefined) {
    try {
      return findGeneration(generations, name);
    } catch {
      const known = generations.map((info) => info.name).join(", ");
      throw new LoadError(
        `${name} is neither a release directory nor a loaded release; loaded are: ${known || "none"}.`,
      );
    }
  }
  const found = generations.find((info) => info.state === state);
  if (found) return found;
  throw new LoadError(`No generation is ${state}.`);
}
