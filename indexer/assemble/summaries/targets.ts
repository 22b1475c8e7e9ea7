/** For each gene the rows of other genes whose extension names it. */
import type { GenePage } from "../../../index-mappings/pages/gene.ts";
import type { Annotation } from "../annotations/annotation.ts";
import { append } from "../rows/group.ts";
import { forEachPaced } from "../rows/pace.ts";
import type { Extension } from "../text/extension.ts";
import { relationWeight, reverseRelationLabel } from "../vocabulary/relation-labels.ts";
import type { Genes } from "../joins/genes.ts";
import type { ByGene } from "../joins/proteins.ts";
import { genotypeShort } from "./shorts.ts";
import type { Shorts } from "./shorts.ts";

interface TargetingAnnotation {
  readonly annotation: Annotation;
  readonly part: Extension;
}

export type TargetOf = GenePage["target_of_annotations"][number];

/** By gene: annotations of other genes that name it in their extension. */
export async function joinTargets(
  annotations: readonly Annotation[],
  genes: Genes,
): Promise<ByGene<TargetingAnnotation>> {
  const targets = new Map<string, TargetingAnnotation[]>();
  await forEachPaced(annotations, (annotation) => {
    if (annotation.isNot) return;
    for (const part of annotation.extension) {
      const target = genes.find(part.target)?.id;
      if (target !== undefined && !annotation.genes.includes(target))
        append(targets, target, { annotation, part });
    }
  });
  return targets;
}

/** A row as it stands before it is known what weighs more than it. */
type Row = Omit<TargetOf, "show_in_summary">;

/** One row for each gene that the annotation is about. The ontology goes by the prefix of its ids: GO, MOD, MONDO. */
const rowsOf = ({ annotation, part: { relation } }: TargetingAnnotation, shorts: Shorts): Row[] =>
  annotation.genes.map((gene) => ({
    ontology_name: annotation.term?.split(":")[0] ?? annotation.type,
    relation,
    relation_label: reverseRelationLabel(relation),
    gene: shorts.gene(gene),
    genotype: annotation.genotype === null ? null : genotypeShort(annotation.genotype),
    reference: annotation.reference === null ? null : shorts.reference(annotation.reference),
    evidence: annotation.evidence,
    assigned_by: annotation.assignedBy,
    date: annotation.date,
  }));

const collator = new Intl.Collator("en", { numeric: true });
const nameOf = ({ gene }: Row): string => gene.name ?? gene.uniquename;

/** Relations of more weight first, equal ones together. */
const byWeight = (a: Row, b: Row): number =>
  relationWeight(b.relation) - relationWeight(a.relation) ||
  collator.compare(a.relation_label, b.relation_label) ||
  collator.compare(a.ontology_name, b.ontology_name) ||
  collator.compare(nameOf(a), nameOf(b));

/** Of what one gene says in one ontology, the summary has the relations of most weight only. */
export function targetRows(targeting: readonly TargetingAnnotation[], shorts: Shorts): TargetOf[] {
  const rows = targeting.flatMap((one) => rowsOf(one, shorts));
  const subject = (row: Row): string => `${row.ontology_name} ${row.gene.uniquename}`;
  const heaviest = new Map<string, number>();
  for (const row of rows)
    heaviest.set(subject(row), Math.max(relationWeight(row.relation), heaviest.get(subject(row)) ?? 0));
  return rows
    .toSorted(byWeight)
    .map((row) => ({ ...row, show_in_summary: relationWeight(row.relation) === heaviest.get(subject(row)) }));
}
