/** Features along a gene's protein. */
import { z } from "zod";
import { proteinFeatures, proteinScope } from "../contract/protein-features.ts";
import { notFound } from "../problem/problem-error.ts";
import { readProteinFeatures } from "../protein-features/read.ts";
import { datasetRoute, none } from "./route.ts";

const features = datasetRoute({
  path: "/protein_features/{scope}/{gene}",
  group: "Pages",
  summary: "Features along a gene's protein: domains, regions, modifications, changes of alleles",
  description:
    "`widget` has the main features, `domains_and_features` all matches and regions, `modifications` modified residues, `alleles` what alleles change beside the families, `full` all of these, what alleles change with the severity of their phenotypes, and coding exons.",
  answer: { description: "The protein's sequence and its tracks.", schema: proteinFeatures },
  params: z.object({
    scope: proteinScope.describe("Which features."),
    gene: z.string().min(1, "has to name a gene").describe("Systematic id of the gene."),
  }),
  query: none,
  examples: ["/protein_features/widget/{gene}", "/protein_features/full/{gene}"],
  async answerWith({ params: { scope, gene }, services, generation, response }) {
    const found = await readProteinFeatures(services, generation, scope, gene);
    if (!found) throw notFound(`no page for: ${gene}`);
    response.json(found);
  },
});

export const proteinFeatureRoutes = [features];
