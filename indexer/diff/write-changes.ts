/** What a new generation has changed against the release before it: documents of its own, written when all others are. */
import { gunzipSync, gzipSync } from "node:zlib";
import { errors } from "@elastic/elasticsearch";
import type { Client } from "@elastic/elasticsearch";
import type { TypeName } from "../../config/type-name.ts";
import { indexKinds, indexName, parseGeneration } from "../../index-mappings/names.ts";
import type { Generation } from "../../index-mappings/names.ts";
import { changeList, releaseChanges as changesShape } from "../../index-mappings/pages/changes.ts";
import type { ReleaseChanges } from "../../index-mappings/pages/changes.ts";
import type { ReleaseDocumentName } from "../../index-mappings/release-documents.ts";
import type { ReleaseDoc } from "../../index-mappings/release.ts";
import { annotatedPairs, domainPairs } from "./annotated-pairs.ts";
import { firstRelease, releaseChanges } from "./release-changes.ts";
import type { ComparedRelease, Comparison } from "./release-changes.ts";
import { snapshotOfGeneration } from "./snapshot-of-generation.ts";
import { isWhole, listGenerations } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { readSource } from "../load/source-document.ts";

/** Documents that are written. */
export const changeDocuments = 2;

interface Compared {
  readonly client: Client;
  readonly generation: Generation;
  readonly prefix: string;
  readonly taxonid: number;
  /** How the site calls annotation types. */
  readonly typeName: TypeName;
}

const parsed = (info: GenerationInfo): Generation => {
  const generation = parseGeneration(info.name);
  if (!generation) throw new LoadError(`${info.name} is not the name of a generation.`);
  return generation;
};

async function readDocument(client: Client, index: string, id: ReleaseDocumentName): Promise<unknown> {
  try {
    const doc = await client.getSource<ReleaseDoc>({ index, id });
    return JSON.parse(gunzipSync(Buffer.from(doc.body, "base64")).toString("utf8"));
  } catch (error) {
    // Generations of earlier versions have none.
    if (error instanceof errors.ResponseError && error.statusCode === 404) return null;
    throw error;
  }
}

async function compared(client: Client, prefix: string, info: GenerationInfo): Promise<ComparedRelease> {
  const generation = parsed(info);
  return {
    release: generation.release,
    snapshot: await snapshotOfGeneration(client, prefix, info),
    annotations: await annotatedPairs(client, generation, prefix),
    domains: await domainPairs(client, generation, prefix),
  };
}

/** Loaded releases of the same organism that answer requests, and of which nobody has deleted a part. */
async function others({ client, generation, prefix, taxonid }: Compared): Promise<GenerationInfo[]> {
  const found: GenerationInfo[] = [];
  for (const info of await listGenerations(client, prefix)) {
    if (
      info.state === "unfinished" ||
      !isWhole(info) ||
      info.name === `${generation.release}--${generation.token}`
    )
      continue;
    const source = await readSource(client, indexName("release", parsed(info), prefix));
    if (source?.taxonid === taxonid) found.push(info);
  }
  return found;
}

async function comparison(asked: Compared): Promise<Comparison> {
  const { client, generation, prefix } = asked;
  const loaded = await others(asked);
  const told = async (info: GenerationInfo): Promise<ReleaseChanges | null> => {
    const value = await readDocument(client, indexName("release", parsed(info), prefix), "changes");
    return value === null ? null : changesShape.parse(value);
  };
  const [before] = loaded
    .filter(({ release }) => release < generation.release)
    .sort((a, b) => (a.release < b.release ? 1 : -1));
  const again = loaded.find(({ release }) => release === generation.release);
  if (before) {
    const info = (await listGenerations(client, prefix)).find(
      ({ name }) => name === `${generation.release}--${generation.token}`,
    );
    if (!info) throw new LoadError("The generation that is being loaded has gone.");
    return releaseChanges(
      await compared(client, prefix, before),
      await compared(client, prefix, info),
      await told(before),
      asked.typeName,
    );
  }
  // Loaded once more after the release before it has gone: what it said of itself still holds.
  const known = again && (await told(again));
  if (again && known) {
    const list = await readDocument(client, indexName("release", parsed(again), prefix), "change_list");
    return { changes: known, list: changeList.parse(list ?? []) };
  }
  return firstRelease(generation.release);
}

/** Compares and writes; answers how many changes there are. */
export async function writeChanges(asked: Compared): Promise<number> {
  const { client, generation, prefix } = asked;
  // Nothing of the new generation can be searched before.
  await client.indices.refresh({ index: indexKinds.map((kind) => indexName(kind, generation, prefix)) });
  const { changes, list } = await comparison(asked);
  const index = indexName("release", generation, prefix);
  const documents = { changes, change_list: list } satisfies Partial<Record<ReleaseDocumentName, object>>;
  for (const [name, value] of Object.entries(documents)) {
    const document: ReleaseDoc = { name, body: gzipSync(JSON.stringify(value)).toString("base64") };
    await client.index({ index, id: name, document });
  }
  return list.length;
}
