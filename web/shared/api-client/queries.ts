/** Calls about queries for genes. What is asked for goes in the body, since lists of genes are too long for addresses. */
import type {
  CountAnswer,
  CountRequest,
  GeneLookupAnswer,
  GeneLookupRequest,
  QueryAnswer,
  QueryOptions,
  QueryRequest,
  SlimAnswer,
  SlimRequest,
} from "../../../api/contract/query.ts";
import type { EnrichmentAnswer, EnrichmentRequest } from "../../../api/contract/enrichment.ts";
import type { TermSearchAnswer } from "../../../api/contract/term-search.ts";
import { namedCalls } from "../../../api/contract/values/first-calls.ts";
import { api } from "./api.ts";

export interface TermSearchRequest {
  /** What was typed. */
  readonly q: string;
  /** Namespaces of the ontologies; all when there are none. */
  readonly ontologies: readonly string[];
}

const post = (url: string, body: unknown) => ({ url, method: "POST", body });

export const queries = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many genes fit, without the genes. */
    countGenes: build.query<CountAnswer, CountRequest>({ query: (request) => post("query/count", request) }),
    /** Genes that fit; it also saves the query under its id, where there are any. */
    queryGenes: build.query<QueryAnswer, QueryRequest>({ query: (request) => post("query", request) }),
    /** A saved query with a page of its genes; `params` are those of GET query/{id}, without `?`. */
    savedQuery: build.query<QueryAnswer, { readonly id: string; readonly params: string }>({
      query: ({ id, params }) => `query/${encodeURIComponent(id)}?${params}`,
    }),
    lookUpGenes: build.query<GeneLookupAnswer, GeneLookupRequest>({
      query: (request) => post("query/genes", request),
    }),
    slimCounts: build.query<SlimAnswer, SlimRequest>({ query: (request) => post("query/slim", request) }),
    enrichment: build.query<EnrichmentAnswer, EnrichmentRequest>({
      query: (request) => post("query/enrichment", request),
    }),
    queryOptions: build.query<QueryOptions, void>({ query: () => namedCalls.queryOptions }),
    searchTerms: build.query<TermSearchAnswer, TermSearchRequest>({
      query: ({ q, ontologies }) =>
        `search/terms?${new URLSearchParams([["q", q], ...ontologies.map((ontology) => ["ontology", ontology])]).toString()}`,
    }),
  }),
});
