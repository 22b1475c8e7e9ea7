/** For each gene the rows of other genes whose extension names it. */
import type { GenePage } from "../../../index-mappings/pages/gene.ts";
import type { Fact } from "../facts/fact.ts";
import { append } from "../group.ts";
import { forEachPaced } from "../pace.ts";
import type { Extension } from "../text/extension.ts";
import { reverseRelationLabel } from "../vocabulary/relation-labels.ts";
import type { Genes } from "./genes.ts";
import type { ByGene } from "./proteins.ts";
import type { Shorts } from "./shorts.ts";

interface Targeting {
  readonly fact: Fact;
  readonly part: Extension;
}

export type TargetOf = GenePage["target_of_annotations"][number];

export async function joinTargets(facts: readonly Fact[], genes: Genes): Promise<ByGene<Targeting>> {
  const targets = new Map<string, Targeting[]>();
  await forEachPaced(facts, (fact) => {
    if (fact.isNot) return;
    for (const part of fact.extension) {
      const target = genes.find(part.target)?.id;
      if (target !== undefined && !fact.genes.includes(target)) append(targets, target, { fact, part });
    }
  });
  return targets;
}

/** One row for each gene that the annotation is about. The ontology goes by the prefix of its ids: GO, FYPO, MOD. */
export const targetRows = (targeting: readonly Targeting[], shorts: Shorts): TargetOf[] =>
  targeting.flatMap(({ fact: { term, type, genes, reference, evidence, date }, part: { relation } }) =>
    genes.map((gene) => ({
      ontology_name: term?.split(":")[0] ?? type,
      relation,
      relation_label: reverseRelationLabel(relation),
      gene: shorts.gene(gene),
      reference: reference === null ? null : shorts.reference(reference),
      evidence,
      date,
    })),
  );
