/** Which categories of the deployment's filters an annotation is in. */
import type { AnnotationFilter, Deployment } from "../../../config/schema.ts";
import { notRecorded } from "../../../config/table-filters.ts";
import { filterKey } from "../../../index-mappings/annotations.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Ontology } from "../joins/ontology.ts";
import { recordedValues } from "./recorded-values.ts";
import type { HowSeen } from "./recorded-values.ts";
import type { Slim } from "../joins/slims.ts";

/** What filters look at. */
interface FilterableAnnotation
  extends Pick<Annotation, "type" | "term" | "evidence" | "throughput">, HowSeen {
  /** The evidence in words. */
  readonly evidenceName: string | null;
  readonly ploidy: "haploid" | "diploid" | null;
}

/** Keys of the categories, each once. */
export type Categories = (row: FilterableAnnotation) => string[];
type CategoryMatcher = (row: FilterableAnnotation) => Iterable<string>;

/** Prepares what says which choices of the filters an annotation belongs to. */
export function categories(
  { annotationTypes, annotationFilters }: Deployment,
  slims: readonly Slim[],
  ontology: Ontology,
): Categories {
  const ofType = new Map(
    annotationTypes.map(({ id, filters, slim }) => {
      const slimTerms = [...(slims.find(({ name }) => name === slim)?.terms.keys() ?? [])];
      return [
        id,
        filters.flatMap((name) => {
          const filter = annotationFilters[name];
          return filter ? [{ name, matching: matchingOf(filter, slimTerms, ontology) }] : [];
        }),
      ] as const;
    }),
  );
  return (row) => [
    ...new Set(
      (ofType.get(row.type) ?? []).flatMap(({ name, matching }) =>
        [...matching(row)].map((value) => filterKey(name, value)),
      ),
    ),
  ];
}

function matchingOf(
  filter: AnnotationFilter,
  slimTerms: readonly string[],
  ontology: Ontology,
): CategoryMatcher {
  switch (filter.filter_type) {
    case "ploidiness":
      return ({ ploidy }) => [ploidy ?? notRecorded.value];
    case "slim": {
      const found = underTerms(
        slimTerms.map((term) => ({ value: term, terms: [term] })),
        ontology,
      );
      return ({ term }) => found(term);
    }
    case "term": {
      const found = underTerms(filter.term_categories, ontology);
      return ({ term }) => found(term);
    }
    case "extension": {
      const found = underTerms(filter.extension_categories, ontology);
      const relations = new Set(filter.extension_rel_type_names);
      return ({ extension }) =>
        extension.flatMap(({ relation, target }) => (relations.has(relation) ? found(target) : []));
    }
    case "evidence": {
      const byEvidence = valuesBy(filter.evidence_categories, ({ evidence }) => evidence.map(plainEvidence));
      return ({ evidence, evidenceName }) =>
        evidence === null
          ? [notRecorded.value]
          : [evidence, evidenceName].flatMap((text) =>
              text === null ? [] : (byEvidence.get(plainEvidence(text)) ?? []),
            );
    }
    case "throughput": {
      const byThroughput = valuesBy(filter.throughput_categories, ({ throughput }) => throughput.split("|"));
      return ({ throughput }) =>
        throughput === null ? [notRecorded.value] : (byThroughput.get(throughput) ?? []);
    }
    case "recorded":
      return (row) => recordedValues(filter.recorded, row, ontology);
    // Which terms these are is a matter of the page; they are found by what stands above the annotation's.
    case "child":
      return () => [];
  }
}

/** "Microscopy" and "microscopy evidence" are the same. */
const plainEvidence = (text: string): string => text.toLowerCase().replace(/ evidence$/, "");

interface Category {
  readonly value: string;
}

function valuesBy<C extends Category>(
  all: readonly C[],
  keysOf: (category: C) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const category of all)
    for (const key of keysOf(category)) found.set(key, [...(found.get(key) ?? []), category.value]);
  return found;
}

/** Values of the categories that hold the term or an ancestor of it. A term with NOT is filtered as one without. */
function underTerms(
  all: readonly (Category & { readonly terms: readonly string[] })[],
  ontology: Ontology,
): (term: string | null) => readonly string[] {
  const byTerm = valuesBy(all, ({ terms }) => terms.map(ontology.resolve));
  const known = new Map<string, readonly string[]>();
  return (term) => {
    if (term === null) return [];
    const found =
      known.get(term) ??
      ontology.closure(ontology.resolve(term)).flatMap((ancestor) => byTerm.get(ancestor) ?? []);
    known.set(term, found);
    return found;
  };
}
