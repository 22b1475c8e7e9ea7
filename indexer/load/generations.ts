/** Which generations are on the server, and which of them is live. */
import type { Client } from "@elastic/elasticsearch";
import {
  aliasName,
  generationName,
  generationOfIndex,
  indexKinds,
  previousAlias,
  stagedAlias,
} from "../../index-mappings/names.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import { LoadError } from "./load-error.ts";

/** An index of a generation. */
interface GenerationIndex {
  readonly kind: IndexKind;
  readonly name: string;
  /** null while no copy of it answers, as when a search node is away. */
  readonly documents: number | null;
  /** On disk, all copies. */
  readonly bytes: number;
}

export interface GenerationInfo {
  /** `2025-09-01--k3f9` */
  readonly name: string;
  readonly release: string;
  /**
   * live and previous answer requests; staged is complete and waits to be published; unfinished is being written, or was
   * left by a load that ended early.
   */
  readonly state: "live" | "previous" | "staged" | "unfinished";
  readonly created: Date;
  readonly indices: readonly GenerationIndex[];
}

interface CatRow {
  readonly index: string;
  readonly "docs.count": string | null;
  readonly "store.size": string | null;
  readonly "creation.date": string;
}

/** All generations of a prefix, newest first. */
export async function listGenerations(client: Client, prefix: string): Promise<GenerationInfo[]> {
  const patterns = indexKinds.map((kind) => `${aliasName(kind, prefix)}--*`).join(",");
  // The columns asked for, all as text.
  const rows = await client.transport.request<CatRow[]>({
    method: "GET",
    path: `/_cat/indices/${patterns}`,
    querystring: {
      format: "json",
      bytes: "b",
      h: "index,docs.count,store.size,creation.date",
      expand_wildcards: "all",
    },
  });
  const aliases = await client.indices.getAlias({ index: patterns, expand_wildcards: "all" });
  const found = new Map<string, GenerationInfo & { indices: GenerationIndex[] }>();
  for (const row of rows) {
    const parsed = parseIndexName(row.index, prefix);
    if (!parsed) continue;
    const state = stateOf(parsed.kind, Object.keys(aliases[row.index]?.aliases ?? {}), prefix);
    const name = generationName(parsed.generation);
    const info = found.get(name) ?? {
      name,
      release: parsed.generation.release,
      state,
      created: new Date(Number(row["creation.date"])),
      indices: [],
    };
    info.indices.push({
      kind: parsed.kind,
      name: row.index,
      documents: row["docs.count"] === null ? null : Number(row["docs.count"]),
      bytes: Number(row["store.size"] ?? 0),
    });
    found.set(name, info);
  }
  return [...found.values()].sort((a, b) => b.created.getTime() - a.created.getTime());
}

function stateOf(kind: IndexKind, carried: readonly string[], prefix: string): GenerationInfo["state"] {
  if (carried.includes(aliasName(kind, prefix))) return "live";
  if (carried.includes(previousAlias(prefix))) return "previous";
  return carried.includes(stagedAlias(prefix)) ? "staged" : "unfinished";
}

/** Kinds of which a generation has no index: one that is being written, or of which somebody has deleted some. */
export const lacking = ({ indices }: GenerationInfo): IndexKind[] =>
  indexKinds.filter((kind) => !indices.some((index) => index.kind === kind));

/** Whether a generation has an index of every kind. */
export const isWhole = (info: GenerationInfo): boolean => lacking(info).length === 0;

/** Kinds of which no copy answers. */
export const unanswering = ({ indices }: GenerationInfo): IndexKind[] =>
  indices.flatMap(({ kind, documents }) => (documents === null ? [kind] : []));

/** Half a sentence for each thing that is wrong with a generation that answers requests or waits to. */
export function troublesOf(info: GenerationInfo): string[] {
  const [away, gone] = [unanswering(info), info.state === "unfinished" ? [] : lacking(info)];
  return [
    ...(away.length > 0 ? [`${away.join(", ")}: no answer; is a search node away?`] : []),
    ...(gone.length > 0
      ? [
          `lacks its indices of ${gone.join(", ")}: ${info.state === "live" ? "load the release again" : "delete it"}`,
        ]
      : []),
  ];
}

/** Documents of a generation by kind; a kind whose index is missing or does not answer has none. */
export const documentsOf = ({ indices }: GenerationInfo): Readonly<Record<IndexKind, number>> =>
  // Every kind is there, which Object.fromEntries cannot show; hence the cast.
  Object.fromEntries(
    indexKinds.map((kind) => [kind, indices.find((index) => index.kind === kind)?.documents ?? 0]),
  ) as Record<IndexKind, number>;

/** Bytes of a generation on disk, all copies. */
export const bytesOf = ({ indices }: GenerationInfo): number =>
  indices.reduce((sum, { bytes }) => sum + bytes, 0);

function parseIndexName(
  index: string,
  prefix: string,
): { kind: IndexKind; generation: { release: string; token: string } } | null {
  for (const kind of indexKinds) {
    const generation = generationOfIndex(index, kind, prefix);
    if (generation) return { kind, generation };
  }
  return null;
}

/**
 * Deletes the indices of unfinished generations; one that answers requests or waits to be published is never deleted.
 * Returns the names deleted.
 */
export async function deleteUnfinished(
  client: Client,
  prefix: string,
  which: (name: string) => boolean = () => true,
): Promise<string[]> {
  const doomed = (await listGenerations(client, prefix)).filter(
    (info) => info.state === "unfinished" && which(info.name),
  );
  for (const info of doomed) await deleteGeneration(client, info);
  return doomed.map((info) => info.name);
}

/** Deletes the indices of a generation, whatever its state. */
export async function deleteGeneration(client: Client, { indices }: GenerationInfo): Promise<void> {
  await client.indices.delete({ index: indices.map(({ name }) => name), ignore_unavailable: true });
}

/**
 * The generation that a person means: its name, or a release id, of which the newest counts.
 * @throws LoadError that lists what there is
 */
export function findGeneration(generations: readonly GenerationInfo[], asked: string): GenerationInfo {
  const named = generations.filter(({ name, release }) => name === asked || release === asked);
  const found = named.find(({ state }) => state !== "unfinished") ?? named[0];
  if (found) return found;
  const known = generations.map(({ name }) => name).join(", ");
  throw new LoadError(`There is no generation ${asked}; there are: ${known || "none"}.`);
}
