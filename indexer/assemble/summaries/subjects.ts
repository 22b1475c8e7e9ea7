/** Annotations and interactions by what they are about and who says so. */
import type { Annotation } from "../annotations/annotation.ts";
import { partners } from "../annotations/interactions.ts";
import type { Interaction } from "../annotations/interactions.ts";
import { append, include } from "../rows/group.ts";
import { forEachPaced } from "../rows/pace.ts";
import type { Allele } from "../joins/alleles.ts";
import { detailPages } from "./detail-pages.ts";

/** What is known about one gene, genotype or reference. */
export interface SubjectRows {
  readonly annotations: readonly Annotation[];
  readonly interactions: readonly Interaction[];
}

export interface Subjects {
  readonly ofGene: (id: string) => SubjectRows;
  readonly ofGenotype: (id: string) => SubjectRows;
  readonly ofReference: (id: string) => SubjectRows;
  /** References of a gene's annotations, interactions, alleles and phenotypes. */
  readonly referencesOfGene: (id: string) => ReadonlySet<string>;
  /** The other way round. */
  readonly genesOfReference: (id: string) => ReadonlySet<string>;
  readonly genotypesOfReference: (id: string) => ReadonlySet<string>;
  readonly allelesOfReference: (id: string) => ReadonlySet<string>;
}

/** Rows by the id of what they are about. */
class RowsBySubject {
  readonly #annotations = new Map<string, Annotation[]>();
  readonly #interactions = new Map<string, Interaction[]>();

  addAnnotation(id: string, one: Annotation): void {
    append(this.#annotations, id, one);
  }
  addInteraction(id: string, one: Interaction): void {
    append(this.#interactions, id, one);
  }
  of(id: string): SubjectRows {
    return { annotations: this.#annotations.get(id) ?? [], interactions: this.#interactions.get(id) ?? [] };
  }
}

/** Groups annotations and interactions by what they are about: gene, genotype, allele, reference. */
export async function groupBySubject(
  annotations: readonly Annotation[],
  interactions: readonly Interaction[],
  alleles: Iterable<Allele>,
): Promise<Subjects> {
  const rows = { gene: new RowsBySubject(), genotype: new RowsBySubject(), reference: new RowsBySubject() };
  const referencesOf = new Map<string, Set<string>>();
  const genesOf = new Map<string, Set<string>>();
  const genotypesOf = new Map<string, Set<string>>();
  const allelesOf = new Map<string, Set<string>>();
  const cite = (gene: string, reference: string) => {
    include(referencesOf, gene, reference);
    include(genesOf, reference, gene);
  };
  await forEachPaced(annotations, (one) => {
    for (const gene of one.genes) rows.gene.addAnnotation(gene, one);
    if (one.genotype) rows.genotype.addAnnotation(one.genotype.id, one);
    if (one.reference === null) return;
    rows.reference.addAnnotation(one.reference, one);
    for (const gene of one.genes) cite(gene, one.reference);
    if (one.genotype) include(genotypesOf, one.reference, one.genotype.id);
    for (const allele of one.genotype?.alleleIds ?? []) include(allelesOf, one.reference, allele);
  });
  for (const one of interactions) {
    for (const gene of partners(one)) rows.gene.addInteraction(gene, one);
    for (const { id } of detailPages(one).filter(({ kind }) => kind === "genotype"))
      rows.genotype.addInteraction(id, one);
    if (one.reference === null) continue;
    rows.reference.addInteraction(one.reference, one);
    for (const gene of partners(one)) cite(gene, one.reference);
  }
  await forEachPaced(alleles, ({ id, gene, references }) => {
    for (const reference of references) {
      cite(gene.id, reference);
      include(allelesOf, reference, id);
    }
  });
  return {
    ofGene: (id) => rows.gene.of(id),
    ofGenotype: (id) => rows.genotype.of(id),
    ofReference: (id) => rows.reference.of(id),
    referencesOfGene: (id) => referencesOf.get(id) ?? nobody,
    genesOfReference: (id) => genesOf.get(id) ?? nobody,
    genotypesOfReference: (id) => genotypesOf.get(id) ?? nobody,
    allelesOfReference: (id) => allelesOf.get(id) ?? nobody,
  };
}

const nobody: ReadonlySet<string> = new Set();

/** How many annotations and interactions there are. */
export const sizeOf = ({ annotations, interactions }: SubjectRows): number =>
  annotations.length + interactions.length;
