import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@elastic/elasticsearch";
import { compare } from "../diff/compare.ts";
import { reportLines, tsvLines } from "../diff/report.ts";
import type { Snapshot } from "../diff/snapshot.ts";
import { snapshotOfDirectory } from "../diff/snapshot-of-directory.ts";
import { snapshotOfGeneration } from "../diff/snapshot-of-generation.ts";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import { listGenerations } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import type { Settings } from "../settings/settings.ts";

/** Prints what changes from A to B, each a release id, the name of a generation, or a release directory. */
export async function diff(a: string, b: string, tsv: boolean, settings: Settings): Promise<number> {
  const client = connect(settings.elasticsearchUrl);
  const [from, to] = [await snapshotOf(a, client, settings), await snapshotOf(b, client, settings)];
  const changes = compare(from, to);
  process.stdout.write(`${(tsv ? tsvLines(changes) : reportLines(from, to, changes)).join("\n")}\n`);
  return 0;
}

async function snapshotOf(
  name: string,
  client: Client,
  { elasticsearchUrl, prefix, site }: Settings,
): Promise<Snapshot> {
  if (existsSync(join(name, "release.json"))) return snapshotOfDirectory(name, site);
  await mustBeElasticsearch(client, elasticsearchUrl);
  // Newest first: of two loads of a release the one that can be read, else the newer.
  const generations = await listGenerations(client, prefix);
  const named = generations.filter((info) => info.name === name || info.release === name);
  const found = named.find(({ state }) => state !== "unfinished") ?? named[0];
  if (found) return snapshotOfGeneration(client, prefix, found);
  const known = generations.map((info) => info.name).join(", ");
  throw new LoadError(
    `${name} is neither a release directory nor a loaded release; loaded are: ${known || "none"}.`,
  );
}
