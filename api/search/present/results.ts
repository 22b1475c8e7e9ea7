/** The results page: hits, totals of all types and facets. */
import { readSlice } from "../../elastic/seek.ts";
import { entities } from "../../../index-mappings/fields/entities.ts";
import type { SearchAnswer, SearchHit } from "../../contract/search.ts";
import { suggestTypes } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import { readFacets } from "../facets/facet-counts.ts";
import { searchDocumentation } from "../documentation/documentation.ts";
import { readingBeside, waysFor } from "../documentation/signposts.ts";
import { didYouMean } from "../forgive/did-you-mean.ts";
import { typeOfIndex } from "../match/match.ts";
import { tiers } from "../match/tiers.ts";
import { tableOf } from "../../queries/gene-table.ts";
import type { Facet } from "../facets/facets.ts";
import { search } from "../search.ts";
import type { SearchOutcome } from "../search.ts";
import { hitOf, resultFields } from "./result-hit.ts";
import type { ResultFields } from "./result-hit.ts";
import { listOf, readResultsPage, window } from "./results-page.ts";
import type { ResultHit, ResultsPass } from "./results-page.ts";
import type { ResultsRequest } from "./results-request.ts";
import { sortsOf } from "./sorts.ts";

/** Finds what is asked for, alleles among it: their pages are there in every deployment. */
export const findResults = (
  request: ResultsRequest,
  services: Services,
  generation: LoadedGeneration,
): Promise<SearchOutcome<ResultsPass>> =>
  search<ResultsPass>(request.typed, suggestTypes, false, services, generation, (look) =>
    readResultsPage(look, request, services, generation),
  );

/** Words that find as much as they are typed are no misspelled ones. */
const enough = 20;

/** A better spelling, where nothing of what was asked for is found as typed. */
async function spellingFor(
  { type }: ResultsRequest,
  { query, forgiveness, exact, reading }: SearchOutcome<ResultsPass>,
  services: Services,
  generation: LoadedGeneration,
): Promise<string | null> {
  const isForgiven = forgiveness.values().some((allowance) => allowance === "near misses");
  const isFound = exact.counts.entries().some(([one, { total }]) => (type ?? one) === one && total > 0);
  const found = exact.counts.values().reduce((sum, { total }) => sum + total, 0);
  if (!isForgiven || isFound || found >= enough) return null;
  const isNothingFound = reading.counts.values().every(({ total }) => total === 0);
  return didYouMean(query.text, reading.hits, isNothingFound, { services, generation });
}

/** Pages of text that are shown beside the results, tools among them. */
const maxPages = 4;

/** Pages of the site that the words are about: said with the first page of all types. */
async function pagesAbout(
  { typed, type, page }: ResultsRequest,
  services: Services,
  generation: LoadedGeneration,
): Promise<SearchAnswer["pages"]> {
  if (typed.trim() === "" || type !== null || page !== 1) return [];
  const { hits } = await searchDocumentation({ q: typed, page: 1, size: maxPages }, services, generation);
  const { ways } = waysFor(typed, services.deployment.signposts);
  const known = new Set(ways.map(({ url }) => url));
  return [
    ...ways.map(({ url, title }) => ({ url, title, heading: "" })),
    ...hits.flatMap(({ url, title, heading }) => (known.has(url) ? [] : [{ url, title, heading }])),
  ].slice(0, maxPages);
}

/** The best of each type that has any, better ones first. */
const bestOf = ({ tops }: ResultsPass): ResultHit[] =>
  [...tops.values()].sort((a, b) => (b._score ?? 0) - (a._score ?? 0) || weightOf(b) - weightOf(a));

/** What lists are ordered by after the score. */
const weightOf = ({ sort }: ResultHit): number => Number(sort?.[1] ?? 0);

/** "Chromosome", or "Genes by chromosome" where several types are mixed. */
const titleOf = ({ title, kind }: Facet, { type }: ResultsRequest): string =>
  type === null ? `${sentence(entities[kind].many)} by ${title.toLowerCase()}` : title;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the words name, not only stand in: the first hit, where no set is asked for. */
function namedBy(
  { page, sort }: ResultsRequest,
  { reading, asked }: SearchOutcome<ResultsPass>,
  generation: LoadedGeneration,
): SearchAnswer["named"] {
  const [first] = reading.hits;
  if (page !== 1 || sort !== "relevance" || !first?._source || (first._score ?? 0) < tiers.sameWords)
    return null;
  if (asked !== null && asked.parts.length > 1) return null;
  return { type: typeOfIndex(first._index, generation), id: first._source.id };
}

/** Answers the results page. Everything that is typed has an answer, if an empty one. */
export async function searchResults(
  request: ResultsRequest,
  services: Services,
  generation: LoadedGeneration,
): Promise<SearchAnswer> {
  const [outcome, pages] = await Promise.all([
    findResults(request, services, generation),
    pagesAbout(request, services, generation),
  ]);
  const { query, matches, reading } = outcome;
  const ways = waysFor(request.typed, services.deployment.signposts);
  const asked = readingBeside(ways, outcome.asked);
  const { total, counts, aggregations } = reading;
  const { page, size } = request;
  const from = (page - 1) * size;
  const list = listOf(request, query, matches, generation);
  const context = {
    query,
    alleles: outcome.alleles,
    genes: total === 0 ? null : await tableOf(services.elastic, generation),
    deployment: services.deployment,
  };
  const shown = ({ _source, _index }: ResultHit): SearchHit[] =>
    _source ? [hitOf(_source, typeOfIndex(_index, generation), context)] : [];
  const { hits } =
    from + size <= window || !list || from >= total
      ? reading
      : await readSlice<ResultFields>(
          services.elastic,
          { ...list, index: list.index.join(",") },
          from,
          size,
          { _source: resultFields },
        );
  return {
    release: generation.release,
    total,
    totals: suggestTypes.map((type) => ({ type, total: counts.get(type)?.total ?? 0 })),
    page,
    size,
    hits: hits.flatMap(shown),
    named: namedBy(request, outcome, generation),
    best: bestOf(outcome.reading).flatMap(shown),
    facets: readFacets(request.facets, request.chosen, aggregations),
    facet_titles: Object.fromEntries(request.facets.map((facet) => [facet.name, titleOf(facet, request)])),
    facet_types: Object.fromEntries(request.facets.map(({ name, kind }) => [name, kind])),
    sorts: sortsOf(request.type),
    reading: asked,
    asks_for_pages: ways.areMeant && pages.length > 0,
    // Who asks for genes wants no page about asking.
    pages: asked === null || ways.areMeant ? pages : [],
    didYouMean: await spellingFor(request, outcome, services, generation),
  };
}
