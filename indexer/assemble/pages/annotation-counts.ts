/** How many rows of each annotation type a page has, in the order of the deployment's types. */
import type { Deployment } from "../../../config/schema.ts";
import type { AnnotationCount } from "../../../index-mappings/shapes/shorts.ts";
import type { Interaction } from "../annotations/interactions.ts";
import type { SubjectRows } from "../summaries/subjects.ts";

type Count = { annotations: number; terms: number };

/** `tablesOf` says which tables of the page show an interaction. */
export function annotationCounts(
  { annotations, interactions }: SubjectRows,
  deployment: Deployment,
  tablesOf = ({ type }: Interaction): readonly string[] => [type],
): AnnotationCount[] {
  const counts = new Map<string, Count & { seen: Set<string> }>();
  const ofType = (type: string) => {
    const known = counts.get(type) ?? { annotations: 0, terms: 0, seen: new Set<string>() };
    counts.set(type, known);
    known.annotations++;
    return known;
  };
  for (const { type, term } of annotations) {
    const count = ofType(type);
    if (term !== null) count.terms = count.seen.add(term).size;
  }
  for (const one of interactions) for (const table of tablesOf(one)) ofType(table);
  return inOrder(counts, deployment);
}

/** Counts by type in the order of the deployment; types that it does not know come last. */
export function inOrder(
  counts: ReadonlyMap<string, Count>,
  { annotationTypes }: Deployment,
): AnnotationCount[] {
  const ranks = new Map(annotationTypes.map(({ id }, index) => [id, index]));
  return [...counts]
    .map(([type, { annotations, terms }]) => ({ type, annotations, terms }))
    .sort(
      (a, b) =>
        (ranks.get(a.type) ?? ranks.size) - (ranks.get(b.type) ?? ranks.size) || a.type.localeCompare(b.type),
    );
}
