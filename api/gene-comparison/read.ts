/** Reads what a few genes have, and finds what of it they share. */
import type { Client, estypes } from "@elastic/elasticsearch";
import type { InteractionType } from "../../index-mappings/query-keys.ts";
import { referenceKind } from "../../index-mappings/fields/reference-kind.ts";
import type { GocamRecord, ReferenceRecord } from "../../index-mappings/records.ts";
import type { ComparedPartner, ComparedTerm, GeneComparison } from "../contract/gene-comparison.ts";
import { readGeneSubsets } from "../documents/release-documents.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { naturalOrder } from "../contract/values/natural-order.ts";
import { listGenes } from "../lists/genes.ts";
import { tableOf } from "../queries/gene-table.ts";
import { holdersOf, mostSpecific, sharedOf } from "./holders.ts";

/** Publications that are told: what more share all genes of a release cannot be read. */
const maxReferences = 100;

const listsOfGene = ["terms", "interactions", "subsets", "gocams", "references"] as const;
type GeneLists = Readonly<Record<(typeof listsOfGene)[number], readonly string[]>> & { readonly id: string };
type Holders = ReadonlyMap<string, readonly number[]>;

const textsOf = ({ fields = {} }: estypes.SearchHit, field: string): string[] =>
  (fields[field] ?? []).map(String);

/** Hits by their ids. */
async function readFields(
  elastic: Client,
  index: string,
  ids: readonly string[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, estypes.SearchHit>> {
  if (ids.length === 0) return new Map();
  const { hits } = await elastic.search({
    index,
    query: { ids: { values: [...ids] } },
    size: ids.length,
    track_total_hits: false,
    _source: false,
    stored_fields: "_none_",
    docvalue_fields: ["id", ...fields],
  });
  return new Map(hits.hits.map((hit) => [textsOf(hit, "id")[0] ?? "", hit]));
}

async function readLists(elastic: Client, index: string, ids: readonly string[]): Promise<GeneLists[]> {
  const found = await readFields(elastic, index, ids, listsOfGene);
  return ids.map((id) => {
    const hit = found.get(id);
    const of = (field: (typeof listsOfGene)[number]): string[] => (hit ? textsOf(hit, field) : []);
    return {
      id,
      terms: of("terms"),
      interactions: of("interactions"),
      subsets: of("subsets"),
      gocams: of("gocams"),
      references: of("references"),
    };
  });
}

/** Those of most genes first, then the rarest in the release. */
const byHolders = (
  a: { readonly genes: readonly number[]; readonly gene_count: number | null; readonly name: string },
  b: typeof a,
): number =>
  b.genes.length - a.genes.length || (a.gene_count ?? 0) - (b.gene_count ?? 0) || (a.name < b.name ? -1 : 1);

async function readTerms(elastic: Client, index: string, holders: Holders): Promise<ComparedTerm[]> {
  const found = await readFields(
    elastic,
    index,
    [...holders.keys()],
    ["name", "cv_name", "is_obsolete", "gene_count", "closure", "parents"],
  );
  const closures = new Map([...found].map(([id, hit]) => [id, textsOf(hit, "closure")]));
  const isSpecific = mostSpecific(holders, closures);
  return [...found]
    .flatMap(([termid, hit]): ComparedTerm[] => {
      // The root of an ontology says nothing of a gene.
      if (!isSpecific.has(termid) || textsOf(hit, "parents").length === 0) return [];
      const [count] = textsOf(hit, "gene_count");
      return [
        {
          termid,
          name: textsOf(hit, "name")[0] ?? termid,
          cv_name: textsOf(hit, "cv_name")[0] ?? "",
          is_obsolete: textsOf(hit, "is_obsolete")[0] === "true",
          gene_count: count === undefined ? null : Number(count),
          genes: [...(holders.get(termid) ?? [])],
        },
      ];
    })
    .sort(byHolders);
}

/** Partners of an interaction, whatever its throughput and evidence: keys of which only type and gene are said. */
const partnersIn = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const [type, gene, ...more] = key.split("|");
    return more.every((part) => part === "") ? [`${type}|${gene}`] : [];
  });

type Interactions = Pick<GeneComparison, "interactions" | "partners">;

