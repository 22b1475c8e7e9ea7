/** The filters of a table, and what a request sets them to. Pure. */
import { notRecorded } from "../../index-mappings/annotations.ts";
import type { AnnotationFilter, AnnotationType, Deployment } from "../../config/schema.ts";
import { didYouMean } from "../../config/nearest.ts";
import type { Problem } from "../contract/problem.ts";
import { badRequest } from "../problem/problem-error.ts";
import { unknownName } from "../http/read-request.ts";
import type { SubjectKind } from "./subject.ts";

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

/** The filters that the deployment gives a type on a kind of page and in a view; `slim` are the terms of the type's slim. */
export function tableFilters(
  { annotationFilters }: Pick<Deployment, "annotationFilters">,
  { filters }: Pick<AnnotationType, "filters">,
  kind: SubjectKind,
  view: View,
  slim: readonly FilterOption[],
): TableFilter[] {
  return filters.flatMap((id) => {
    const filter = annotationFilters[id];
    if (!filter?.scope.includes(kind) || (filter.detailed_view_only && view === "summary")) return [];
    return [
      { id, label: filter.display_name, filter_type: filter.filter_type, options: optionsOf(filter, slim) },
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

function optionsOf(filter: AnnotationFilter, slim: readonly FilterOption[]): readonly FilterOption[] {
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
  }
}

/** Values by filter; filters that are not set are absent. */
export type Choices = ReadonlyMap<string, readonly string[]>;

/** Values that are named where one is wrong; a slim has a hundred terms. */
const maxNamed = 12;

const wrongValue = (value: string, options: readonly FilterOption[]): string => {
  const known = options.map((option) => option.value);
  const some = known.slice(0, maxNamed).join(", ");
  return `has no value ${value.slice(0, 100).toWellFormed()}${didYouMean(value, known)}; there are ${some}${known.length > maxNamed ? " …" : ""}`;
};

/**
 * Reads the parameters that are not the call's `own`.
 * @throws a problem (400) that names filters and values that the table does not have
 */
export function readChoices(
  query: Readonly<Record<string, unknown>>,
  filters: readonly TableFilter[],
  own: readonly string[],
): Choices {
  const choices = new Map<string, string[]>();
  const errors: NonNullable<Problem["errors"]> = [];
  for (const [name, given] of Object.entries(query)) {
    if (own.includes(name)) continue;
    const where = `query.${name}`;
    const filter = filters.find(({ id }) => id === name);
    if (!filter) {
      errors.push({
        where,
        reason: unknownName(name, [...filters.map(({ id }) => id), ...own], "parameter"),
      });
      continue;
    }
    for (const value of new Set([given].flat().map(String))) {
      if (filter.options.some((option) => option.value === value))
        choices.set(name, [...(choices.get(name) ?? []), value]);
      else errors.push({ where, value, reason: wrongValue(value, filter.options) });
    }
  }
  if (errors.length > 0) throw badRequest(errors);
  return choices;
}
