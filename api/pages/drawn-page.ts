/** Pages that the server draws as they begin: which of them an address leads to, and what they are drawn from. */
import type { Request } from "express";
import { z } from "zod";
import type { ReleaseDocument, ReleaseDocumentName } from "../../index-mappings/release-documents.ts";
import type { FirstAnswers, NamedAnswer } from "../contract/first-answers.ts";
import { isNamed } from "../contract/values/first-calls.ts";
import type { NamedCall } from "../contract/values/first-calls.ts";
import { drawnPages } from "../contract/values/drawn-pages.ts";
import type { DrawnPage } from "../contract/values/drawn-pages.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readMegaGraph } from "../pathways/read.ts";
import { queryOptions } from "../queries/options.ts";
import type { QueryServices } from "../queries/run.ts";
import { matchPage } from "./match-page.ts";

/** The page that is drawn at an address; null for addresses that say more, which only the program reads. */
export const drawnPageAt = ({ path, query }: Pick<Request, "path" | "query">): DrawnPage | null =>
  Object.keys(query).length > 0
    ? null
    : (drawnPages.find((page) => `/${page}` === path.replace(/(.)\/+$/, "$1")) ?? null);

type AnswerReader<Call extends NamedCall> = (
  sources: QueryServices,
  generation: LoadedGeneration,
) => Promise<NamedAnswer<Call> | null>;

/** A document of the release. It is what the call sends, and nobody checks it there either. */
const stored =
  <Name extends ReleaseDocumentName>(name: Name) =>
  async ({ elastic }: QueryServices, generation: LoadedGeneration) => {
    const body = await readReleaseDoc(elastic, generation, name);
    return body === null ? null : parseStored(body, z.custom<ReleaseDocument<Name>>());
  };

/** The answers to the calls, as their routes give them; null where the release does not have it. */
const readers: { readonly [Call in NamedCall]: AnswerReader<Call> } = {
  queryOptions,
  metrics: stored("metrics"),
  pathwayMap: stored("pathway_map"),
  allPathways: ({ elastic }, generation) => readMegaGraph(elastic, generation, "ALL_MERGED"),
  connectedPathways: ({ elastic }, generation) => readMegaGraph(elastic, generation, "ALL_CONNECTED"),
  communityReferences: stored("community_curated_references"),
  adminReferences: stored("admin_curated_references"),
  frontPanels: stored("front_panels"),
};

/** What a page is drawn from, by the names of its calls; null where the release does not have all of it. @param generation null before the first load */
export async function firstAnswersOf(
  part: string,
  sources: QueryServices,
  generation: LoadedGeneration | null,
): Promise<FirstAnswers | null> {
  const calls = matchPage(`/${part}`)?.page.asks?.filter(isNamed) ?? [];
  const answers = await Promise.all(
    calls.map(async (call) => [call, generation && (await readers[call](sources, generation))] as const),
  );
  return answers.every(([, answer]) => answer !== null) ? Object.fromEntries(answers) : null;
}
