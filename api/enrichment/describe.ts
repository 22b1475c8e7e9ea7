/** The answer of an enrichment, of what threads have in memory. Pure. */
import type { EnrichmentAnswer, EnrichmentRow } from "../contract/enrichment.ts";
import { listAt } from "../threads/shared-lists.ts";
import { textAt } from "../threads/shared-texts.ts";
import type { SharedTexts } from "../threads/shared-texts.ts";
import type { AnnotatedGenes } from "./annotated-genes.ts";
import { folded } from "./fold.ts";
import { testThings } from "./test-things.ts";
import type { TestedThing } from "./test-things.ts";

/** Terms up to this q are folded where they say the same. */
const significantQ = 0.05;

/** What a thread knows of a generation, in memory that it shares. */
export interface EnrichmentData {
  readonly annotated: AnnotatedGenes;
  /** By rank: ids of the genes, and their names, empty where one has none. */
  readonly ids: SharedTexts;
  readonly names: SharedTexts;
}

/** What is asked; genes by their ranks. */
export interface Enriching {
  readonly release: string;
  readonly aspect: EnrichmentAnswer["aspect"];
  readonly set: readonly number[];
  readonly background: readonly number[];
  /** Whether genes without anything of the aspect do not count as background. */
  readonly isAnnotatedOnly: boolean;
  /** Ontology namespaces that are tested; null stands for domains. */
  readonly namespaces: readonly (string | null)[];
  readonly minGenes: number;
  readonly maxQ: number;
}

/** Which of the genes have these things, by the number of the thing. */
function genesOf(
  things: readonly number[],
  ranks: readonly number[],
  { ofGene }: AnnotatedGenes,
): Map<number, number[]> {
  const genes = new Map<number, number[]>(things.map((thing) => [thing, []]));
  for (const rank of ranks) for (const thing of listAt(ofGene, rank)) genes.get(thing)?.push(rank);
  return genes;
}

/** Tested things with their names and genes, the most significant first. */
function describedRows(
  tested: readonly TestedThing[],
  set: readonly number[],
  backgroundSize: number,
  { annotated, ids, names }: EnrichmentData,
): EnrichmentRow[] {
  const { things } = annotated;
  const having = genesOf(
    tested.map(({ thing }) => thing),
    set,
    annotated,
  );
  // Each gene of the set is read once: it stands in hundreds of rows.
  const genes = new Map(
    set.map((rank) => [rank, { uniquename: textAt(ids, rank), name: textAt(names, rank) || null }]),
  );
  // `!`: there is a list for each thing that was tested.
  const rows = tested.map(({ thing, inSet, inBackground, p, q }) => {
    const [id, label] = [textAt(things.ids, thing), textAt(things.labels, thing)];
    const fold = inSet / set.length / (inBackground / backgroundSize);
    const row = { id, label, in_set: inSet, in_background: inBackground, fold, p, q };
    return { thing, ranks: having.get(thing)!, row };
  });
  rows.sort((a, b) => a.row.p - b.row.p || b.row.fold - a.row.fold || (a.row.id < b.row.id ? -1 : 1));
  const into = folded(
    rows.filter(({ row, thing }) => row.q <= significantQ && listAt(annotated.closures, thing).length > 0),
    annotated.closures,
  );
  return rows.map(({ thing, ranks, row }) => {
    const same = into.get(thing);
    return {
      ...row,
      folded_into: same === undefined ? null : textAt(things.ids, same),
      // `!`: of the set.
      genes: ranks.map((rank) => genes.get(rank)!),
    };
  });
}

/** What a set of genes has more of than a random set of the background would have; null when no gene of the set is in the background. */
export function describeEnrichment(
  { release, aspect, set: asked, background, isAnnotatedOnly, namespaces, minGenes, maxQ }: Enriching,
  data: EnrichmentData,
): EnrichmentAnswer | null {
  const { annotated, ids } = data;
  const { namespaceOf, namespaces: known } = annotated.things;
  const ofAspect = known.map((namespace) => namespaces.includes(namespace));
  const isOfAspect = (thing: number): boolean => ofAspect[namespaceOf[thing] ?? -1] === true;
  const from = new Set(
    isAnnotatedOnly
      ? background.filter((rank) => listAt(annotated.ofGene, rank).some(isOfAspect))
      : background,
  );
  const set = asked.filter((rank) => from.has(rank));
  if (set.length === 0) return null;
  const tested = testThings(set, from, annotated, (thing, inSet) => isOfAspect(thing) && inSet >= minGenes);
  return {
    release,
    aspect,
    set_size: set.length,
    background_size: from.size,
    outside: asked.filter((rank) => !from.has(rank)).map((rank) => textAt(ids, rank)),
    tested: tested.length,
    rows: describedRows(
      tested.filter(({ q }) => q <= maxQ),
      set,
      from.size,
      data,
    ),
  };
}
