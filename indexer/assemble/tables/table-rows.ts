/** What tables filter, count, group and sort annotations and interactions by, once for each of them. */
import { filledFields } from "../../../index-mappings/annotations.ts";
import type { AnnotationDoc } from "../../../index-mappings/annotations.ts";
import type { AnnotationRow, InteractionRow } from "../../../index-mappings/pages/rows.ts";
import type { FilterOption } from "../../../config/table-filters.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Interaction } from "../annotations/interactions.ts";
import { firstGeneKey, pairGroups, pairId, summaryEntry, termGroups } from "./annotation-groups.ts";
import type { GroupOf } from "./annotation-groups.ts";
import { ranksOf } from "./annotation-order.ts";
import type { Ranks } from "./annotation-order.ts";
import { annotationRow, interactionRow } from "../pages/annotation-rows.ts";
import type { Naming } from "../pages/annotation-rows.ts";
import { childTerms } from "./child-terms.ts";
import type { ChildTerms } from "./child-terms.ts";
import type { Source } from "./page-rows.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { categories } from "../summaries/annotation-categories.ts";
import type { Categories } from "../summaries/annotation-categories.ts";
import { recordedOptions } from "../summaries/recorded-values.ts";

/** How rows stand in tables. */
export interface TableOrder {
  readonly naming: Naming;
  readonly categoriesOf: Categories;
  /** Values that annotations record, by the filter that chooses them. */
  readonly recorded: Readonly<Record<string, readonly FilterOption[]>>;
  readonly children: ChildTerms;
  readonly groupOf: GroupOf;
  readonly ranksOf: (id: string) => Ranks;
}

const orders = new WeakMap<ReleaseData, Promise<TableOrder>>();

/** The order of all rows of a release, and what they are grouped by; worked out once. */
export function tableOrder(data: ReleaseData): Promise<TableOrder> {
  const order = orders.get(data) ?? joinTableOrder(data);
  orders.set(data, order);
  return order;
}

async function joinTableOrder(data: ReleaseData): Promise<TableOrder> {
  const [genes, ontology, shorts, slims, annotations, interactions] = await Promise.all([
    data.genes(),
    data.ontology(),
    data.shorts(),
    data.slims(),
    data.annotations(),
    data.interactions(),
  ]);
  const groupOf = termGroups(data.deployment, ontology);
  const naming: Naming = { genes, ontology, shorts };
  const ranks = ranksOf([
    ...annotations.map((annotation) => ({
      id: annotation.id,
      group: `${annotation.type} ${groupOf(annotation).group[0]}`,
      within: firstGeneKey(annotation.genes.slice(0, 1).map(shorts.gene)),
    })),
    ...interactions.map((one) => ({
      id: one.id,
      group: `${one.type} ${pairGroups(interactionRow(one, naming))[0]}`,
      within: "",
    })),
  ]);
  return {
    naming,
    categoriesOf: categories(data.deployment, slims, ontology),
    recorded: recordedOptions(data.deployment, annotations, ontology),
    children: childTerms(ontology),
    groupOf,
    ranksOf(id) {
      const found = ranks.get(id);
      if (!found) throw new Error(`annotation ${id} has no rank`);
      return found;
    },
  };
}

/** The part of an annotation's document that tables are made of, kept for all annotations at once. */
export interface TableRow extends Pick<
  AnnotationDoc,
  "is_not" | "relation" | "term" | "filters" | "group_id" | "group" | "filled" | "rank" | "group_rank"
> {
  readonly type: string;
  /** A SummaryEntry as it stands in the index; null for interactions. */
  readonly entry: string | null;
  /** The row as it is shown; made anew with each call. */
  readonly shown: () => AnnotationRow | InteractionRow;
}

/** Categories of the filters that an annotation is in; `row` is the annotation as shown. */
export const annotationFilters = (
  { categoriesOf }: TableOrder,
  annotation: Annotation,
  { evidence_name: evidenceName }: Pick<AnnotationRow, "evidence_name">,
): string[] => categoriesOf({ ...annotation, evidenceName, ploidy: annotation.genotype?.ploidy ?? null });

/** Categories of the filters that an interaction is in. */
export const interactionFilters = ({ categoriesOf }: TableOrder, one: Interaction): string[] =>
  categoriesOf({ ...one, term: null, extension: [], evidenceName: one.evidence, ploidy: null });

/**
 * Rows of annotations and interactions. Those of annotations are made once, as terms show them again and again, and what
 * many of them have in common is in memory once.
 */
export function tableRows(order: TableOrder): (source: Source) => TableRow {
  const lists = new Map<string, readonly string[]>();
  const shared = (list: readonly string[]): readonly string[] => sharedBy(lists, list.join("\n"), () => list);
  const entries = new Map<string, string>();
  const known = new Map<Annotation, TableRow>();
  const ofAnnotation = (annotation: Annotation): TableRow => {
    const shown = () => annotationRow(annotation, order.naming);
    const row = shown();
    const entry = summaryEntry(row);
    return {
      type: annotation.type,
      is_not: annotation.isNot,
      term: annotation.term,
      relation: annotation.relation,
      filters: shared(annotationFilters(order, annotation, row)),
      ...order.groupOf(annotation),
      ...order.ranksOf(annotation.id),
      filled: shared(filledFields(row)),
      entry: sharedBy(entries, entry, () => entry),
      shown,
    };
  };
  const ofInteraction = (one: Interaction): TableRow => {
    const shown = () => interactionRow(one, order.naming);
    const row = shown();
    return {
      type: one.type,
      is_not: false,
      term: null,
      relation: null,
      filters: shared(interactionFilters(order, one)),
      group_id: pairId(row),
      group: pairGroups(row),
      ...order.ranksOf(one.id),
      filled: shared(filledFields(row)),
      entry: null,
      shown,
    };
  };
  return (source) =>
    "geneA" in source ? ofInteraction(source) : sharedBy(known, source, () => ofAnnotation(source));
}

function sharedBy<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  const found = values.get(key);
  if (found !== undefined) return found;
  const made = make();
  values.set(key, made);
  return made;
}
