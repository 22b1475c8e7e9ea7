/** Which annotations and interactions each table of each page shows. */
import type { KindWithTables } from "../../../index-mappings/finished-tables.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Interaction } from "../annotations/interactions.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { append, include } from "../rows/group.ts";
import { detailPages } from "../summaries/detail-pages.ts";
import type { SubjectRows } from "../summaries/subjects.ts";
import { unionOf } from "../summaries/term-tallies.ts";

export type Source = Annotation | Interaction;

/** A page with tables. */
export interface PageRows {
  readonly kind: KindWithTables;
  readonly id: string;
  /** What each table shows, by its type; made anew with each call. */
  readonly byType: () => ReadonlyMap<string, readonly Source[]>;
}

/** Pages of genes, publications, genotypes and terms that have tables. */
export async function* pageRows(data: ReleaseData): AsyncIterable<PageRows> {
  const [subjects, genes, references, genotypes] = await Promise.all([
    data.subjects(),
    data.genes(),
    data.references(),
    data.genotypes(),
  ]);
  for (const id of genes.byId.keys()) yield* pageOf("gene", id, () => tablesOf(subjects.ofGene(id)));
  for (const id of references.keys())
    yield* pageOf("reference", id, () => tablesOf(subjects.ofReference(id)));
  for (const id of genotypes.keys())
    yield* pageOf("genotype", id, () => tablesOfGenotype(id, subjects.ofGenotype(id)));
  yield* termRows(data);
}

function* pageOf(kind: KindWithTables, id: string, byType: PageRows["byType"]): Iterable<PageRows> {
  if (byType().size > 0) yield { kind, id, byType };
}

const tablesOf = ({ annotations, interactions }: SubjectRows): Map<string, Source[]> =>
  Map.groupBy([...annotations, ...interactions], ({ type }) => type);

/** Interactions stand on the page of a genotype by what they say of it. */
function tablesOfGenotype(id: string, { annotations, interactions }: SubjectRows): Map<string, Source[]> {
  const tables = tablesOf({ annotations, interactions: [] });
  for (const one of interactions) {
    const here = detailPages(one).filter((page) => page.kind === "genotype" && page.id === id);
    for (const table of new Set(here.map((page) => page.table))) append(tables, table, one);
  }
  return tables;
}

/** Pages of terms: what is annotated to the term or to what is below it. */
async function* termRows(data: ReleaseData): AsyncIterable<PageRows> {
  const [ontology, annotations, interactions] = await Promise.all([
    data.ontology(),
    data.annotations(),
    data.interactions(),
  ]);
  const direct = Map.groupBy(annotations, ({ term, isNot }) => (isNot ? null : term));
  direct.delete(null);
  const below = new Map<string, Set<string>>();
  // Those without a term are gone.
  for (const term of direct.keys() as Iterable<string>)
    for (const id of ontology.closure(term)) include(below, id, term);
  const details = new Map<string, Map<string, Interaction[]>>();
  for (const one of interactions)
    for (const [table, named] of Map.groupBy(
      detailPages(one).filter(({ kind }) => kind === "term"),
      (page) => page.table,
    ))
      for (const id of unionOf(
        named.map((page) => page.id),
        ontology.closure,
      )) {
        const tables = details.get(id) ?? new Map<string, Interaction[]>();
        details.set(id, tables);
        append(tables, table, one);
      }
  for (const id of new Set([...below.keys(), ...details.keys()]))
    yield {
      kind: "term",
      id,
      byType: () =>
        new Map<string, Source[]>([
          ...Map.groupBy(
            [...(below.get(id) ?? [])].flatMap((term) => direct.get(term) ?? []),
            ({ type }) => type,
          ),
          ...(details.get(id) ?? []),
        ]),
    };
}
