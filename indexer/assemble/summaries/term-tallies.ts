/** How much is annotated to each term or its descendants (over is_a and part_of). NOT rows never count. */
import type { Annotation } from "../annotations/annotation.ts";
import type { Interaction } from "../annotations/interactions.ts";
import { include } from "../rows/group.ts";
import { forEachPaced } from "../rows/pace.ts";
import { detailPages } from "./detail-pages.ts";
import type { Ontology } from "../joins/ontology.ts";

export interface TermTally {
  readonly genes: number;
  readonly genotypes: number;
  /** Genes with a phenotype of a genotype of one locus, or with a pair of gene and phenotype. */
  readonly singleLocusGenes: number;
  /** By annotation type: rows, and different terms that the rows name; by table of genetic interactions: rows. */
  readonly types: ReadonlyMap<string, { readonly annotations: number; readonly terms: number }>;
  readonly annotations: number;
}

type Writable = { -readonly [K in keyof Omit<TermTally, "types">]: TermTally[K] } & {
  types: Map<string, { annotations: number; terms: number }>;
};

/** By term: how many annotations, genes and genotypes it and all below it have. */
export async function tallyTerms(
  annotations: readonly Annotation[],
  interactions: readonly Interaction[],
  ontology: Ontology,
  isPhenotype: (type: string) => boolean,
): Promise<(id: string) => TermTally> {
  const tallies = new Map<string, Writable>();
  const tallyOf = (term: string): Writable => {
    const known = tallies.get(term) ?? {
      genes: 0,
      genotypes: 0,
      singleLocusGenes: 0,
      types: new Map(),
      annotations: 0,
    };
    tallies.set(term, known);
    return known;
  };
  const { direct, rows } = await directTallies(annotations, isPhenotype);
  for (const what of ["genes", "genotypes", "singleLocusGenes"] as const) {
    await forEachPaced(direct[what].values(), (terms) => {
      for (const term of unionOf(terms, ontology.closure)) tallyOf(term)[what]++;
    });
  }
  for (const [type, terms] of rows) {
    await forEachPaced(terms, ([direct, annotations]) => {
      for (const term of ontology.closure(direct)) {
        const tally = tallyOf(term);
        const ofType = tally.types.get(type) ?? { annotations: 0, terms: 0 };
        tally.types.set(type, ofType);
        ofType.annotations += annotations;
        ofType.terms++;
        tally.annotations += annotations;
      }
    });
  }
  await forEachPaced(interactions, (one) => {
    for (const [table, named] of Map.groupBy(
      detailPages(one).filter(({ kind }) => kind === "term"),
      (page) => page.table,
    )) {
      for (const term of unionOf(
        named.map(({ id }) => id),
        ontology.closure,
      )) {
        const { types } = tallyOf(term);
        types.set(table, { annotations: (types.get(table)?.annotations ?? 0) + 1, terms: 0 });
      }
    }
  });
  return (id) => tallies.get(id) ?? none;
}

/** The terms that each gene and genotype is annotated with directly, and by type the rows that name each term. NOT rows are left out. */
async function directTallies(annotations: readonly Annotation[], isPhenotype: (type: string) => boolean) {
  const direct = {
    genes: new Map<string, Set<string>>(),
    genotypes: new Map<string, Set<string>>(),
    singleLocusGenes: new Map<string, Set<string>>(),
  };
  const rows = new Map<string, Map<string, number>>();
  await forEachPaced(annotations, ({ type, term, isNot, genes, genotype }) => {
    if (term === null || isNot) return;
    for (const gene of genes) {
      include(direct.genes, gene, term);
      if (isPhenotype(type) && (genotype?.loci.length ?? 1) === 1)
        include(direct.singleLocusGenes, gene, term);
    }
    if (genotype) include(direct.genotypes, genotype.id, term);
    const ofType = rows.get(type) ?? new Map<string, number>();
    rows.set(type, ofType.set(term, (ofType.get(term) ?? 0) + 1));
  });
  return { direct, rows };
}

const none: TermTally = { genes: 0, genotypes: 0, singleLocusGenes: 0, types: new Map(), annotations: 0 };

/** Everything in the closures of some terms. */
export function unionOf(terms: Iterable<string>, closure: (id: string) => readonly string[]): Set<string> {
  const union = new Set<string>();
  for (const term of terms) for (const id of closure(term)) union.add(id);
  return union;
}

/** The terms that annotations name directly, NOT rows left out. */
export function directTerms(annotations: readonly Annotation[]): Set<string> {
  const terms = new Set<string>();
  for (const { term, isNot } of annotations) if (term !== null && !isNot) terms.add(term);
  return terms;
}
