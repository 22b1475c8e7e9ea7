/** Terms that say the same: one that has most of the genes of another, above or below it in the ontology, is folded into it. */
import type { TermRecord } from "../../index-mappings/records.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";

/** Terms whose place in the ontology is read at a time. */
const step = 1_000;

/** Of the genes that either of two terms has, the share that both have, from which on they say the same. */
const sameGenes = 0.5;

interface Foldable {
  readonly id: string;
  /** Genes of the list that have it, by their rank. */
  readonly ranks: readonly number[];
}

/** Each of some terms with itself and what stands above it, over is_a and part_of. */
export async function closuresOf(
  ids: readonly string[],
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const closures = new Map<string, ReadonlySet<string>>();
  for (let at = 0; at < ids.length; at += step) {
    const some = ids.slice(at, at + step);
    const { hits } = await elastic.search<Pick<TermRecord, "closure">>({
      index: generation.index("terms"),
      size: some.length,
      query: { ids: { values: [...some] } },
      _source: ["closure"],
    });
    for (const { _id: id, _source } of hits.hits) if (id) closures.set(id, new Set(_source?.closure));
  }
  return closures;
}

/**
 * Says of each term which other stands for it. Pure.
 * @param terms the one that is kept before those that are folded into it
 */
export function folded(
  terms: readonly Foldable[],
  closures: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string> {
  const kept: { readonly id: string; readonly genes: ReadonlySet<number> }[] = [];
  const into = new Map<string, string>();
  const isAbove = (above: string, below: string): boolean => closures.get(below)?.has(above) ?? false;
  for (const { id, ranks } of terms) {
    const same = kept.find(
      (one) => (isAbove(one.id, id) || isAbove(id, one.id)) && overlap(one.genes, ranks) >= sameGenes,
    );
    if (same) into.set(id, same.id);
    else kept.push({ id, genes: new Set(ranks) });
  }
  return into;
}

/** Genes that both have, of those that either has. */
function overlap(one: ReadonlySet<number>, other: readonly number[]): number {
  const both = other.filter((gene) => one.has(gene)).length;
  return both / (one.size + other.length - both);
}
