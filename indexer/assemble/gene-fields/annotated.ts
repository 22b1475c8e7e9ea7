/** What the annotations of a gene say, as queries ask for it. */
import type { GeneRecord } from "../../../index-mappings/records.ts";
import { evidenceKey, interactionKey, targetKey } from "../../../index-mappings/query-keys.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Interaction } from "../annotations/interactions.ts";
import type { Genes } from "../joins/genes.ts";
import type { Ontology } from "../joins/ontology.ts";
import { directTerms, unionOf } from "../summaries/term-tallies.ts";

/** The closure of terms over is_a and part_of, and what the regulates relations add. */
export function closuresOf(
  direct: Iterable<string>,
  ontology: Ontology,
): { terms: string[]; regulated_terms: string[] } {
  const ids = [...direct];
  const terms = unionOf(ids, ontology.closure);
  return {
    terms: [...terms],
    regulated_terms: [...unionOf(ids, ontology.closureRegulates)].filter((id) => !terms.has(id)),
  };
}

/** Terms of phenotypes that are said of the gene without a genotype. */
export const pairedTerms = (
  annotations: readonly Annotation[],
  isPhenotype: (type: string) => boolean,
  ontology: Ontology,
): string[] => [
  ...unionOf(
    directTerms(annotations.filter(({ type, genotype }) => genotype === null && isPhenotype(type))),
    ontology.closure,
  ),
];

/** The other sides of a gene's interactions, each with and without throughput and evidence, and the evidence of all. */
export function interactionFields(
  gene: string,
  interactions: readonly Interaction[],
): Pick<GeneRecord, "interactions" | "interaction_evidence"> {
  const keys = new Set<string>();
  const evidences = new Set<string>();
  for (const { type: table, geneA, geneB, evidence, throughput } of interactions) {
    const type = table === "physical_interactions" ? "physical" : "genetic";
    const other = geneA === gene ? geneB : geneA;
    for (const ofThroughput of [null, throughput])
      for (const ofEvidence of [null, evidence])
        keys.add(interactionKey(type, other, ofThroughput, ofEvidence));
    if (evidence !== null) evidences.add(evidenceKey(type, evidence));
  }
  return { interactions: [...keys], interaction_evidence: [...evidences] };
}

/** Genes that the extensions of a gene's annotations name, by what the annotations are of. */
export function targetKeys(annotations: readonly Annotation[], genes: Genes): string[] {
  const keys = new Set<string>();
  for (const { term, isNot, genes: own, extension } of annotations) {
    if (isNot) continue;
    for (const { target: id } of extension) {
      const target = genes.find(id)?.id;
      if (target !== undefined && !own.includes(target))
        keys.add(targetKey(term?.startsWith("GO:") ? "go" : "other", target));
    }
  }
  return [...keys];
}
