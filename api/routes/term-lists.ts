/** What belongs to a term or a gene: children, ancestors, genotypes, alleles. */
import { z } from "zod";
import { genePage } from "../../index-mappings/pages/gene.ts";
import {
  ancestorGraph,
  childList,
  childListQuery,
  geneAlleles,
  genotypeList,
  genotypeListQuery,
} from "../contract/entity-lists.ts";
import type { GeneAlleles } from "../contract/entity-lists.ts";
import { allelesOf } from "../lists/alleles.ts";
import { ancestorsOf } from "../lists/ancestors.ts";
import { listChildren } from "../lists/children.ts";
import { sendGenotypes } from "../lists/genotypes.ts";
import { findPage } from "../pages/find-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import { datasetRoute, none } from "./route.ts";
import type { Route } from "./route.ts";

const params = z.object({
  id: z
    .string()
    .min(1, "has to name something")
    .describe("Id of the thing; a secondary id stands for its page."),
});

const children = datasetRoute({
  path: "/data/term/{id}/children",
  group: "Lists",
  summary: "Terms directly below a term, those with most genes first",
  answer: { description: "A page of terms.", schema: childList },
  params,
  query: childListQuery,
  examples: ["/data/term/GO:0000070/children"],
  expensive: true,
  async answerWith({ params: { id }, query, services, generation, response }) {
    const page = await findPage("term", id, services, generation);
    response.json(await listChildren(services, generation, page.id, query));
  },
});

const ancestors = datasetRoute({
  path: "/data/term/{id}/ancestors",
  group: "Lists",
  summary: "A term and what stands above it over is_a, part_of and the regulates relations",
  answer: { description: "Terms and the relations between them.", schema: ancestorGraph },
  params,
  query: none,
  examples: ["/data/term/GO:0000070/ancestors"],
  expensive: true,
  async answerWith({ params: { id }, services, generation, response }) {
    const page = await findPage("term", id, services, generation);
    response.json(await ancestorsOf(services, generation, page.id));
  },
});

const genotypes = datasetRoute({
  path: "/data/term/{id}/genotypes",
  group: "Lists",
  summary: "Genotypes annotated to a term or a descendant over is_a and part_of",
  description:
    "Sorted by the product of the first allele's gene unless asked otherwise. `format=tsv`, `format=jsonl` and `format=ids` answer files with all rows.",
  answer: { description: "A page of genotypes.", schema: genotypeList },
  params,
  query: genotypeListQuery,
  examples: ["/data/term/{phenotype}/genotypes?size=10"],
  expensive: true,
  async answerWith({ params: { id }, query, services, generation, response }) {
    const page = await findPage("term", id, services, generation);
    const list = { services, generation, of: { term: { terms: page.id } }, asked: query };
    await sendGenotypes(list, `genotypes-${page.id}`, response);
  },
});

const shortOfGene = genePage.pick({ uniquename: true, name: true, product: true });

const alleles = datasetRoute({
  path: "/data/gene/{id}/alleles",
  group: "Lists",
  summary: "The alleles of a gene, sorted by type, with the genotypes that use them",
  answer: { description: "The gene and its alleles.", schema: geneAlleles },
  params,
  query: none,
  examples: ["/data/gene/{other_gene}/alleles"],
  expensive: true,
  async answerWith({ params: { id }, services, generation, response }) {
    const gene = await parseStored((await findPage("gene", id, services, generation)).body, shortOfGene);
    const answer: GeneAlleles = { gene, rows: await allelesOf(services, generation, gene) };
    response.json(answer);
  },
});

export const termListRoutes: readonly Route[] = [children, ancestors, genotypes, alleles];
