import type { estypes } from "@elastic/elasticsearch";

/** A condition in Elasticsearch's query language. */
export type EsQuery = estypes.QueryDslQueryContainer;
