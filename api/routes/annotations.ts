/** Rows of the annotation tables. */
import { z } from "zod";
import { answerAsked, readAskedTable } from "../annotations/asked-table.ts";
import { fileTableOf } from "../annotations/files/file-table.ts";
import { sendTableFile } from "../annotations/files/send.ts";
import { annotationsAnswer, annotationsQuery } from "../contract/lists.ts";
import { datasetRoute } from "./route.ts";

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
    const asked = await readAskedTable(query, services, generation);
    if (query.format === "json") {
      response.json(await answerAsked(asked, query, services, generation));
      return;
    }
    const table = await fileTableOf(asked, query, services, generation);
    await sendTableFile(query.format, table, services, generation, response);
  },
});

export const annotationRoutes = [annotations];
