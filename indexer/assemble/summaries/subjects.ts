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

/** Groups annotations and interactions by what they are about: gene, genotype, allele, reference. */
export async function groupBySubject(
  annotations: readonly Annotation[],
  interactions: readonly Interaction[],
  alleles: Iterable<Allele>,
): Promise<Subjects> {
  const annotationGroups = {
    gene: new Map<string, Annotation[]>(),
    genotype: new Map<string, Annotation[]>(),
    reference: new Map<string, Annotation[]>(),
  };
  const interactionGroups = {
    gene: new Map<string, Interaction[]>(),
    genotype: new Map<string, Interaction[]>(),
    reference: new Map<string, Interaction[]>(),
  };
  const referencesOf = new Map<string, Set<string>>();
  const genesOf = new Map<string, Set<string>>();
  const genotypesOf = new Map<string, Set<string>>();
  const allelesOf = new Map<string, Set<string>>();
  const cite = (gene: string, reference: string) => {
    include(referencesOf, gene, reference);
    include(genesOf, reference, gene);
  };
  await forEachPaced(annotations, (one) => {
    for (const gene of one.genes) append(annotationGroups.gene, gene, one);
    if (one.genotype) append(annotationGroups.genotype, one.genotype.id, one);
    if (one.reference === null) return;
    append(annotationGroups.reference, one.reference, one);
    for (const gene of one.genes) cite(gene, one.reference);
    if (one.genotype) include(genotypesOf, one.reference, one.genotype.id);
    for (const allele of one.genotype?.alleleIds ?? []) include(allelesOf, one.reference, allele);
  });
  for (const one of interactions) {
    for (const gene of partners(one)) append(interactionGroups.gene, gene, one);
    for (const { id } of detailPages(one).filter(({ kind }) => kind === "genotype"))
      append(interactionGroups.genotype, id, one);
    if (one.reference === null) continue;
    append(interactionGroups.reference, one.reference, one);
    for (const gene of partners(one)) cite(gene, one.reference);
  }
  await forEachPaced(alleles, ({ id, gene, references }) => {
    for (const reference of references) {
      cite(gene.id, reference);
      include(allelesOf, reference, id);
    }
  });
  return {
    ofGene: (id) => ({
      annotations: annotationGroups.gene.get(id) ?? [],
      interactions: interactionGroups.gene.get(id) ?? [],
    }),
    ofGenotype: (id) => ({
      annotations: annotationGroups.genotype.get(id) ?? [],
      interactions: interactionGroups.genotype.get(id) ?? [],
    }),
    ofReference: (id) => ({
      annotations: annotationGroups.reference.get(id) ?? [],
      interactions: interactionGroups.reference.get(id) ?? [],
    }),
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
