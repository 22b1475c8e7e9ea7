/** Which generations are on the server, and which of them is live. */
import type { Client } from "@elastic/elasticsearch";
import {
  aliasName,
  generationName,
  generationOfIndex,
  indexKinds,
  previousAlias,
} from "../../index-mappings/names.ts";
import type { IndexKind } from "../../index-mappings/names.ts";

/** An index of a generation. */
interface GenerationIndex {
  readonly kind: IndexKind;
  readonly name: string;
  readonly documents: number;
  /** On disk, all copies. */
  readonly bytes: number;
}

export interface GenerationInfo {
  /** `2025-09-01--k3f9` */
  readonly name: string;
  readonly release: string;
  /** live and previous answer requests; unfinished is being written or was left by a load that ended early. */
  readonly state: "live" | "previous" | "unfinished";
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
    const carried = Object.keys(aliases[row.index]?.aliases ?? {});
    const state = carried.includes(aliasName(parsed.kind, prefix))
      ? "live"
      : carried.includes(previousAlias(prefix))
        ? "previous"
        : "unfinished";
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
      documents: Number(row["docs.count"] ?? 0),
      bytes: Number(row["store.size"] ?? 0),
    });
    found.set(name, info);
  }
  return [...found.values()].sort((a, b) => b.created.getTime() - a.created.getTime());
}

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

/** Deletes the indices of generations; a generation that answers requests is never deleted. Returns the names deleted. */
export async function deleteUnfinished(
  client: Client,
  prefix: string,
  which: (name: string) => boolean = () => true,
): Promise<string[]> {
  const doomed = (await listGenerations(client, prefix)).filter(
    (info) => info.state === "unfinished" && which(info.name),
  );
  for (const info of doomed) {
    await client.indices.delete({ index: info.indices.map((index) => index.name), ignore_unavailable: true });
  }
  return doomed.map((info) => info.name);
}
