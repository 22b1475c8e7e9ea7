/** Pages that the server draws as they begin: which of them an address leads to, and what they are drawn from. */
import type { Request } from "express";
import { z } from "zod";
import type { FirstAnswers } from "../contract/pictures.ts";
import { isNamed, namedCalls } from "../contract/values/first-calls.ts";
import type { NamedCall, NamedCallName } from "../contract/values/first-calls.ts";
import { drawnPages } from "../contract/values/drawn-pages.ts";
import type { DrawnPage } from "../contract/values/drawn-pages.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { mergeModels } from "../pathways/merge.ts";
import { readModels } from "../pathways/read.ts";
import { parseModelIds } from "../pathways/requested-models.ts";
import { queryOptions } from "../queries/options.ts";
import type { QueryServices } from "../queries/run.ts";
import { matchPage } from "./match-page.ts";

/** The page that is drawn at an address; null for addresses that say more, which only the program reads. */
export const drawnPageAt = ({ path, query }: Pick<Request, "path" | "query">): DrawnPage | null =>
  Object.keys(query).length > 0
    ? null
    : (drawnPages.find((page) => `/${page}` === path.replace(/(.)\/+$/, "$1")) ?? null);

/** The answer to a call, as its route gives it; null where the release does not have it. */
async function answerTo(
  call: NamedCallName,
  sources: QueryServices,
  generation: LoadedGeneration,
): Promise<unknown> {
  const { path, endpoint, argument = "" }: NamedCall = namedCalls[call];
  if (endpoint === "queryOptions") return queryOptions(sources, generation);
  if (endpoint === "pathways") {
    const { models } = await readModels(sources.elastic, generation, parseModelIds(argument));
    return mergeModels(models);
  }
  // All others are documents of the release.
  const body = await readReleaseDoc(sources.elastic, generation, path.replace(/^data\//, ""));
  return body && parseStored(body, z.unknown());
}

/** What a page is drawn from, by the names of its calls; null where the release does not have all of it. @param generation null before the first load */
export async function firstAnswersOf(
  part: string,
  sources: QueryServices,
  generation: LoadedGeneration | null,
): Promise<FirstAnswers | null> {
  const calls = matchPage(`/${part}`)?.page.asks?.filter(isNamed) ?? [];
  const answers = await Promise.all(
    calls.map(async (call) => [call, generation && (await answerTo(call, sources, generation))] as const),
  );
  return answers.every(([, answer]) => answer !== null) ? Object.fromEntries(answers) : null;
}
