/** For each gene the annotations of other genes that act on it (`upstreamKey`), by the relations that the deployment names. */
import type { Deployment } from "../../../config/schema.ts";
import { upstreamKey } from "../../../index-mappings/query-keys.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Genes } from "../joins/genes.ts";
import type { Ontology } from "../joins/ontology.ts";
import { unionOf } from "../summaries/term-tallies.ts";
import { forEachPaced } from "../rows/pace.ts";

/** By gene: the genes whose annotations name it as what they act on, as keys that queries ask for. */
export async function joinUpstream(
  annotations: readonly Annotation[],
  genes: Genes,
  ontology: Ontology,
  { annotationTypes, annotationFilters }: Deployment,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const types = new Map(
    annotationTypes
      .filter((type) => type.downstream_relations.length > 0)
      .map((type) => [
        type.id,
        { relations: new Set(type.downstream_relations), names: [...new Set([type.id, ...type.cv_names])] },
      ]),
  );
  const phaseRelations = new Set(
    Object.values(annotationFilters).flatMap((filter) =>
      filter.filter_type === "extension" ? filter.extension_rel_type_names : [],
    ),
  );
  const found = new Map<string, Set<string>>();
  await forEachPaced(annotations, ({ type, isNot, genes: acting, extension }) => {
    const acts = types.get(type);
    if (!acts || isNot) return;
    const targets = new Set(
      extension.flatMap(({ relation, target }) =>
        acts.relations.has(relation) ? (genes.find(target)?.id ?? []) : [],
      ),
    );
    if (targets.size === 0) return;
    const phases = unionOf(
      extension.flatMap(({ relation, target }) =>
        phaseRelations.has(relation) ? [ontology.resolve(target)] : [],
      ),
      ontology.closure,
    );
    for (const target of targets) {
      const ofTarget = found.get(target) ?? new Set<string>();
      found.set(target, ofTarget);
      for (const gene of acting)
        for (const name of acts.names)
          for (const phase of [null, ...phases]) ofTarget.add(upstreamKey(name, gene, phase));
    }
  });
  return found;
}
