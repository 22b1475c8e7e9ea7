/** The table that a request asks for: what it is about, its type with its filters, and what is chosen of them. */
import type { TableFilter } from "../../config/table-filters.ts";
import type { AnnotationType } from "../../config/schema.ts";
import type { Services } from "../context/services.ts";
import { annotationsQuery } from "../contract/lists.ts";
import type { AnnotationsAnswer, AnnotationsQuery } from "../contract/lists.ts";
import { currentId } from "../documents/read-page.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { alleleOption } from "./alleles.ts";
import { answerAllTypes } from "./all-types.ts";
import { answerTable, describeTable } from "./answer.ts";
import type { TypedTable } from "./answer.ts";
import { subjectOf, typeOf } from "./asked.ts";
import { readChoices } from "./choices.ts";
import type { Subject } from "./subject.ts";
import { tableOf } from "./table-query.ts";
import type { ChildFilter, Table } from "./table-query.ts";

/** Parameters that are not filters. */
const own = Object.keys(annotationsQuery.shape);

export interface AskedTable extends Pick<TypedTable, "filters" | "slim" | "choices" | "subject" | "allele"> {
  /** null: all types. */
  readonly type: AnnotationType | null;
}

/** @throws a problem (400) that names what the release or the deployment does not have */
export async function readAskedTable(
  query: AnnotationsQuery,
  services: Services,
  generation: LoadedGeneration,
): Promise<AskedTable> {
  const subject = subjectOf(query.subject);
  const type = await typeOf(query.type, services, generation);
  const described =
    type === null
      ? { filters: [], slim: null }
      : await describeTable(services, generation, subject, type, query.view);
  const choices = readChoices(query, described.filters, own);
  const allele = await alleleOption(services.elastic, generation, query.allele);
  return { ...described, subject, type, choices, allele };
}

function childFilter(filters: readonly TableFilter[]): ChildFilter | null {
  const found = filters.find(({ filter_type: type }) => type === "child");
  return found ? { filter: found.id, terms: found.options.map(({ value }) => value) } : null;
}

/** Which rows it has. */
export const rowsAsked = ({ subject, type, filters, choices }: AskedTable, query: AnnotationsQuery): Table =>
  tableOf(subject, type?.id, type?.feature_type === "interaction", query, choices, childFilter(filters));

/** The same, of what the subject's id stands for now. */
export async function currentTable(
  asked: AskedTable,
  { elastic }: Services,
  generation: LoadedGeneration,
): Promise<AskedTable> {
  const { subject } = asked;
  const id = await currentId(elastic, generation, subject.kind, subject.id);
  return { ...asked, subject: { ...subject, id } satisfies Subject };
}

function answerAbout(
  asked: AskedTable,
  query: AnnotationsQuery,
  services: Services,
  generation: LoadedGeneration,
): Promise<AnnotationsAnswer> {
  const { type } = asked;
  const table = rowsAsked(asked, query);
  if (type !== null)
    return answerTable(
      services,
      generation,
      { ...asked, table, type },
      { ...query, isPart: query.row !== undefined || query.term !== undefined },
    );
  const { elastic, deployment } = services;
  const { page, size } = query;
  return answerAllTypes(elastic, generation.index("annotations"), table, deployment.annotationTypes, {
    page,
    size,
  });
}

/** A page of the table. What has no annotations may have been merged into something that has. */
export async function answerAsked(
  asked: AskedTable,
  query: AnnotationsQuery,
  services: Services,
  generation: LoadedGeneration,
): Promise<AnnotationsAnswer> {
  const found = await answerAbout(asked, query, services, generation);
  if (found.total > 0) return found;
  const now = await currentTable(asked, services, generation);
  return now.subject.id === asked.subject.id ? found : answerAbout(now, query, services, generation);
}
