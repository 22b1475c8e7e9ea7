/** Pathway models as one graph. */
import { z } from "zod";
import { pathwayGraph, pathwayWay } from "../contract/pathways.ts";
import { answerWay } from "../pathways/answer-way.ts";
import { notFound } from "../problem/problem-error.ts";
import { parseModelIds } from "../pathways/requested-models.ts";
import { mergeModels } from "../pathways/merge.ts";
import { sendFile } from "../pathways/files/send.ts";
import { readMegaGraph, readModels } from "../pathways/read.ts";
import { tableOf } from "../queries/gene-table.ts";
import type { GeneShort } from "../../index-mappings/shapes/shorts.ts";
import { datasetRoute, none } from "./route.ts";

const pathways = datasetRoute({
  path: "/data/pathways/{ids}",
  group: "Pages",
  summary: "Pathway models as one graph: activities, which models have them, and how they act on each other",
  description:
    "Models are joined where they have the same activity: enabled by the same gene or complex, with the same molecular function, place and process. Such an activity stands once and names its models.",
  answer: { description: "Models with their genes, activities and links.", schema: pathwayGraph },
  params: z.object({
    ids: z
      .string()
      .min(1, "has to name a model")
      .describe(
        "Ids of models with `+` or commas between them; `ALL_MERGED` for all models, `ALL_CONNECTED` for those that share an activity with another one.",
      ),
  }),
  query: z.object({
    format: z
      .enum(["json", "gocam", "sif", "cx2"])
      .default("json")
      .describe(
        "`json`: as described here. As files: `gocam`, each model in the GO-CAM schema (an array where there are several); `sif` and `cx2`, one network for Cytoscape.",
      ),
  }),
  examples: [
    "/data/pathways/{gocam}+{other_gocam}",
    "/data/pathways/ALL_CONNECTED",
    "/data/pathways/{gocam}?format=sif",
  ],
  async answerWith({ params: { ids }, query: { format }, services, generation, response }) {
    const asked = parseModelIds(ids);
    if (asked.kind === "all" && format === "json") {
      response.json(await readMegaGraph(services.elastic, generation, asked.mega));
      return;
    }
    const { models, missing } = await readModels(services.elastic, generation, asked);
    if (missing.length > 0 || (asked.kind === "listed" && models.length === 0))
      throw notFound(`no pathway model: ${missing.length > 0 ? missing.join(", ") : ids}`);
    if (format === "json") response.json(mergeModels(models));
    else sendFile(response, { ids, models, format, database: services.deployment.site.database_name });
  },
});

const gene = (which: string) =>
  z.string().min(1, "has to name a gene").describe(`Systematic id or name of the gene ${which}.`);

const way = datasetRoute({
  path: "/data/pathway_way/{from}/{to}",
  group: "Pages",
  summary:
    "The shortest way from one gene to another along what activities of pathway models bring about in each other",
  description:
    "Steps are effects of one activity on the next, through all models that share activities. Where no such way is known, steps to another activity of the same gene are taken too, as few as possible, and named. Where none leads from the first to the second gene, the way back is answered, and said to be that.",
  answer: {
    description: "Activities in the order of the way, and what leads from each to the next.",
    schema: pathwayWay,
  },
  params: z.object({ from: gene("that it begins with"), to: gene("that it leads to") }),
  query: none,
  examples: ["/data/pathway_way/{gene}/{gene}"],
  expensive: true,
  async answerWith({ params, services: { elastic }, generation, response }) {
    const { find, rows } = await tableOf(elastic, generation);
    const called = (name: string): GeneShort => {
      const row = rows[find(name) ?? -1];
      if (!row) throw notFound(`no gene: ${name}`);
      return { uniquename: row.gene_uniquename, name: row.name, product: row.product };
    };
    const graph = await readMegaGraph(elastic, generation, "ALL_MERGED");
    response.json(answerWay(graph, called(params.from), called(params.to)));
  },
});

export const pathwayRoutes = [pathways, way];
