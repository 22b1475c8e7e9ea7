/** Rows of the annotation tables. */
import { z } from "zod";
import { alleleOption } from "../annotations/alleles.ts";
import { subjectOf, typeOf } from "../annotations/asked.ts";
import { answerAllTypes } from "../annotations/all-types.ts";
import { answerTable, describeTable } from "../annotations/answer.ts";
import { narrowedBy } from "../annotations/files/narrowed-by.ts";
import { sendTableFile } from "../annotations/files/send.ts";
import type { Subject } from "../annotations/subject.ts";
import { readChoices } from "../annotations/choices.ts";
import { tableOf } from "../annotations/table-query.ts";
import type { ChildFilter } from "../annotations/table-query.ts";
import type { TableFilter } from "../../config/table-filters.ts";
import { annotationsAnswer, annotationsQuery } from "../contract/lists.ts";
import type { AnnotationsAnswer } from "../contract/lists.ts";
import { currentId } from "../documents/read-page.ts";
import { datasetRoute } from "./route.ts";

/** Parameters that are not filters. */
const own = Object.keys(annotationsQuery.shape);

const annotations = datasetRoute({
  path: "/annotations",
  group: "Annotations",
  summary: "The annotations of a gene, term, reference, genotype or allele",
  description:
    "The annotations of a term are those to it or a descendant over is_a and part_of, without those that say NOT. " +
    "The filters that a type has are the facets of its answer: each is set by a parameter of its own, with one value or several. " +
    "Several of one filter are joined by OR, filters by AND, and a value with `!` before it leaves its rows out; an option's count is what it would leave beside the other filters. " +
    "A filter or value that the table does not have is refused with 400, which names those that it has; a page of a summary of more than 5,000 annotations has 200 rows at most.",
  answer: {
    description: "A page of rows, sorted by term, then gene; those that say NOT last.",
    schema: annotationsAnswer,
  },
  params: z.object({}),
  query: annotationsQuery.loose(),
  examples: [
    "/annotations?subject=gene:{gene}&type=molecular_function&view=summary",
    "/annotations?subject=gene:{gene}&type=biological_process&evidence_type=high&evidence_type=low",
    "/annotations?subject=term:GO:0000070&page=2&size=100",
    "/annotations?subject=gene:{gene}&type=molecular_function&format=gaf",
  ],
  expensive: true,
  async answerWith({ query, services, generation, response }) {
    const { elastic, deployment } = services;
    const { annotationTypes: types } = deployment;
    const asked = subjectOf(query.subject);
    const type = await typeOf(query.type, services, generation);
    const described =
      type === null
        ? { filters: [], slim: null }
        : await describeTable(services, generation, asked, type, query.view);
    const choices = readChoices(query, described.filters, own);
    const allele = await alleleOption(elastic, generation, query.allele);
    const tableFor = (subject: Subject) =>
      tableOf(
        subject,
        type?.id,
        type?.feature_type === "interaction",
        query,
        choices,
        childFilter(described.filters),
      );
    const current = async (): Promise<Subject> => ({
      ...asked,
      id: await currentId(elastic, generation, asked.kind, asked.id),
    });
    if (query.format !== "json") {
      const subject = await current();
      await sendTableFile(
        query.format,
        {
          table: tableFor(subject),
          type,
          subject,
          narrowed: narrowedBy(described.filters, choices, allele, query),
        },
        services,
        generation,
        response,
      );
      return;
    }
    const answerAbout = (subject: Subject): Promise<AnnotationsAnswer> =>
      type === null
        ? answerAllTypes(elastic, generation.index("annotations"), tableFor(subject), types, {
            page: query.page,
            size: query.size,
          })
        : answerTable(
            services,
            generation,
            { ...described, table: tableFor(subject), type, choices, subject, allele },
            { ...query, isPart: query.row !== undefined || query.term !== undefined },
          );
    const found = await answerAbout(asked);
    // What has no annotations may have been merged into something that has.
    const subject = found.total === 0 ? await current() : asked;
    const answer = subject.id === asked.id ? found : await answerAbout(subject);
    response.json(answer);
  },
});

function childFilter(filters: readonly TableFilter[]): ChildFilter | null {
  const found = filters.find(({ filter_type: type }) => type === "child");
  return found ? { filter: found.id, terms: found.options.map(({ value }) => value) } : null;
}

export const annotationRoutes = [annotations];
