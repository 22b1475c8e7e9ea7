/** The genes around a gene. */
import { z } from "zod";
import { interactionGraph } from "../contract/interaction-graph.ts";
import { currentId } from "../documents/read-page.ts";
import { readInteractionGraph } from "../interaction-graph/read.ts";
import { notFound } from "../problem/problem-error.ts";
import { datasetRoute, none } from "./route.ts";

const graph = datasetRoute({
  path: "/interaction_graph/{gene}",
  group: "Annotations",
  summary: "The genes that a gene interacts with, and what they share with it",
  description:
    "At most 40 partners, chosen by the number of publications, then of interactions. Counts are those of the gene's tables of physical and genetic interactions; pathway models and complexes are those that name both genes.",
  answer: { description: "The gene and its partners.", schema: interactionGraph },
  params: z.object({
    gene: z.string().min(1, "has to name a gene").describe("Systematic id of the gene."),
  }),
  query: none,
  examples: ["/interaction_graph/{gene}"],
  expensive: true,
  async answerWith({ params: { gene }, services: { elastic }, generation, response }) {
    const id = await currentId(elastic, generation, "gene", gene);
    const found = await readInteractionGraph(elastic, generation, id);
    if (!found) throw notFound(`no page for: ${gene}`);
    response.json(found);
  },
});

export const interactionGraphRoutes = [graph];
