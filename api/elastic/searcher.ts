import type { estypes } from "@elastic/elasticsearch";

/** What is looked at of an answer. */
export type Found<T> = Pick<estypes.SearchResponse<T>, "hits" | "aggregations">;

/** Searches as the client of Elasticsearch does, which is one. */
export interface Searcher {
  search<T>(request: estypes.SearchRequest): Promise<Found<T>>;
}
