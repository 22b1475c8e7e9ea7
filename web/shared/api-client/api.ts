/** All calls to the api. Answers are kept for some minutes, so that Back shows a page at once. */
import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query/react";
import type { BaseQueryApi, FetchArgs } from "@reduxjs/toolkit/query/react";
import type {
  AllelePage,
  AnnotationsAnswer,
  ChromosomeSummary,
  DocumentationPage,
  FirstTables,
  FrontPanel,
  GenePage,
  GenomeMap,
  GenomeSearchAnswer,
  GenotypePage,
  GocamPage,
  Metrics,
  PathwayGraph,
  PathwayMap,
  CuratedReference,
  RecentReferences,
  ReferencePage,
  Statistics,
  SuggestAnswer,
  TermPage,
  TermSubsets,
} from "../../../api/contract/index.ts";
import type { DocumentationSearchAnswer, SearchAnswer } from "../../../api/contract/search.ts";
import { namedCalls } from "../../../api/contract/values/first-calls.ts";
import { annotationsAddress, annotationsSearch, isFirstPage, subjectPath } from "./annotations.ts";
import type { AnnotationsRequest } from "./annotations.ts";
import { forgiving } from "./forgiving.ts";
import type { IgnoredParameters } from "./forgiving.ts";
import { toFailure } from "./failure.ts";
import type { Failure } from "./failure.ts";
import { answeredAnew, answeredFromKept, awaitedLong, longWait, releaseGone } from "./served.ts";
import { dataset } from "../urls/dataset.ts";

const id = (text: string): string => encodeURIComponent(text);

const fetchPart = fetchBaseQuery({ baseUrl: `${dataset}/`, timeout: 30_000 });

/** Results, and what the address of their page says in vain. */
export type SearchResults = SearchAnswer & IgnoredParameters;
/** Rows of a table, and what its address says in vain. */
export type TableAnswer = AnnotationsAnswer & IgnoredParameters;

/** The table that is asked for, where it is among the finished ones of its page. */
export function finishedAmong(
  tables: FirstTables | undefined,
  request: AnnotationsRequest,
): TableAnswer | undefined {
  const found = tables?.find(
    ({ type, view, answer }) =>
      type === request.type &&
      view === request.view &&
      // Who asks for more rows than there are asks for all of them.
      (answer.size === request.size || (answer.size < request.size && answer.row_total <= answer.size)),
  );
  return found && isFirstPage(request) ? { ...found.answer, size: request.size, ignored: [] } : undefined;
}

interface TablesCall {
  readonly dispatch: BaseQueryApi["dispatch"];
  readonly queryFulfilled: Promise<{ readonly data: FirstTables }>;
}

/** Each finished table answers its request from the first drawing of the page: rows that come a moment later move what is below them. */
async function answerTables(subject: string, { dispatch, queryFulfilled }: TablesCall): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: [] }));
  const answers = data.map(({ type, view, answer }) => ({
    endpointName: "annotations" as const,
    arg: { subject, type, view, page: 1, size: answer.size },
    value: { ...answer, ignored: [] },
  }));
  dispatch(api.util.upsertQueryEntries(answers));
}

/** As finishedAmong, once the finished tables of the page have come; undefined also when they do not. */
async function finishedTable(
  request: AnnotationsRequest,
  dispatch: BaseQueryApi["dispatch"],
): Promise<TableAnswer | undefined> {
  if (!isFirstPage(request)) return undefined;
  const call = api.endpoints.firstTables.initiate(request.subject, { subscribe: false });
  const { data } = await dispatch(call);
  return finishedAmong(data, request);
}

const askForTable = (request: AnnotationsRequest, ask: Parameters<typeof forgiving>[0]) =>
  forgiving<AnnotationsAnswer>(
    ask,
    "annotations",
    annotationsSearch(request),
    ({ rows, row_total: total, size }) => ({ rows: rows.length, total, size }),
  );

