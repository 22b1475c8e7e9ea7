/** Genes of a term and of a publication. */
import { z } from "zod";
import type { PageKind } from "../../index-mappings/page-store.ts";
import { listGenes } from "../annotations/gene-list.ts";
import { geneList, paging } from "../contract/lists.ts";
import { notFound } from "../http/problem-error.ts";
import { readPage } from "../pages/read-page.ts";
import { datasetRoute } from "./route.ts";
import type { Route } from "./route.ts";

interface Having {
  readonly kind: Extract<PageKind, "term" | "reference">;
  /** Field of the genes that holds the id. */
  readonly field: string;
  readonly summary: string;
  readonly example: string;
}

const lists: readonly Having[] = [
  { kind: "term", field: "terms", summary: "Genes annotated to a term or a descendant over is_a and part_of", example: "GO:0000070" },
  { kind: "reference", field: "references", summary: "Genes that a publication says something about", example: "PMID:16823372" },
];

const geneListRoute = ({ kind, field, summary, example }: Having): Route => datasetRoute({
  path: `/data/${kind}/{id}/genes`,
  group: "Annotations",
  summary,
  answer: { description: "A page of genes, sorted by name.", schema: geneList },
  params: z.object({ id: z.string().min(1, "has to name something").describe(`Id of the ${kind}.`) }),
  query: paging,
  examples: [`/data/${kind}/${encodeURIComponent(example)}/genes?size=10`],
  expensive: true,
  async answerWith({ params, query, services, generation, response }) {
    // A secondary id stands for its page; what has no page is unknown, which is not the same as having no genes.
    const page = await readPage(services.elastic, generation, kind, params.id);
    if (!page) throw notFound(`no page for: ${params.id}`);
    response.json(await listGenes(services, generation, { term: { [field]: page.id } }, query));
  },
});

export const geneListRoutes: readonly Route[] = lists.map(geneListRoute);
