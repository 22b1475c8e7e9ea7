import type { Client, estypes } from "@elastic/elasticsearch";
import { indexName, parseGeneration } from "../../index-mappings/names.ts";
import type { Generation, IndexKind } from "../../index-mappings/names.ts";
import type { PageDoc } from "../../index-mappings/page-store.ts";
import { documentsOf } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { readSource } from "../load/source-document.ts";
import { geneFacts, snapshotFields, termFacts } from "./snapshot.ts";
import type {
  AlleleFields,
  AnnotationFacts,
  GeneFacts,
  GeneFields,
  Snapshot,
  TermFields,
} from "./snapshot.ts";

const pageSize = 5_000;

/** Reads a generation from its indices. */
export async function snapshotOfGeneration(
  client: Client,
  prefix: string,
  info: GenerationInfo,
): Promise<Snapshot> {
  const generation = parseGeneration(info.name);
  if (!generation) throw new LoadError(`${info.name} is not the name of a generation.`);
  const read = <Fields>(kind: IndexKind, request: estypes.SearchRequest) =>
    hitsOf<Fields>(client, indexName(kind, generation, prefix), request);
  const genes = new Map<string, GeneFacts>();
  const terms = new Map<string, ReturnType<typeof termFacts>>();
  const alleles = new Map<string, string>();
  const annotations = new Map<string, AnnotationFacts>();
  const fieldsOf = (kind: keyof typeof snapshotFields) => ({ _source: [...snapshotFields[kind]] });
  for await (const { _source: doc, fields } of read<GeneFields>("genes", {
    ...fieldsOf("genes"),
    docvalue_fields: ["subsets"],
  }))
    if (doc) genes.set(doc.id, geneFacts({ ...doc, subsets: textsIn(fields, "subsets") }));
  for await (const { _source: doc } of read<TermFields>("terms", fieldsOf("terms")))
    if (doc) terms.set(doc.id, termFacts(doc));
  for await (const { _source: doc } of read<AlleleFields>("alleles", fieldsOf("alleles")))
    if (doc) alleles.set(doc.id, doc.label);
  for await (const { fields } of read<never>("annotations", {
    _source: false,
    docvalue_fields: ["id", "type", "genes", "term"],
  })) {
    const [id, type] = [textsIn(fields, "id")[0], textsIn(fields, "type")[0]];
    if (id === undefined || type === undefined) continue;
    annotations.set(id, { type, genes: textsIn(fields, "genes"), term: textsIn(fields, "term")[0] ?? null });
  }
  const source = await readSource(client, indexName("release", generation, prefix));
  return {
    label: `release ${info.release} (${info.name}, ${info.state})`,
    release: info.release,
    datasets: source?.datasets ? new Map(source.datasets.map((dataset) => [dataset.id, dataset])) : null,
    counts: documentsOf(info),
    genes,
    terms,
    alleles,
    annotations,
    ...(await formerIds(client, generation, prefix)),
  };
}

/** The values of a column; none where there are none. Columns of keywords hold texts. */
const textsIn = (fields: Record<string, unknown> | undefined, name: string): string[] =>
  (fields?.[name] as string[] | undefined) ?? [];

/** Where ids of genes and terms lead that have no page of their own. */
async function formerIds(
  client: Client,
  generation: Generation,
  prefix: string,
): Promise<Pick<Snapshot, "formerGenes" | "formerTerms">> {
  const formerGenes = new Map<string, string[]>();
  const formerTerms = new Map<string, string>();
  // Whether an id stands for several genes is kept only to be read.
  const query = { bool: { should: [{ term: { kind: "gene" } }, { exists: { field: "redirect" } }] } };
  for await (const { _id = "", _source: doc } of hitsOf<PageDoc>(
    client,
    indexName("pages", generation, prefix),
    { _source: ["kind", "redirect", "gone"], query },
  )) {
    if (!doc) continue;
    const id = _id.slice(doc.kind.length + 1);
    if (doc.kind === "gene" && doc.redirect !== null) formerGenes.set(id, [doc.redirect]);
    else if (doc.gone)
      formerGenes.set(
        id,
        doc.gone.genes.map(({ uniquename }) => uniquename),
      );
    else if (doc.kind === "term" && doc.redirect !== null) formerTerms.set(id, doc.redirect);
  }
  return { formerGenes, formerTerms };
}

/** How long Elasticsearch keeps its place between two pages. */
const keptFor = "2m";

/** All hits of a search, a page at a time, in no order. */
async function* hitsOf<Fields>(
  client: Client,
  index: string,
  request: estypes.SearchRequest,
): AsyncIterable<estypes.SearchHit<Fields>> {
  const { id } = await client.openPointInTime({ index, keep_alive: keptFor });
  try {
    let after: estypes.SortResults | undefined;
    for (;;) {
      const { hits } = await client.search<Fields>({
        size: pageSize,
        track_total_hits: false,
        pit: { id, keep_alive: keptFor },
        sort: "_shard_doc",
        ...request,
        ...(after ? { search_after: after } : {}),
      });
      yield* hits.hits;
      after = hits.hits.at(-1)?.sort;
      if (!after) return;
    }
  } finally {
    await client.closePointInTime({ id }).catch(() => {}); // it ends by itself
  }
}
