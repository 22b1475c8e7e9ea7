/** Annotations as the annotation tables show them. */
import type {
  AnnotationRow,
  ExtensionPart,
  InteractionDetail,
  InteractionRow,
  WithValue,
} from "../../../index-mappings/pages/rows.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Interaction, InteractionDetail as Detail } from "../annotations/interactions.ts";
import type { Genes } from "../joins/genes.ts";
import { notableExpression } from "../joins/genotypes.ts";
import type { Ontology } from "../joins/ontology.ts";
import { genotypeShort } from "../summaries/shorts.ts";
import type { Shorts } from "../summaries/shorts.ts";
import type { Extension } from "../text/extension.ts";
import { evidenceCodes } from "../../../index-mappings/evidence-codes.ts";
import { relationLabel } from "../vocabulary/relation-labels.ts";

export interface Naming {
  readonly genes: Genes;
  readonly ontology: Ontology;
  readonly shorts: Shorts;
}

/** An annotation as tables show it. */
export function annotationRow(annotation: Annotation, naming: Naming): AnnotationRow {
  const { ontology, shorts } = naming;
  return {
    kind: "annotation",
    id: annotation.id,
    type: annotation.type,
    term: annotation.term === null ? null : shorts.term(annotation.term),
    is_not: annotation.isNot,
    relation: annotation.relation,
    genes: annotation.genes.map(shorts.gene),
    genotype: annotation.genotype && genotypeShort(annotation.genotype),
    genotype_background: annotation.background,
    parental_strain: annotation.parentalStrain,
    expression: expressionOf(annotation),
    evidence: annotation.evidence,
    evidence_name: evidenceName(annotation.evidence, ontology),
    withs: annotation.withs.map((value) => withValue(value, naming)),
    with_from: annotation.withFrom,
    extension: annotation.extension.map((part) => extensionPart(part, naming)),
    conditions: annotation.conditions.map(({ term, detail }) => ({ term: shorts.term(term), detail })),
    qualifiers:
      annotation.subject === null
        ? [...annotation.qualifiers]
        : [annotation.subject, ...annotation.qualifiers],
    residue: annotation.residue,
    gene_product_form: annotation.geneProductForm,
    reference: annotation.reference === null ? null : shorts.reference(annotation.reference),
    date: annotation.date,
    assigned_by: annotation.assignedBy,
    throughput: annotation.throughput,
    comment: annotation.comment,
  };
}

/** An interaction as tables show it. */
export const interactionRow = (one: Interaction, naming: Naming): InteractionRow => ({
  kind: "interaction",
  id: one.id,
  type: one.type,
  gene_a: naming.shorts.gene(one.geneA),
  gene_b: naming.shorts.gene(one.geneB),
  evidence: one.evidence,
  reference: one.reference === null ? null : naming.shorts.reference(one.reference),
  throughput: one.throughput,
  sources: [...one.sources],
  date: one.date,
  note: one.note,
  double_mutant: one.doubleMutant && interactionDetail(one.doubleMutant, naming),
  rescued: one.rescued && interactionDetail(one.rescued, naming),
});

const interactionDetail = (
  { genotype, phenotype, extension }: Detail,
  naming: Naming,
): InteractionDetail => ({
  genotype: genotype && genotypeShort(genotype),
  phenotype: phenotype === null ? null : naming.shorts.term(phenotype),
  extension: extension.map((part) => extensionPart(part, naming)),
});

/** Codes and ECO ids by their name; words are their own. */
export function evidenceName(evidence: string | null, ontology: Ontology): string | null {
  if (evidence === null) return null;
  return (
    evidenceCodes[evidence]?.name ??
    (/^[A-Z]+:\d+$/.test(evidence) ? ontology.short(evidence).name : evidence)
  );
}

const expressionOf = ({ genotype }: Annotation): string | null =>
  genotype?.loci
    .flatMap(({ expressed }) => expressed.flatMap((part) => notableExpression(part) ?? []))
    .join(", ") || null;

function withValue(value: string, { genes, ontology, shorts }: Naming): WithValue {
  const gene = genes.find(value);
  if (gene) return { kind: "gene", gene: shorts.gene(gene.id) };
  return ontology.terms.has(ontology.resolve(value))
    ? { kind: "term", term: shorts.term(value) }
    : { kind: "identifier", identifier: value };
}

/** An extension in words, its target by what it is. */
export function extensionPart(
  { relation, target }: Extension,
  { genes, ontology, shorts }: Naming,
): ExtensionPart {
  const named = { relation, relation_label: relationLabel(relation) };
  const gene = genes.find(target);
  if (gene) return { ...named, target: { kind: "gene", gene: shorts.gene(gene.id) } };
  if (ontology.terms.has(ontology.resolve(target)))
    return { ...named, target: { kind: "term", term: shorts.term(target) } };
  return { ...named, target: { kind: "text", text: target } };
}
