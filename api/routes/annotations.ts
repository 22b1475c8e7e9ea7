/** Rows of the annotation tables. */
import { z } from "zod";
import type { AnnotationDoc } from "../../index-mappings/annotations.ts";
import { annotationsAnswer, annotationsQuery } from "../contract/lists.ts";
import type { AnnotationsAnswer } from "../contract/lists.ts";
import { readPageOfRows } from "../annotations/seek.ts";
import { readSubject, subjectKinds } from "../annotations/subject.ts";
import { badRequest } from "../http/problem-error.ts";
import { datasetRoute } from "./route.ts";

const annotations = datasetRoute({
  path: "/annotations",
  group: "Annotations",
  summary: "The annotations of a gene, term, reference, genotype or allele",
  description: "The annotations of a term are those to it or a descendant over is_a and part_of, without those that say NOT.",
  answer: { description: "A page of rows, sorted by term, then gene.", schema: annotationsAnswer },
  params: z.object({}),
  query: annotationsQuery,
  examples: ["/annotations?subject=gene:SPBC11B10.09&type=molecular_function", "/annotations?subject=term:GO:0000070&page=2&size=100"],
  expensive: true,
  async answerWith({ query, services, generation, response }) {
    const subject = readSubject(query.subject);
    if (!subject) throw badRequest([{ where: "query.subject", reason: `has to be one of ${subjectKinds.join(", ")}, a colon and an id, such as gene:SPBC11B10.09` }]);
    const types = services.deployment.annotationTypes.map(({ id }) => id);
    if (query.type !== undefined && !types.includes(query.type)) throw badRequest([{ where: "query.type", reason: `has to be one of ${types.join(", ")}` }]);
    const filter = [{ term: { [subject.field]: subject.id } }, ...(query.type === undefined ? [] : [{ term: { type: query.type } }])];
    const list = { index: generation.index("annotations"), query: { bool: { filter } }, sort: ["type", "term_name", "sort_gene", "id"] };
    const { total, page, size, hits } = await readPageOfRows<Pick<AnnotationDoc, "row">>(services.elastic, list, query, { _source: ["row"] });
    const answer: AnnotationsAnswer = { total, filtered: total, row_total: total, facets: [], slim: null, ignored: [], page, size, rows: hits.flatMap(({ _source }) => (_source ? [_source.row] : [])) };
    response.json(answer);
  },
});

export const annotationRoutes = [annotations];
