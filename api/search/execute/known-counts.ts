/**
 * How many things of a type match, for as long as people look at the same results: with each facet, type and page the totals of
 * all other types are shown again, and stay what they are.
 */
import { createHash } from "node:crypto";
import type { Client } from "@elastic/elasticsearch";
import { generationKey } from "../../cache/per-generation.ts";
import { LruCache } from "../../cache/lru-cache.ts";
import type { EntityType } from "../../contract/suggest.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { TypeCount } from "../forgive/forgive.ts";

/** By `countKey`. An entry takes some 300 bytes. */
export const knownCounts = new LruCache<TypeCount>({ name: "counts of searches", maxSize: 5_000 });

/** Of what a type is searched for; queries are some thousand letters long. */
export const countKey = (
  elastic: Client,
  generation: LoadedGeneration,
  type: EntityType,
  query: EsQuery,
): string =>
  generationKey(
    elastic,
    generation,
    `${type} ${createHash("sha1").update(JSON.stringify(query)).digest("base64")}`,
  );
