/** The filters of a table, and what a request sets them to. Pure. */
import type { AnnotationFilter, AnnotationType, Deployment } from "../../config/schema.ts";
import type { SubjectKind } from "./subject.ts";

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface TableFilter {
  /** Its parameter. */
  readonly id: string;
  readonly label: string;
  readonly filter_type: AnnotationFilter["filter_type"];
  readonly options: readonly Option[];
}

export type View = "summary" | "details";

/** The filters that the deployment gives a type on a kind of page and in a view; `slim` are the terms of the type's slim. */
export function tableFilters(
  { annotationFilters }: Pick<Deployment, "annotationFilters">,
  { filters }: Pick<AnnotationType, "filters">,
  kind: SubjectKind,
  view: View,
  slim: readonly Option[],
): TableFilter[] {
  return filters.flatMap((id) => {
    const filter = annotationFilters[id];
    if (!filter?.scope.includes(kind) || (filter.detailed_view_only && view === "summary")) return [];
    return [
      { id, label: filter.display_name, filter_type: filter.filter_type, options: optionsOf(filter, slim) },
    ];
  });
}

const ploidies: readonly Option[] = [
  { value: "haploid", label: "Haploid" },
  { value: "diploid", label: "Diploid" },
];
const asOptions = (
  categories: readonly { readonly value: string; readonly display_name: string }[],
): Option[] => categories.map(({ value, display_name: label }) => ({ value, label }));

function optionsOf(filter: AnnotationFilter, slim: readonly Option[]): readonly Option[] {
  switch (filter.filter_type) {
    case "ploidiness":
      return ploidies;
    case "slim":
      return slim;
    case "term":
      return asOptions(filter.term_categories);
    case "evidence":
      return asOptions(filter.evidence_categories);
    case "throughput":
      return asOptions(filter.throughput_categories);
    case "extension":
      return asOptions(filter.extension_categories);
  }
}

/** Values by filter; filters that are not set are absent. */
export type Choices = ReadonlyMap<string, readonly string[]>;

/** Of what does not exist, as many are named as help to find a mistake. */
const mostNamed = 20;
const longestName = 80;

/**
 * Reads the parameters that are not the call's `own`. Filters and values that the table does not have set nothing and are
 * named as `filter=value`.
 */
export function readChoices(
  query: Readonly<Record<string, unknown>>,
  filters: readonly TableFilter[],
  own: ReadonlySet<string>,
): { choices: Choices; ignored: string[] } {
  const choices = new Map<string, string[]>();
  const ignored: string[] = [];
  for (const [name, given] of Object.entries(query)) {
    if (own.has(name)) continue;
    const options = filters.find(({ id }) => id === name)?.options ?? [];
    for (const value of new Set([given].flat().map(String))) {
      if (value === "") continue;
      if (options.some((option) => option.value === value))
        choices.set(name, [...(choices.get(name) ?? []), value]);
      else ignored.push(`${name}=${value}`);
    }
  }
  return {
    choices,
    ignored: ignored
      .slice(0, mostNamed)
      .map((text) =>
        text.length > longestName ? `${text.slice(0, longestName).toWellFormed()}…` : text.toWellFormed(),
      ),
  };
}
