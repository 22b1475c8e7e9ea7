/** Pages that the server draws as they begin: which of them an address leads to, and what they are drawn from. */
import type { Request } from "express";
import { pathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import type { FirstAnswers } from "../contract/pictures.ts";
import { drawnPages, pages } from "../contract/values/pages.ts";
import type { DrawnPage, FirstCall } from "../contract/values/pages.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { queryOptions } from "../queries/options.ts";
import type { QueryServices } from "../queries/run.ts";

/** Each page with the calls that it asks first, and the address at which it is the same for everyone. */
const drawn = drawnPages.map((module) => {
  const page = pages.find((one) => one.module === module);
  return { module, path: `/${page?.patterns[0] ?? ""}`, asks: page?.asks ?? [] };
});

/** The page that is drawn at an address; null for addresses that say more, which only the program reads. */
export const drawnPageAt = ({ path, query }: Pick<Request, "path" | "query">): DrawnPage | null =>
  Object.keys(query).length > 0
    ? null
    : (drawn.find((page) => page.path === path.replace(/(.)\/+$/, "$1"))?.module ?? null);

/** How what pages ask for first is read. */
const readers: Readonly<
  Partial<Record<FirstCall, (sources: QueryServices, generation: LoadedGeneration) => Promise<unknown>>>
> = {
  queryOptions,
  pathwayMap: async ({ elastic }, generation) => {
    const body = await readReleaseDoc(elastic, generation, "pathway_map");
    return body && parseStored(body, pathwayMap);
  },
};

/** What a page is drawn from, by the names of its calls; null where the release does not have all of it. @param generation null before the first load */
export async function firstAnswersOf(
  module: string,
  sources: QueryServices,
  generation: LoadedGeneration | null,
): Promise<FirstAnswers | null> {
  const { asks = [] } = drawn.find((page) => page.module === module) ?? {};
  const answers = await Promise.all(
    asks.map(async (call) => [call, generation && (await readers[call]?.(sources, generation))] as const),
  );
  return answers.every(([, answer]) => answer != null) ? Object.fromEntries(answers) : null;
}
