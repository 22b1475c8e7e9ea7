import type { Client, estypes } from "@elastic/elasticsearch";
import { indexKinds, indexName, parseGeneration } from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { geneFacts, snapshotFields } from "./snapshot.ts";
import type { AlleleFields, GeneFields, Snapshot, TermFields } from "./snapshot.ts";

const pageSize = 2_000;

/** Reads a generation from its indices. */
export async function snapshotOfGeneration(
  client: Client,
  prefix: string,
  info: GenerationInfo,
): Promise<Snapshot> {
  const generation = parseGeneration(info.name);
  if (!generation) throw new LoadError(`${info.name} is not the name of a generation.`);
  const genes = new Map<string, ReturnType<typeof geneFacts>>();
  const terms = new Map<string, string>();
  const alleles = new Map<string, string>();
  for await (const doc of documents<GeneFields>(client, "genes", generation, prefix))
    genes.set(doc.id, geneFacts(doc));
  for await (const doc of documents<TermFields>(client, "terms", generation, prefix))
    terms.set(doc.id, doc.name);
  for await (const doc of documents<AlleleFields>(client, "alleles", generation, prefix))
    alleles.set(doc.id, doc.label);
  const counts = indexKinds.map((kind) => [
    kind,
    info.indices.find((index) => index.kind === kind)?.documents ?? 0,
  ]);
  return {
    label: `release ${info.release} (${info.name}, ${info.state})`,
    // Every kind is there, which Object.fromEntries cannot show; hence the cast.
    counts: Object.fromEntries(counts) as Record<IndexKind, number>,
    genes,
    terms,
    alleles,
  };
}

/** All documents of an index by id, a page at a time, with the fields that a snapshot needs. */
async function* documents<Fields extends { readonly id: string }>(
  client: Client,
  kind: keyof typeof snapshotFields,
  generation: Generation,
  prefix: string,
): AsyncIterable<Fields> {
  let after: estypes.SortResults | undefined;
  for (;;) {
    const { hits } = await client.search<Fields>({
      index: indexName(kind, generation, prefix),
      size: pageSize,
      track_total_hits: false,
      _source: [...snapshotFields[kind]],
      sort: [{ id: "asc" }],
      ...(after ? { search_after: after } : {}),
    });
    for (const { _source: doc } of hits.hits) if (doc) yield doc;
    after = hits.hits.at(-1)?.sort;
    if (!after) return;
  }
}
