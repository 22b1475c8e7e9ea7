/** Terms, publications and subsets that a query names: which of them the release has, and how they are called. */
import type { Client } from "@elastic/elasticsearch";
import type { EsQuery } from "../elastic/es-query.ts";
import { rangeField } from "../../index-mappings/fields/ranges.ts";
import type { Leaf } from "../contract/query-nodes.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { LruCache } from "../cache/lru-cache.ts";
import { generationKey } from "../cache/per-generation.ts";
import type { AnyLeaf } from "./tree.ts";

interface ResolvedId {
  /** The id that an id stands for: the term of a secondary id. */
  readonly id: string;
  readonly label: string;
  /** Of a term: the namespace of its ontology. */
  readonly namespace?: string;
}

export interface KnownIds {
  /** null when the release has none of this id. */
  readonly term: (id: string) => ResolvedId | null;
  readonly reference: (id: string) => ResolvedId | null;
  /** Whether any gene is in the subset, or in one that begins like this. */
  readonly subset: (name: string) => boolean;
  /** Whether any gene has a value of the range. */
  readonly range: (type: RangeType) => boolean;
}

type RangeType = Leaf<"int_range">["range_type"];

type Kind = "term" | "reference" | "subset" | "range";

const resolvedIds = new LruCache<ResolvedId | null>({ name: "ids in queries", maxSize: 50_000 });
const key = (elastic: Client, generation: LoadedGeneration, kind: Kind, id: string): string =>
  generationKey(elastic, generation, `${kind} ${id}`);

interface TermFields {
  readonly id: readonly [string];
  readonly name: readonly [string];
  readonly ids: readonly string[];
  readonly cv_name: readonly [string];
}

async function lookUpTerms(
  elastic: Client,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<void> {
  const { hits } = await elastic.search({
    index: generation.index("terms"),
    size: Math.min(10_000, ids.length * 4),
    track_total_hits: false,
    query: { terms: { ids: [...ids] } },
    _source: false,
    stored_fields: "_none_",
    docvalue_fields: ["id", "name", "ids", "cv_name"],
  });
  const named = new Map<string, ResolvedId>();
  const own = new Map<string, ResolvedId>();
  for (const { fields } of hits.hits) {
    // Exactly the fields that were asked for.
    const {
      id: [id],
      name: [label],
      ids: all,
      cv_name: [namespace],
    } = fields as unknown as TermFields;
    const term = { id, label, namespace };
    own.set(id, term);
    for (const one of all) named.set(one, term);
  }
  for (const id of ids)
    resolvedIds.set(key(elastic, generation, "term", id), own.get(id) ?? named.get(id.toLowerCase()) ?? null);
}

async function lookUpReferences(
  elastic: Client,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<void> {
  const { hits } = await elastic.search<{ readonly id: string; readonly label: string }>({
    index: generation.index("references"),
    size: ids.length,
    track_total_hits: false,
    query: { terms: { id: [...ids] } },
    _source: ["id", "label"],
  });
  const found = new Map(
    hits.hits.flatMap(({ _source }) => (_source ? [[_source.id, _source] as const] : [])),
  );
  for (const id of ids) resolvedIds.set(key(elastic, generation, "reference", id), found.get(id) ?? null);
}

/** The name without the signs for any ending and for all others. */
export const plainSubset = (
  name: string,
): { readonly isOutside: boolean; readonly isPrefix: boolean; readonly text: string } => {
  const isOutside = name.startsWith("!");
  const text = isOutside ? name.slice(1) : name;
  return { isOutside, isPrefix: text.endsWith("*"), text: text.replace(/\*$/, "") };
};

/** A search for the genes of a subset; "name*" means all subsets whose names begin so. */
export function subsetQuery(name: string): EsQuery {
  const { isPrefix, text } = plainSubset(name);
  return isPrefix ? { prefix: { subsets: { value: text } } } : { term: { subsets: text } };
}

/** Notes which of the names have any gene. */
async function lookUpGenes(
  elastic: Client,
  generation: LoadedGeneration,
  kind: Kind,
  names: readonly string[],
  queryOf: (name: string) => EsQuery,
): Promise<void> {
  const { aggregations } = await elastic.search<
    unknown,
    { named: { buckets: Record<string, { doc_count: number }> } }
  >({
    index: generation.index("genes"),
    size: 0,
    track_total_hits: false,
    aggs: {
      named: {
        filters: { filters: Object.fromEntries(names.map((name, index) => [String(index), queryOf(name)])) },
      },
    },
  });
  for (const [index, name] of names.entries()) {
    const count = aggregations?.named.buckets[String(index)]?.doc_count ?? 0;
    resolvedIds.set(key(elastic, generation, kind, name), count > 0 ? { id: name, label: name } : null);
  }
}

const lookUp = {
  term: lookUpTerms,
  reference: lookUpReferences,
  subset: (elastic, generation, names) => lookUpGenes(elastic, generation, "subset", names, subsetQuery),
  range: (elastic, generation, names) =>
    lookUpGenes(elastic, generation, "range", names, (name) => ({
      exists: { field: rangeField(name) ?? name },
    })),
} as const satisfies Record<
  Kind,
  (elastic: Client, generation: LoadedGeneration, ids: readonly string[]) => Promise<void>
>;

function idsOf(leaves: readonly AnyLeaf[]): Record<Kind, string[]> {
  const ids: Record<Kind, string[]> = { term: [], reference: [], subset: [], range: [] };
  for (const leaf of leaves) {
    if (leaf.kind === "term")
      ids.term.push(
        leaf.params.termid,
        ...[...(leaf.params.conditions ?? []), ...(leaf.params.excluded_conditions ?? [])].map(
          ({ termid }) => termid,
        ),
      );
    else if (leaf.kind === "substrates" && leaf.params.phase_term != null)
      ids.term.push(leaf.params.phase_term);
    else if (leaf.kind === "ref_genes") ids.reference.push(leaf.params.reference_uniquename);
    else if (leaf.kind === "subset") ids.subset.push(leaf.params.subset_name);
    else if (leaf.kind === "int_range") ids.range.push(leaf.params.range_type);
  }
  return ids;
}

/** Looks up what is not known yet. */
export async function knownIds(
  elastic: Client,
  generation: LoadedGeneration,
  leaves: readonly AnyLeaf[],
): Promise<KnownIds> {
  const ids = idsOf(leaves);
  await Promise.all(
    (["term", "reference", "subset", "range"] as const).map(async (kind) => {
      const missing = [...new Set(ids[kind])].filter(
        (id) => resolvedIds.get(key(elastic, generation, kind, id)) === undefined,
      );
      if (missing.length > 0) await lookUp[kind](elastic, generation, missing);
    }),
  );
  // The query's own copy: what is kept for all may make room for others before it is asked for again.
  const found = (kind: Kind): ReadonlyMap<string, ResolvedId | null> =>
    new Map(ids[kind].map((id) => [id, resolvedIds.get(key(elastic, generation, kind, id)) ?? null]));
  const [terms, references, subsets, ranges] = [
    found("term"),
    found("reference"),
    found("subset"),
    found("range"),
  ];
  return {
    term: (id) => terms.get(id) ?? null,
    reference: (id) => references.get(id) ?? null,
    subset: (name) => subsets.get(name) != null,
    range: (type) => ranges.get(type) != null,
  };
}
