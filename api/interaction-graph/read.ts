/** The partners of a gene, from the rows of its interaction tables. */
import { naturalOrder } from "../contract/values/natural-order.ts";
import type { Client } from "@elastic/elasticsearch";
import type { GeneShort, GocamShort } from "../../index-mappings/shapes/shorts.ts";
import type { GeneRecord, GocamRecord } from "../../index-mappings/records.ts";
import type { Bucket, Buckets } from "../annotations/counts.ts";
import { given } from "../annotations/details.ts";
import { maxPartners } from "../contract/interaction-graph.ts";
import type { InteractionGraph, InteractionPartner } from "../contract/interaction-graph.ts";
import type { LoadedGeneration } from "../generation/generations.ts";

const types = { physical: "physical_interactions", genetic: "genetic_interactions" } as const;
type Type = (typeof types)[keyof typeof types];

/** "protein-containing complex" of the Gene Ontology: each complex is below it. */
const complexRoot = "GO:0032991";

/** Partners of one gene, and kinds of evidence of one pair: more than any release has. */
const maxCounted = { partners: 10_000, evidence: 50, complexes: 100 } as const;

interface PartnerBucket extends Bucket {
  readonly types: Buckets<
    Bucket<Type> & { readonly evidence: Buckets; readonly unknown: { readonly doc_count: number } }
  >;
  readonly references: { readonly value: number };
}

type Counts = InteractionGraph["total"];

const countsIn = ({ types: { buckets } }: Pick<PartnerBucket, "types">): Counts => {
  const of = (type: Type): number => buckets.find(({ key }) => key === type)?.doc_count ?? 0;
  return { physical: of(types.physical), genetic: of(types.genetic) };
};

const evidenceIn = ({ types: { buckets } }: PartnerBucket): InteractionPartner["evidence"] =>
  buckets
    .flatMap(({ key: type, evidence, unknown }) => [
      ...evidence.buckets.map(({ key, doc_count: count }) => ({ type, evidence: key, count })),
      ...(unknown.doc_count === 0 ? [] : [{ type, evidence: null, count: unknown.doc_count }]),
    ])
    .sort((a, b) => b.count - a.count || (`${a.type} ${a.evidence}` < `${b.type} ${b.evidence}` ? -1 : 1));

/** All genes that stand in interactions with the gene, the gene itself among them. */
async function readBuckets(elastic: Client, index: string, gene: string): Promise<readonly PartnerBucket[]> {
  const { aggregations } = await elastic.search<unknown, { genes: Buckets<PartnerBucket> }>({
    index,
    query: { bool: { filter: [{ term: { genes: gene } }, { terms: { type: Object.values(types) } }] } },
    size: 0,
    track_total_hits: false,
    aggs: {
      genes: {
        terms: { field: "genes", size: maxCounted.partners },
        aggs: {
          types: {
            terms: { field: "type", size: 2 },
            aggs: {
              evidence: { terms: { field: "evidence", size: maxCounted.evidence } },
              unknown: { missing: { field: "evidence" } },
            },
          },
          references: { cardinality: { field: "reference" } },
        },
      },
    },
  });
  return given(aggregations).genes.buckets;
}

type ShownGene = Pick<GeneRecord, "id" | "name" | "product" | "gocams">;

