/** Pathway models as one graph. */
import { z } from "zod";
import { pathwayGraph } from "../contract/pathways.ts";
import { notFound } from "../problem/problem-error.ts";
import { parseModelIds } from "../pathways/requested-models.ts";
import { mergeModels } from "../pathways/merge.ts";
import { readModels } from "../pathways/read.ts";
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
  query: none,
  examples: ["/data/pathways/{gocam}+{other_gocam}", "/data/pathways/ALL_CONNECTED"],
  async answerWith({ params: { ids }, services, generation, response }) {
    const { models, missing } = await readModels(services.elastic, generation, parseModelIds(ids));
    if (missing.length > 0 || models.length === 0)
      throw notFound(`no pathway model: ${missing.length > 0 ? missing.join(", ") : ids}`);
    response.json(mergeModels(models));
  },
});

export const pathwayRoutes = [pathways];
