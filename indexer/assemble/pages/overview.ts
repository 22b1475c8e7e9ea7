/** What is known of a thing at a glance: how much stands under each value of one filter of an annotation type. */
import { directionsBy } from "../../../config/directions.ts";
import type { Direction } from "../../../config/directions.ts";
import type { AnnotationType, Deployment, TablePage } from "../../../config/schema.ts";
import { filterKey } from "../../../index-mappings/annotations.ts";
import type { OverviewCell, OverviewPart } from "../../../index-mappings/pages/overview.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Interaction } from "../annotations/interactions.ts";
import { categories } from "../summaries/annotation-categories.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { Slim } from "../joins/slims.ts";
import type { SubjectRows } from "../summaries/subjects.ts";
import { evidenceName } from "./annotation-rows.ts";

/** A type that is part of overviews, with the values of its filter in the deployment's order. */
interface DescribedPart {
  readonly type: string;
  readonly label: string;
  /** Key of the category → value and what it is called. */
  readonly values: ReadonlyMap<string, { readonly value: string; readonly label: string }>;
  /** Slim terms are many, and stand by their number; other values keep their order, so that genes can be compared. */
  readonly byCount: boolean;
  /** The value and what stands above it, of values that are terms. */
  readonly withAncestors: (value: string) => readonly string[];
  /** null where terms have none. */
  readonly directionOf: ((term: string) => Direction) | null;
}

/**
 * Says what the overview of a thing's rows has: only values that some row has, counted as the table filtered by them.
 * @param page what the tables of the thing stand on, whose filters count
 */
export function overviews(
  deployment: Deployment,
  slims: readonly Slim[],
  ontology: Ontology,
  page: TablePage,
): (rows: SubjectRows) => OverviewPart[] {
  const parts = deployment.annotationTypes.flatMap((type) =>
    describedPart(type, deployment, slims, ontology, page),
  );
  const types = new Set(parts.map(({ type }) => type));
  const categoriesOf = categories(deployment, slims, ontology);
  return ({ annotations, interactions }) => {
    const rows = [
      ...annotations.filter(({ type }) => types.has(type)).map((row) => keysOfAnnotation(row)),
      ...interactions.filter(({ type }) => types.has(type)).map((row) => keysOfInteraction(row)),
    ];
    return parts.flatMap((part) => {
      const cells = cellsOf(
        part,
        rows.filter(({ type }) => type === part.type),
      );
      return cells.length === 0 ? [] : [{ type: part.type, label: part.label, cells }];
    });
  };

  function keysOfAnnotation(row: Annotation): FiledRow {
    return {
      type: row.type,
      term: row.term,
      keys: categoriesOf({
        ...row,
        evidenceName: evidenceName(row.evidence, ontology),
        ploidy: row.genotype?.ploidy ?? null,
      }),
    };
  }
  function keysOfInteraction(row: Interaction): FiledRow {
    const keys = categoriesOf({
      ...row,
      term: null,
      extension: [],
      evidenceName: row.evidence,
      ploidy: null,
    });
    return { type: row.type, term: null, keys };
  }
}

/** A row with the filter's categories that it is in. */
interface FiledRow {
  readonly type: string;
  readonly term: string | null;
  readonly keys: readonly string[];
}

function cellsOf(
  { values, byCount, withAncestors, directionOf }: DescribedPart,
  rows: readonly FiledRow[],
): OverviewCell[] {
  const counts = new Map<string, { count: number; directions: Record<Direction, number> }>();
  for (const { keys, term } of rows) {
    for (const key of keys) {
      if (!values.has(key)) continue;
      const cell = counts.get(key) ?? { count: 0, directions: { up: 0, down: 0, changed: 0, normal: 0 } };
      cell.count++;
      if (directionOf !== null && term !== null) cell.directions[directionOf(term)]++;
      counts.set(key, cell);
    }
  }
  const cells = [...values].flatMap(([key, value]): OverviewCell[] => {
    const cell = counts.get(key);
    return cell === undefined
      ? []
      : [{ ...value, count: cell.count, directions: directionOf === null ? null : cell.directions }];
  });
  const telling = cells.filter((cell) => !cells.some((other) => saysAll(other, cell)));
  return byCount ? telling.sort((a, b) => b.count - a.count) : telling;

  /** Whether a more specific term has all rows of one above it, of which the latter says less: kinase activity beside protein kinase activity. */
  function saysAll(specific: OverviewCell, { value, count }: OverviewCell): boolean {
    return (
      specific.value !== value && specific.count === count && withAncestors(specific.value).includes(value)
    );
  }
}

function describedPart(
  { id, slim, overview }: AnnotationType,
  { annotationFilters }: Deployment,
  slims: readonly Slim[],
  ontology: Ontology,
  page: TablePage,
): DescribedPart[] {
  if (!overview || overview.not_on?.includes(page)) return [];
  const filter = annotationFilters[overview.filter];
  if (!filter?.scope.includes(page)) return [];
  const left = new Set(overview.leave_out);
  const categoriesOfFilter = (): readonly { readonly value: string; readonly label: string }[] => {
    const named = (all: readonly { readonly value: string; readonly display_name: string }[]) =>
      all.map(({ value, display_name: label }) => ({ value, label }));
    switch (filter.filter_type) {
      case "slim":
        return [...(slims.find(({ name }) => name === slim)?.terms ?? [])].map(([value, label]) => ({
          value,
          label,
        }));
      case "term":
        return named(filter.term_categories);
      case "extension":
        return named(filter.extension_categories);
      case "evidence":
        return named(filter.evidence_categories);
      case "throughput":
        return named(filter.throughput_categories);
      case "ploidiness":
      case "recorded":
      case "child":
        return [];
    }
  };
  return [
    {
      type: id,
      label: overview.label,
      values: new Map(
        categoriesOfFilter()
          .filter(({ value }) => !left.has(value))
          .map((value) => [filterKey(overview.filter, value.value), value]),
      ),
      byCount: filter.filter_type === "slim" || filter.filter_type === "evidence",
      withAncestors: filter.filter_type === "slim" ? ontology.closure : () => [],
      directionOf: overview.directions ? ofTerms(directionsBy(overview.directions), ontology) : null,
    },
  ];
}

const ofTerms =
  (directionOf: (name: string) => Direction, ontology: Ontology) =>
  (term: string): Direction =>
    directionOf(ontology.terms.get(term)?.label ?? "");
