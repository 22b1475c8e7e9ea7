/** Which genes have which terms and domains: all of a generation in memory, read at the first enrichment. */
import type { Client } from "@elastic/elasticsearch";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readGeneSubsets } from "../pages/release-documents.ts";

export interface Thing {
  readonly id: string;
  readonly label: string;
  /** Ontology namespace, or `domain`. */
  readonly group: string;
}

export interface AnnotatedGenes {
  readonly things: readonly Thing[];
  /** By rank of the gene: places in `things`. */
  readonly ofGene: readonly Uint32Array[];
}

export const domainGroup = "domain";

/** Genes, and terms, that are read at a time. */
const geneStep = 1_000;
const termStep = 5_000;

interface Fields {
  readonly terms?: readonly string[];
  readonly domains?: readonly string[];
}

async function readTerms(elastic: Client, generation: LoadedGeneration, ids: readonly string[]): Promise<Map<string, Thing>> {
  const found = new Map<string, Thing>();
  for (let at = 0; at < ids.length; at += termStep) {
    const { hits } = await elastic.search({
      index: generation.index("terms"), size: termStep, track_total_hits: false, query: { terms: { id: ids.slice(at, at + termStep) } },
      _source: false, stored_fields: "_none_", docvalue_fields: ["id", "name", "cv_name"],
    });
    for (const { fields } of hits.hits) {
      // Exactly the fields that were asked for.
      const { id: [id], name: [label], cv_name: [group] } = fields as unknown as Readonly<Record<"id" | "name" | "cv_name", readonly [string]>>;
      found.set(id, { id, label, group });
    }
  }
  return found;
}

async function read(elastic: Client, generation: LoadedGeneration): Promise<AnnotatedGenes> {
  const places = new Map<string, number>();
  const placeOf = (key: string): number => {
    const known = places.get(key) ?? places.size;
    places.set(key, known);
    return known;
  };
  const ofGene: Uint32Array[] = [];
  for (;;) {
    const { hits } = await elastic.search({
      index: generation.index("queries"), size: geneStep, sort: [{ rank: "asc" }], track_total_hits: false,
      _source: false, stored_fields: "_none_", docvalue_fields: ["terms", "domains"], ...(ofGene.length > 0 ? { search_after: [ofGene.length - 1] } : {}),
    });
    for (const { fields } of hits.hits) {
      const { terms = [], domains = [] } = (fields ?? {}) as Fields;
      ofGene.push(Uint32Array.from([...terms, ...domains.map((id) => `${domainGroup} ${id}`)].map(placeOf)));
    }
    if (hits.hits.length < geneStep) break;
  }
  const keys = [...places.keys()];
  const terms = await readTerms(elastic, generation, keys.filter((key) => !key.startsWith(`${domainGroup} `)));
  const domains = new Map(Object.entries(await readGeneSubsets(elastic, generation) ?? {}).filter(([name]) => name.startsWith("interpro:"))
    .map(([name, { display_name }]) => [name.slice(name.startsWith("interpro:IPR") ? 9 : name.indexOf(":", 9) + 1), display_name]));
  const things = keys.map((key): Thing => {
    if (!key.startsWith(`${domainGroup} `)) return terms.get(key) ?? { id: key, label: key, group: "" };
    const id = key.slice(domainGroup.length + 1);
    return { id, label: domains.get(id) ?? id, group: domainGroup };
  });
  return { things, ofGene };
}

const kept = new Map<string, Promise<AnnotatedGenes>>();
const mostKept = 2;

export function annotatedGenes(elastic: Client, generation: LoadedGeneration): Promise<AnnotatedGenes> {
  const key = generation.index("queries");
  const known = kept.get(key);
  if (known) return known;
  const found = read(elastic, generation);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  for (const [oldest] of [...kept].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(oldest);
  return found;
}
