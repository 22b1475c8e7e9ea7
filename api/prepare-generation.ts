/** What the first visitors of a generation would have to wait for, made before they are led to it or as soon as it is live. */
import type { Client } from "@elastic/elasticsearch";
import type { Logger } from "pino";
import type { LoadedGeneration } from "./generation/generations.ts";
import { drawMetricPlots } from "./plots/metric.ts";
import { endPictures } from "./pictures/drawer.ts";
import { drawFirstPictures } from "./pages/first-picture.ts";
import type { PictureSources } from "./pages/first-picture.ts";
import { helpOfGeneration } from "./search/documentation/read-help.ts";
import { vocabularyOf } from "./search/read/read-vocabulary.ts";

/**
 * Reads what queries and searches need: the vocabulary, which holds the table of genes, and the help. All who search at the same
 * moment would wait for it. What fails is read when it is first asked for.
 */
export const prepareSearches =
  (elastic: Client, log: Logger) =>
  async (generation: LoadedGeneration): Promise<void> => {
    await Promise.all([vocabularyOf(elastic, generation), helpOfGeneration(elastic, generation)]).catch(
      (error: unknown) => log.warn({ err: error }, "queries are not ready yet"),
    );
  };

/** Draws views of many models and the plots of metrics, for which threads of less priority take some seconds. What fails is drawn when it is first asked for. */
export async function prepareViews(sources: PictureSources, generation: LoadedGeneration): Promise<void> {
  await drawFirstPictures(sources, generation).catch((error: unknown) =>
    sources.log.warn({ err: error }, "views of many models are not drawn yet"),
  );
  // Each thread takes 60 MB: one after the other.
  endPictures();
  await drawMetricPlots(sources.elastic, generation).catch((error: unknown) =>
    sources.log.warn({ err: error }, "plots of metrics are not drawn yet"),
  );
}
