/** Genes of a term, a publication and a subset. */
import type { EsQuery } from "../elastic/es-query.ts";
import { z } from "zod";
import { geneListOrder } from "../../index-mappings/fields/gene-list.ts";
import { releaseDocumentOf } from "../../index-mappings/release-documents.ts";
import { geneList, geneListQuery } from "../contract/entity-lists.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { notFound } from "../problem/problem-error.ts";
import { sendList } from "../http/delimited.ts";
import { allGenes, geneFileColumns, listGenes } from "../lists/genes.ts";
import { singleLocusGenes } from "../lists/single-locus-genes.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { findPage } from "../pages/find-page.ts";
import type { Services } from "../context/services.ts";
import { datasetRoute } from "./route.ts";
import type { Route } from "./route.ts";

interface GeneListRoute {
  readonly path: string;
  readonly summary: string;
  readonly example: string;
  /** The genes of an id. Throws a 404 when there is no such thing, which is not the same as having no genes. */
  readonly of: (
    services: Services,
    generation: LoadedGeneration,
    id: string,
  ) => Promise<{ readonly id: string; readonly query: EsQuery }>;
}

const lists: readonly GeneListRoute[] = [
  {
    path: "/data/term/{id}/genes",
    summary: "Genes annotated to a term or a descendant over is_a and part_of",
    example: "/data/term/GO:0000070/genes?size=10",
    async of(services, generation, typed) {
      const { id } = await findPage("term", typed, services, generation);
      return { id, query: { term: { terms: id } } };
    },
  },
  {
    path: "/data/term/{id}/single_locus_genotype_genes",
    summary: "Genes with a single-locus genotype annotated to a term or a descendant",
    example: "/data/term/{phenotype}/single_locus_genotype_genes?size=10",
    async of(services, generation, typed) {
      const { id } = await findPage("term", typed, services, generation);
      return { id, query: { terms: { id: await singleLocusGenes(services, generation, id) } } };
    },
  },
  {
    path: "/data/reference/{id}/genes",
    summary: "Genes that a publication says something about",
    example: "/data/reference/{reference}/genes?size=10",
    async of(services, generation, typed) {
      const { id } = await findPage("reference", typed, services, generation);
      return { id, query: { term: { references: id } } };
    },
  },
  {
    path: "/data/gene_subsets/{id}/genes",
    summary: "Genes of a subset",
    example: "/data/gene_subsets/feature_type_tRNA_gene/genes?size=10",
    async of({ elastic }, generation, id) {
      if ((await readReleaseDoc(elastic, generation, releaseDocumentOf.geneSubset(id))) === null)
        throw notFound(`no such subset: ${id}`);
      return { id, query: { term: { subsets: id } } };
    },
  },
];

const geneListRoute = ({ path, summary, example, of }: GeneListRoute): Route =>
  datasetRoute({
    path,
    group: "Lists",
    summary,
    description: `Sorted by ${geneListOrder} unless asked otherwise. \`format=tsv\`, \`format=jsonl\` and \`format=ids\` answer files with all rows.`,
    answer: { description: "A page of genes.", schema: geneList },
    params: z.object({ id: z.string().min(1, "has to name something").describe("Id of the thing.") }),
    query: geneListQuery,
    examples: [example],
    expensive: true,
    async answerWith({ params, query, services, generation, response }) {
      const found = await of(services, generation, params.id);
      const list = { services, generation, of: found.query, asked: query };
      if (query.format === "json") response.json(await listGenes(list));
      else
        await sendList(
          response,
          {
            name: `genes-${found.id}`,
            format: query.format,
            columns: geneFileColumns,
            idOf: (gene) => gene.uniquename,
          },
          allGenes(list),
        );
    },
  });

export const geneListRoutes: readonly Route[] = lists.map(geneListRoute);