async function interactionsOf(
  elastic: Client,
  generation: LoadedGeneration,
  lists: readonly GeneLists[],
): Promise<Interactions> {
  const { rows, rankOf } = await tableOf(elastic, generation);
  const places = new Map(lists.map(({ id }, place) => [id, place]));
  const partners: ComparedPartner[] = [];
  const pairs = new Map<string, Interactions["interactions"][number]>();
  for (const [key, genes] of holdersOf(lists.map((list) => partnersIn(list.interactions)))) {
    const [type = "", id = ""] = key.split("|");
    // The index writes no other type.
    const interaction = type as InteractionType;
    const place = places.get(id);
    const row = rows[rankOf(id) ?? -1];
    if (place !== undefined)
      for (const other of genes) {
        const pair = [place, other].sort((a, b) => a - b);
        // Either of the two says it, or both.
        if (other !== place) pairs.set(`${interaction} ${pair.join(" ")}`, { interaction, genes: pair });
      }
    else if (row && genes.length > 1)
      partners.push({
        uniquename: row.gene_uniquename,
        name: row.name,
        product: row.product,
        interaction,
        genes,
      });
  }
  return {
    interactions: [...pairs.values()].sort(
      ({ genes: [a = 0, b = 0] }, { genes: [c = 0, d = 0] }) => a - c || b - d,
    ),
    partners: partners.sort(
      (a, b) =>
        b.genes.length - a.genes.length ||
        naturalOrder.compare(a.name ?? a.uniquename, b.name ?? b.uniquename) ||
        (a.interaction < b.interaction ? -1 : 1),
    ),
  };
}

async function domainsOf(
  elastic: Client,
  generation: LoadedGeneration,
  lists: readonly GeneLists[],
): Promise<GeneComparison["domains"]> {
  const subsets = (await readGeneSubsets(elastic, generation)) ?? {};
  const shared = sharedOf(
    lists.map((list) => list.subsets.filter((name) => name.startsWith("interpro:") && name in subsets)),
  );
  return [...shared]
    .map(([subset, genes]) => {
      const { display_name: name, gene_count } = subsets[subset] ?? { display_name: subset, gene_count: 0 };
      return { name, subset, gene_count, genes };
    })
    .sort(byHolders);
}

async function readPathways(
  elastic: Client,
  index: string,
  shared: Holders,
): Promise<GeneComparison["pathways"]> {
  if (shared.size === 0) return [];
  const { hits } = await elastic.search<Pick<GocamRecord, "id" | "title">>({
    index,
    query: { ids: { values: [...shared.keys()] } },
    size: shared.size,
    _source: ["id", "title"],
  });
  return hits.hits
    .flatMap(({ _source: model }) =>
      model ? [{ gocam_id: model.id, title: model.title, genes: [...(shared.get(model.id) ?? [])] }] : [],
    )
    .sort((a, b) => b.genes.length - a.genes.length || (a.title < b.title ? -1 : 1));
}

async function readReferences(
  elastic: Client,
  index: string,
  shared: Holders,
): Promise<GeneComparison["references"]> {
  const { hits } = await elastic.search<ReferenceRecord>({
    index,
    query: { ids: { values: [...shared.keys()] } },
    size: maxReferences,
    sort: [{ gene_count: { order: "asc", missing: "_last" } }, { id: "asc" }],
    _source: ["id", "title", "authors_abbrev", "year"],
  });
  return hits.hits.flatMap(({ _source: one }) =>
    one
      ? [
          {
            uniquename: one.id,
            title: one.title ?? null,
            authors_abbrev: one.authors_abbrev ?? null,
            publication_year: one.year ?? null,
            genes: [...(shared.get(one.id) ?? [])],
          },
        ]
      : [],
  );
}

/** @param ids systematic ids of genes of the release, each once */
export async function readComparison(
  elastic: Client,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<GeneComparison> {
  const asked = { page: 1, size: ids.length, format: "json" } as const;
  const [lists, listed] = await Promise.all([
    readLists(elastic, generation.index("genes"), ids),
    listGenes({ services: { elastic }, generation, of: { ids: { values: [...ids] } }, asked }),
  ]);
  const papers = sharedOf(
    lists.map(({ references }) => references.filter((id) => referenceKind(id) === "publication")),
  );
  const [terms, interactions, domains, pathways, references] = await Promise.all([
    readTerms(elastic, generation.index("terms"), holdersOf(lists.map((list) => list.terms))),
    interactionsOf(elastic, generation, lists),
    domainsOf(elastic, generation, lists),
    readPathways(elastic, generation.index("gocams"), sharedOf(lists.map(({ gocams }) => gocams))),
    papers.size === 0 ? [] : readReferences(elastic, generation.index("references"), papers),
  ]);
  return {
    genes: ids.flatMap((id) => listed.rows.find(({ uniquename }) => uniquename === id) ?? []),
    terms,
    ...interactions,
    domains,
    pathways,
    references,
    reference_total: papers.size,
  };
}
