/** What the first visitors of a generation would have to wait for, made as soon as it is live. */
import type { Logger } from "pino";
import type { LoadedGeneration } from "./generation/generations.ts";
import { drawFirstPictures } from "./pages/first-picture.ts";
import type { PictureSources } from "./pages/first-picture.ts";
import { vocabularyOf } from "./search/read/read-vocabulary.ts";

/**
 * Reads what queries and searches need (the vocabulary holds the table of genes), then draws views of many models, for which a thread
 * of less priority takes some seconds. What fails is made when it is first asked for.
 */
export async function prepareGeneration(
  sources: PictureSources & { readonly log: Logger },
  generation: LoadedGeneration,
): Promise<void> {
  const { elastic, log } = sources;
  await vocabularyOf(elastic, generation).catch((error: unknown) =>
    log.warn({ err: error }, "queries are not ready yet"),
  );
  await drawFirstPictures(sources, generation).catch((error: unknown) =>
    log.warn({ err: error }, "views of many models are not drawn yet"),
  );
}