export const api = createApi({
  reducerPath: "api",
  baseQuery: async (
    request: string | FetchArgs,
    context,
    options,
  ): Promise<{ data: unknown } | { error: Failure }> => {
    const waiting = setTimeout(() => context.dispatch(awaitedLong()), longWait);
    const { data, error, meta } = await Promise.resolve(fetchPart(request, context, options)).finally(() =>
      clearTimeout(waiting),
    );
    const headers = meta?.response?.headers;
    if (!error) {
      const kept = headers?.get("X-Kept-From");
      context.dispatch(kept == null ? answeredAnew() : answeredFromKept(kept));
      return { data };
    }
    const failure = toFailure(error, headers?.get("X-Request-Id") ?? null);
    const [live] = failure.releases ?? [];
    if (live !== undefined) context.dispatch(releaseGone(live));
    return { error: failure };
  },
  keepUnusedDataFor: 600,
  endpoints: (build) => ({
    suggest: build.query<SuggestAnswer, string>({ query: (q) => `search/suggest?q=${id(q)}` }),
    /** By the address of the results page, whose parameters are the api's. */
    search: build.query<SearchResults, string>({
      queryFn: (address, _api, _options, ask) =>
        forgiving<SearchAnswer>(ask, "search", new URLSearchParams(address), ({ hits, total, size }) => ({
          rows: hits.length,
          total,
          size,
        })),
    }),
    searchDocumentation: build.query<DocumentationSearchAnswer, string>({
      query: (q) => `search/documentation?q=${id(q)}`,
    }),
    gene: build.query<GenePage, string>({ query: (gene) => `data/gene/${id(gene)}` }),
    term: build.query<TermPage, string>({ query: (term) => `data/term/${id(term)}` }),
    reference: build.query<ReferencePage, string>({
      query: (reference) => `data/reference/${id(reference)}`,
    }),
    allele: build.query<AllelePage, string>({ query: (allele) => `data/allele/${id(allele)}` }),
    genotype: build.query<GenotypePage, string>({ query: (genotype) => `data/genotype/${id(genotype)}` }),
    gocam: build.query<GocamPage, string>({ query: (model) => `data/gocam/${id(model)}` }),
    /** Several models as one, by the part of an address that names them. */
    pathways: build.query<PathwayGraph, string>({ query: (models) => `data/pathways/${id(models)}` }),
    pathwayMap: build.query<PathwayMap, void>({ query: () => namedCalls.pathwayMap }),
    /** Tables as they stand before anyone chooses anything, all of a page at once, by its subject. */
    firstTables: build.query<FirstTables, string>({
      query: (subject) => `data/${subjectPath(subject)}/tables`,
      onQueryStarted: answerTables,
    }),
    annotations: build.query<TableAnswer, AnnotationsRequest>({
      // Requests that are written in different ways but ask the same are asked once.
      serializeQueryArgs: ({ queryArgs }) => annotationsAddress(queryArgs),
      queryFn: async (request, { dispatch }, _options, ask) => {
        const finished = await finishedTable(request, dispatch);
        return finished ? { data: finished } : askForTable(request, ask);
      },
    }),
    /** Residues of a stretch of a chromosome, in the direction of its strand. */
    chromosomeSequence: build.query<
      string,
      { chromosome: string; start: number; end: number; strand: "forward" | "reverse" }
    >({
      query: ({ chromosome, ...interval }) => ({
        url: `chromosome/${id(chromosome)}/sequence`,
        params: interval,
        responseHandler: "text",
      }),
    }),
    chromosomeSummaries: build.query<ChromosomeSummary[], void>({ query: () => "data/chromosome_summaries" }),
    genomeSearch: build.query<GenomeSearchAnswer, string>({ query: (q) => `genome/search?q=${id(q)}` }),
    statistics: build.query<Statistics, void>({ query: () => "data/statistics" }),
    genomeMap: build.query<GenomeMap, void>({ query: () => "data/genome_map" }),
    termSubsets: build.query<TermSubsets, void>({ query: () => "data/term_subsets" }),
    curatedReferences: build.query<CuratedReference[], "community" | "admin">({
      query: (list) => `data/${list}_curated_references`,
    }),
    recentReferences: build.query<RecentReferences, void>({ query: () => "data/recent_references" }),
    metrics: build.query<Metrics, void>({ query: () => namedCalls.metrics }),
    frontPanels: build.query<FrontPanel[], void>({ query: () => namedCalls.frontPanels }),
    documentation: build.query<DocumentationPage, string>({
      query: (path) => `documentation/${path.split("/").map(id).join("/")}`,
    }),
  }),
});