async function readGenes(
  elastic: Client,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownGene>> {
  const { hits } = await elastic.search<ShownGene>({
    index: generation.index("genes"),
    query: { terms: { id: [...ids] } },
    size: ids.length,
    _source: ["id", "name", "product", "gocams"],
    track_total_hits: false,
  });
  return new Map(hits.hits.flatMap(({ _source: gene }) => (gene ? [[gene.id, gene]] : [])));
}

async function readPathways(
  elastic: Client,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GocamShort>> {
  if (ids.length === 0) return new Map();
  const { hits } = await elastic.search<Pick<GocamRecord, "id" | "title">>({
    index: generation.index("gocams"),
    query: { terms: { id: [...ids] } },
    size: ids.length,
    _source: ["id", "title"],
    track_total_hits: false,
  });
  return new Map(
    hits.hits.flatMap(({ _source: one }) =>
      one ? [[one.id, { gocam_id: one.id, title: one.title ?? one.id }]] : [],
    ),
  );
}

type Complex = InteractionPartner["complexes"][number];

/** Complexes of each of the genes, by annotations that do not say NOT. */
async function readComplexes(
  elastic: Client,
  index: string,
  genes: readonly string[],
): Promise<ReadonlyMap<string, readonly Complex[]>> {
  const { aggregations } = await elastic.search<
    unknown,
    { terms: Buckets<Bucket & { readonly names: Buckets; readonly genes: Buckets }> }
  >({
    index,
    query: {
      bool: {
        filter: [{ terms: { genes: [...genes] } }, { term: { closure: complexRoot } }],
        must_not: [{ term: { term: complexRoot } }],
      },
    },
    size: 0,
    track_total_hits: false,
    aggs: {
      terms: {
        terms: { field: "term", size: maxCounted.complexes * genes.length },
        aggs: {
          names: { terms: { field: "term_name", size: 1 } },
          genes: { terms: { field: "genes", size: genes.length, include: [...genes] } },
        },
      },
    },
  });
  const found = new Map<string, Complex[]>();
  for (const { key: termid, names, genes: of } of given(aggregations).terms.buckets)
    for (const { key } of of.buckets)
      found.set(key, [...(found.get(key) ?? []), { termid, name: names.buckets[0]?.key ?? termid }]);
  return found;
}

/** In natural order, names before ids. */
const byName = (a: GeneShort, b: GeneShort): number =>
  Number(a.name === null) - Number(b.name === null) ||
  naturalOrder.compare(a.name ?? a.uniquename, b.name ?? b.uniquename);

/** The graph around a gene; null where the release does not have the gene. */
export async function readInteractionGraph(
  elastic: Client,
  generation: LoadedGeneration,
  id: string,
): Promise<InteractionGraph | null> {
  const index = generation.index("annotations");
  const buckets = await readBuckets(elastic, index, id);
  const own = buckets.find(({ key }) => key === id);
  const others = buckets.filter(({ key }) => key !== id);
  const total = own ? countsIn(own) : { physical: 0, genetic: 0 };
  const ranked = others.toSorted(
    (a, b) =>
      b.references.value - a.references.value || b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1),
  );
  const drawn = ranked.slice(0, maxPartners);
  const ids = [id, ...drawn.map(({ key }) => key)];
  const [genes, complexes] = await Promise.all([
    readGenes(elastic, generation, ids),
    readComplexes(elastic, index, ids),
  ]);
  const gene = genes.get(id);
  if (!gene) return null;
  const pathways = await readPathways(elastic, generation, gene.gocams);
  const shortOf = (of: string): GeneShort => ({
    uniquename: of,
    name: genes.get(of)?.name ?? null,
    product: genes.get(of)?.product ?? null,
  });
  const ownComplexes = new Set((complexes.get(id) ?? []).map(({ termid }) => termid));
  const partners = drawn.map((bucket): InteractionPartner => ({
    gene: shortOf(bucket.key),
    counts: countsIn(bucket),
    evidence: evidenceIn(bucket),
    reference_count: bucket.references.value,
    pathways: (genes.get(bucket.key)?.gocams ?? [])
      .flatMap((model) => pathways.get(model) ?? [])
      .toSorted((a, b) => naturalOrder.compare(a.title, b.title)),
    complexes: (complexes.get(bucket.key) ?? [])
      .filter(({ termid }) => ownComplexes.has(termid))
      .toSorted((a, b) => naturalOrder.compare(a.name, b.name)),
  }));
  const withOthers = (of: keyof Counts): number =>
    others.reduce((sum, bucket) => sum + countsIn(bucket)[of], 0);
  return {
    gene: shortOf(id),
    total,
    with_itself: {
      physical: total.physical - withOthers("physical"),
      genetic: total.genetic - withOthers("genetic"),
    },
    partner_total: others.length,
    partners: partners.toSorted(
      (a, b) =>
        b.reference_count - a.reference_count ||
        b.counts.physical + b.counts.genetic - a.counts.physical - a.counts.genetic ||
        byName(a.gene, b.gene),
    ),
  };
}
