/** For each gene the annotations of other genes that act on it, by the relations that the deployment names. */
import type { Deployment } from "../../../config/schema.ts";
import type { Upstream } from "../../../index-mappings/queries.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Genes } from "../joins/genes.ts";
import type { Ontology } from "../joins/ontology.ts";
import { unionOf } from "../joins/term-tallies.ts";
import { forEachPaced } from "../pace.ts";

export async function joinUpstream(
  annotations: readonly Annotation[],
  genes: Genes,
  ontology: Ontology,
  { annotationTypes, annotationFilters }: Deployment,
): Promise<ReadonlyMap<string, readonly Upstream[]>> {
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
  const found = new Map<string, Map<string, Upstream>>();
  await forEachPaced(annotations, ({ type, isNot, genes: acting, extension }) => {
    const acts = types.get(type);
    if (!acts || isNot) return;
    const targets = new Set(
      extension.flatMap(({ relation, target }) =>
        acts.relations.has(relation) ? (genes.find(target)?.id ?? []) : [],
      ),
    );
    if (targets.size === 0) return;
    const phases = [
      ...unionOf(
        extension.flatMap(({ relation, target }) =>
          phaseRelations.has(relation) ? [ontology.resolve(target)] : [],
        ),
        ontology.closure,
      ),
    ].sort();
    for (const target of targets) {
      const ofTarget = found.get(target) ?? new Map<string, Upstream>();
      found.set(target, ofTarget);
      for (const gene of acting)
        ofTarget.set([gene, type, ...phases].join("\t"), { gene, types: acts.names, phases });
    }
  });
  return new Map([...found].map(([gene, upstream]) => [gene, [...upstream.values()]]));
}
