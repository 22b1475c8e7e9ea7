/** Pages that the server draws as they begin: which of them an address leads to, and what they are drawn from. */
import type { Request } from "express";
import { pathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import type { FirstAnswers } from "../contract/pictures.ts";
import { drawnPages, pages } from "../contract/values/pages.ts";
import type { DrawnPage, FirstCall } from "../contract/values/pages.ts";
import { readMetrics } from "../documents/release-documents.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { queryOptions } from "../queries/options.ts";
import type { QueryServices } from "../queries/run.ts";

/** The page that is drawn at an address; null for addresses that say more, which only the program reads. */
export const drawnPageAt = ({ path, query }: Pick<Request, "path" | "query">): DrawnPage | null =>
  Object.keys(query).length > 0
    ? null
    : (drawnPages.find((page) => `/${page}` === path.replace(/(.)\/+$/, "$1")) ?? null);

/** How what pages ask for first is read. */
const readers: Readonly<
  Partial<Record<FirstCall, (sources: QueryServices, generation: LoadedGeneration) => Promise<unknown>>>
> = {
  queryOptions,
  metrics: ({ elastic }, generation) => readMetrics(elastic, generation),
  pathwayMap: async ({ elastic }, generation) => {
    const body = await readReleaseDoc(elastic, generation, "pathway_map");
    return body && parseStored(body, pathwayMap);
  },
};

/** What a page is drawn from, by the names of its calls; null where the release does not have all of it. @param generation null before the first load */
export async function firstAnswersOf(
  part: string,
  sources: QueryServices,
  generation: LoadedGeneration | null,
): Promise<FirstAnswers | null> {
  const { asks = [] } = pages.find(({ patterns }) => patterns.includes(part)) ?? {};
  const answers = await Promise.all(
    asks.map(async (call) => [call, generation && (await readers[call]?.(sources, generation))] as const),
  );
  return answers.every(([, answer]) => answer != null) ? Object.fromEntries(answers) : null;
}
