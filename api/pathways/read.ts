/** Pages of pathway models, several at a time. */
import type { Client } from "@elastic/elasticsearch";
import type { GocamRecord } from "../../index-mappings/records.ts";
import { pageId } from "../../index-mappings/page-store.ts";
import { gocamPage } from "../../index-mappings/pages/others.ts";
import type { GocamPage } from "../../index-mappings/pages/others.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { allHits } from "../elastic/all-hits.ts";
import { readDocuments } from "../documents/read-document.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { RequestedModels } from "./requested-models.ts";
import { perGeneration } from "../cache/per-generation.ts";
import type { PathwayGraph } from "../contract/pathways.ts";
import type { MegaModel } from "../contract/values/titles.ts";
import { connectedModels, mergeModels } from "./merge.ts";

async function allIds(elastic: Client, generation: LoadedGeneration): Promise<string[]> {
  const found: string[] = [];
  for await (const { _source } of allHits<Pick<GocamRecord, "id">>(
    elastic,
    { index: generation.index("gocams"), query: { match_all: {} }, sort: ["id"] },
    { _source: ["id"] },
  ))
    if (_source) found.push(_source.id);
  return found;
}

export interface FoundModels {
  readonly models: readonly GocamPage[];
  /** Ids that the release has no model of. */
  readonly missing: readonly string[];
}

/** The models that are asked for, in their order; all of them in the order of their ids. */
export async function readModels(
  elastic: Client,
  generation: LoadedGeneration,
  asked: RequestedModels,
): Promise<FoundModels> {
  const ids = asked.kind === "listed" ? asked.ids : await allIds(elastic, generation);
  if (ids.length === 0) return { models: [], missing: [] };
  const pages = ids.map((id) => pageId("gocam", id));
  const found = await Promise.all(
    (await readDocuments(elastic, generation, "pages", pages)).map(async (one) =>
      one?.body ? parseStored(one.body, gocamPage) : null,
    ),
  );
  const models = found.filter((model) => model !== null);
  return {
    models: asked.kind === "all" && asked.mega === "ALL_CONNECTED" ? connectedModels(models) : models,
    missing: asked.kind === "all" ? [] : ids.filter((_id, at) => found[at] === null),
  };
}

/** Read together, once for each generation: pages and views of many models begin with them, and ways are searched in them. */
const readMegaGraphs = perGeneration(
  "pathway models",
  async (elastic, generation): Promise<Readonly<Record<MegaModel, PathwayGraph>>> => {
    const { models } = await readModels(elastic, generation, { kind: "all", mega: "ALL_MERGED" });
    return { ALL_MERGED: mergeModels(models), ALL_CONNECTED: mergeModels(connectedModels(models)) };
  },
);

/** All models, or all that are connected, as one graph. */
export const readMegaGraph = async (
  elastic: Client,
  generation: LoadedGeneration,
  mega: MegaModel,
): Promise<PathwayGraph> => (await readMegaGraphs(elastic, generation))[mega];
