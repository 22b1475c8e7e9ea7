/** The filters of annotation tables, as a deployment describes them. Pure. */
import type { AnnotationFilter, AnnotationType, Deployment, TablePage } from "./schema.ts";

/** The category of rows of which the release does not tell what a filter asks for. */
export const notRecorded = { value: "not_recorded", label: "not recorded" } as const;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface TableFilter {
  /** Its parameter. */
  readonly id: string;
  readonly label: string;
  readonly filter_type: AnnotationFilter["filter_type"];
  readonly options: readonly FilterOption[];
}

export type View = "summary" | "details";

/** Choices of filters that come from a release. */
export interface ReleaseOptions {
  /** Terms of the type's slim. */
  readonly slim: readonly FilterOption[];
  /** Values that annotations record, by filter. */
  readonly recorded: Readonly<Record<string, readonly FilterOption[]>>;
  /** Terms directly below the one that the page is about. */
  readonly children: readonly FilterOption[];
}

/** The filters that the deployment gives a type on a kind of page and in a view. */
export function tableFilters(
  { annotationFilters }: Pick<Deployment, "annotationFilters">,
  { filters }: Pick<AnnotationType, "filters">,
  kind: TablePage,
  view: View,
  release: ReleaseOptions,
): TableFilter[] {
  return filters.flatMap((id) => {
    const filter = annotationFilters[id];
    if (!filter?.scope.includes(kind) || (filter.detailed_view_only && view === "summary")) return [];
    return [
      {
        id,
        label: filter.display_name,
        filter_type: filter.filter_type,
        options: optionsOf(id, filter, release),
      },
    ];
  });
}

const ploidies: readonly FilterOption[] = [
  { value: "haploid", label: "Haploid" },
  { value: "diploid", label: "Diploid" },
  notRecorded,
];
const asOptions = (
  categories: readonly { readonly value: string; readonly display_name: string }[],
): FilterOption[] => categories.map(({ value, display_name: label }) => ({ value, label }));

function optionsOf(
  id: string,
  filter: AnnotationFilter,
  { slim, recorded, children }: ReleaseOptions,
): readonly FilterOption[] {
  switch (filter.filter_type) {
    case "ploidiness":
      return ploidies;
    case "slim":
      return slim;
    case "term":
      return asOptions(filter.term_categories);
    case "evidence":
      return [...asOptions(filter.evidence_categories), notRecorded];
    case "throughput":
      return [...asOptions(filter.throughput_categories), notRecorded];
    case "extension":
      return asOptions(filter.extension_categories);
    case "recorded":
      return recorded[id] ?? [];
    case "child":
      return children;
  }
}

/** The filter of a type whose choices are the terms of the type's slim; null where it has none. */
export const slimFilter = (
  { annotationFilters }: Pick<Deployment, "annotationFilters">,
  { filters, slim }: Pick<AnnotationType, "filters" | "slim">,
): string | null =>
  slim === null ? null : (filters.find((id) => annotationFilters[id]?.filter_type === "slim") ?? null);

type CountOf = (value: string) => number | undefined;

/** What a filter is set to: rows with one of some values, and without any of others. */
export interface FilterChoice {
  readonly within: readonly string[];
  readonly out: readonly string[];
}
const noChoice: FilterChoice = { within: [], out: [] };

/** Filters whose options are what a release has, of which those without rows say nothing. */
const isOpen = (type: TableFilter["filter_type"]): boolean => type === "recorded" || type === "child";

/** Filters with the number of rows of each option; `choices` are the values that are set. */
export const withCounts = (
  filters: readonly TableFilter[],
  choices: ReadonlyMap<string, FilterChoice>,
  countsOf: (filter: string) => CountOf,
): (Omit<TableFilter, "options"> & {
  options: (FilterOption & { readonly count: number; readonly chosen: boolean; readonly left_out?: true })[];
})[] =>
  filters.map(({ id, label, filter_type, options }) => {
    const countOf = countsOf(id);
    const { within, out } = choices.get(id) ?? noChoice;
    return {
      id,
      label,
      filter_type,
      options: options
        .map((option) => ({
          ...option,
          count: countOf(option.value) ?? 0,
          chosen: within.includes(option.value),
          ...(out.includes(option.value) && { left_out: true as const }),
        }))
        .filter(({ count, chosen, left_out }) => count > 0 || chosen || left_out || !isOpen(filter_type)),
    };
  });

/** The terms of a slim that rows fall under. */
export const termsWithRows = (
  terms: readonly FilterOption[],
  countOf: CountOf,
): { termid: string; name: string; count: number }[] =>
  terms.flatMap(({ value, label }) => {
    const count = countOf(value);
    return count === undefined ? [] : [{ termid: value, name: label, count }];
  });

/** Terms as choices, by name; `terms` are pairs of id and name. */
export const optionsByName = (terms: Iterable<readonly [string, string]>): FilterOption[] =>
  [...terms]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
