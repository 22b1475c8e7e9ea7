/** What typed ids mean: genes, or what they could be meant to be. */
import type { LoadedGeneration } from "../generation/generations.ts";
import type { GeneLookupAnswer, GeneMeaning } from "../contract/query.ts";
import type { Lookup } from "../../index-mappings/searchable.ts";
import { pageId } from "../../index-mappings/page-store.ts";
import { readDocuments } from "../documents/read-document.ts";
import type { Services } from "../context/services.ts";
import { tableOf } from "./gene-table.ts";
import type { GeneRow, GeneTable } from "./gene-table.ts";
import { readingsOf } from "./typed-id.ts";

interface LookupRequest {
  readonly type: "gene" | "uniprot";
  readonly ids: readonly string[];
}

/** Ids that one search asks for. */
const step = 2_000;
/** Genes that one id could mean. */
const maxMeanings = 10;

const short = ({ gene_uniquename: uniquename, name, product }: GeneRow) => ({ uniquename, name, product });

const kinds: Readonly<Record<string, GeneMeaning["kind"]>> = {
  synonym: "synonym",
  uniprot: "uniprot",
  ortholog: "ortholog",
  transcript: "synonym",
};

interface NamedGene {
  readonly id: string;
  readonly lookups: readonly Lookup[];
}

/** Genes that carry one of the ids as a synonym, accession or name of an ortholog. */
async function otherNames(
  { elastic }: Services,
  generation: LoadedGeneration,
  ids: readonly string[],
  table: GeneTable,
): Promise<Map<string, GeneMeaning[]>> {
  const meanings = new Map<string, GeneMeaning[]>();
  const asked = new Set(ids.map((id) => id.toLowerCase()));
  for (let at = 0; at < ids.length; at += step) {
    const terms = ids.slice(at, at + step);
    const { hits } = await elastic.search<NamedGene>({
      index: generation.index("genes"),
      size: 10_000,
      track_total_hits: false,
      _source: ["id", "lookups"],
      query: {
        bool: { should: ["ids", "synonyms", "aliases"].map((field) => ({ terms: { [field]: terms } })) },
      },
    });
    for (const { _source } of hits.hits) {
      const rank = table.rankOf(_source?.id ?? "");
      if (!_source || rank === undefined) continue;
      for (const { field, text } of _source.lookups) {
        const [key, kind] = [text.toLowerCase(), kinds[field]];
        if (kind === undefined || !asked.has(key)) continue;
        const known = meanings.get(key) ?? [];
        if (!known.some(({ gene }) => gene.uniquename === _source.id))
          // Ranks are those of the table's rows.
          meanings.set(key, [...known, { kind, gene: short(table.rows[rank]!), text }]);
      }
    }
  }
  return meanings;
}

/** Genes that stand for ids of the past. */
async function replacements(
  { elastic }: Services,
  generation: LoadedGeneration,
  ids: readonly string[],
  table: GeneTable,
): Promise<Map<string, GeneMeaning>> {
  const found = new Map<string, GeneMeaning>();
  const fitting = ids.filter((id) => Buffer.byteLength(id) < 400);
  for (let at = 0; at < fitting.length; at += step) {
    const batch = fitting.slice(at, at + step);
    const pages = batch.map((id) => pageId("gene", id));
    for (const [index, page] of (await readDocuments(elastic, generation, "pages", pages)).entries()) {
      const redirect = page?.redirect;
      const rank = redirect == null ? undefined : table.rankOf(redirect);
      if (rank !== undefined)
        // There is an answer for each of the batch, and ranks are those of the table's rows.
        found.set(batch[index]!, { kind: "previous", gene: short(table.rows[rank]!), text: batch[index]! });
    }
  }
  return found;
}

/** Finds the genes that ids, names, synonyms or accessions mean, and says which mean several or none. */
export async function lookUpGenes(
  { type, ids }: LookupRequest,
  services: Services,
  generation: LoadedGeneration,
): Promise<GeneLookupAnswer> {
  const table = await tableOf(services.elastic, generation);
  const find = (id: string): readonly number[] =>
    type === "uniprot" ? table.ofProtein(id) : [table.find(id) ?? []].flat();
  const { found, again, unknown } = sorted(ids, find);
  const meant = unknown.flatMap(({ readings }) => readings);
  const [names, previous] =
    unknown.length === 0
      ? [new Map<string, GeneMeaning[]>(), new Map<string, GeneMeaning>()]
      : await Promise.all([
          otherNames(services, generation, meant, table),
          replacements(services, generation, meant, table),
        ]);
  // For accessions that are not known, a name or id of a gene is a meaning too.
  const own = (id: string): GeneMeaning[] => {
    const rank = type === "uniprot" ? table.find(id) : undefined;
    // Ranks are those of the table's rows.
    return rank === undefined ? [] : [{ kind: "synonym", gene: short(table.rows[rank]!), text: id }];
  };
  const meaningsOf = (readings: readonly string[]): GeneMeaning[] => {
    const found = [
      ...readings.flatMap((reading) => previous.get(reading) ?? []),
      ...readings.flatMap((reading) => [...own(reading), ...(names.get(reading.toLowerCase()) ?? [])]),
    ];
    // Each gene once, for the first reason.
    const ofGene = Map.groupBy(found, ({ gene }) => gene.uniquename);
    return found.filter((one) => ofGene.get(one.gene.uniquename)?.[0] === one).slice(0, maxMeanings);
  };
  return {
    // As above.
    found: [...found].map(([rank, id]) => ({ id, gene: short(table.rows[rank]!) })),
    again: again.map(({ id, first, rank }) => ({ id, first, gene: short(table.rows[rank]!) })),
    unknown: unknown.map(({ id, readings }) => ({ id, meanings: meaningsOf(readings) })),
  };
}

interface SortedIds {
  /** The first id of each gene, by the gene's rank. */
  readonly found: ReadonlyMap<number, string>;
  /** Ids of genes that an earlier id names. */
  readonly again: readonly { readonly id: string; readonly first: string; readonly rank: number }[];
  readonly unknown: readonly { readonly id: string; readonly readings: readonly string[] }[];
}

/** Tells ids that are found, said twice, and unknown; each counts as the first of its readings that names a gene. */
function sorted(ids: readonly string[], find: (id: string) => readonly number[]): SortedIds {
  const found = new Map<number, string>();
  const again: SortedIds["again"][number][] = [];
  const unknown: SortedIds["unknown"][number][] = [];
  for (const id of new Set(ids.map((one) => one.trim()).filter((one) => one !== ""))) {
    const readings = readingsOf(id);
    const ranks = readings
      .values()
      .map(find)
      .find(({ length }) => length > 0);
    if (ranks === undefined) unknown.push({ id, readings });
    for (const rank of ranks ?? []) {
      const first = found.get(rank);
      if (first === undefined) found.set(rank, id);
      else again.push({ id, first, rank });
    }
  }
  return { found, again, unknown };
}
