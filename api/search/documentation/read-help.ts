/** The help of a generation, read once and kept in memory: it has some hundred sections. */
import type { Client } from "@elastic/elasticsearch";
import type { HelpDoc } from "../../../index-mappings/documents.ts";
import { LruCache } from "../../cache/lru-cache.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { searcherOf } from "../../local-copy/copied-searches.ts";
import { helpOf } from "./help.ts";
import type { Help } from "./help.ts";

/** Generations whose help is kept: the live one, the one before, and one that waits to be published. */
const held = new LruCache<Help>({ name: "help", maxSize: 3 });
/** Sections that one search can find (`index.max_result_window`). */
const maxSections = 10_000;

/** The texts that the help of a generation is searched in. */
export const helpOfGeneration = (elastic: Client, generation: LoadedGeneration): Promise<Help> => {
  const index = generation.index("documents");
  return held.read(index, async () => {
    const { hits } = await searcherOf(elastic, generation).search<HelpDoc>({
      index,
      size: maxSections,
      sort: { id: "asc" },
    });
    return helpOf(hits.hits.flatMap(({ _source }) => _source ?? []));
  });
};
