/** The results page: hits, totals of all types and facets. */
import { readSlice } from "../../elastic/seek.ts";
import { entities } from "../../../index-mappings/fields/entities.ts";
import type { SearchAnswer, SearchHit } from "../../contract/search.ts";
import { suggestTypes } from "../../contract/suggest.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import { readFacets } from "../facets/facet-counts.ts";
import { searchDocumentation } from "../documentation/documentation.ts";
import { pagesAsked } from "../documentation/comparison-asked.ts";
import { readingBeside } from "../documentation/signposts.ts";
import type { NamedPages } from "../documentation/signposts.ts";
import { didYouMean } from "../forgive/did-you-mean.ts";
import { typeOfIndex } from "../match/match.ts";
import { tiers } from "../match/tiers.ts";
import { asksForMeaning } from "../parse/meaning-asked.ts";
import { tableOf } from "../../queries/gene-table.ts";
import type { Facet } from "../facets/facets.ts";
import { search } from "../search.ts";
import type { SearchOutcome } from "../search.ts";
import { hitFieldsOf, readHit } from "./hit-fields.ts";
import type { EsHit, HitDocument } from "./hit-fields.ts";
import { hitOf } from "./result-hit.ts";
import { bestOf, facetsIn, hitsOf, isDeep, listOf, listedIn, readResultsPage } from "./results-page.ts";
import type { ResultsPass } from "./results-page.ts";
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
  { query, forgiveness, exact }: SearchOutcome<ResultsPass>,
  hits: readonly EsHit[],
  services: Services,
  generation: LoadedGeneration,
): Promise<string | null> {
  const isForgiven = forgiveness.values().some((allowance) => allowance === "near misses");
  const isFound = exact.counts.entries().some(([one, { total }]) => (type ?? one) === one && total > 0);
  const found = exact.counts.values().reduce((sum, { total }) => sum + total, 0);
  if (!isForgiven || isFound || found >= enough) return null;
  const near = hits.toSorted((a, b) => (b._score ?? 0) - (a._score ?? 0)).map(readHit);
  return didYouMean(query.text, near, { services, generation });
}

/** Pages of text that are shown beside the results, tools among them. */
const maxPages = 4;

/** Pages of the site that the words are about: said with the first page of all types. */
async function pagesAbout(
  { typed, type, page }: ResultsRequest,
  { pages: named }: NamedPages,
  services: Services,
  generation: LoadedGeneration,
): Promise<SearchAnswer["pages"]> {
  if (typed.trim() === "" || type !== null || page !== 1) return [];
  const { hits } = await searchDocumentation({ q: typed, page: 1, size: maxPages }, services, generation);
  const known = new Set(named.map(({ url }) => url));
  return [
    ...named.map(({ url, title }) => ({ url, title, heading: "" })),
    ...hits.flatMap(({ url, title, heading }) => (known.has(url) ? [] : [{ url, title, heading }])),
  ].slice(0, maxPages);
}

/** "Chromosome", or "Genes by chromosome" where several types are mixed. */
const titleOf = ({ title, kind }: Facet, { type }: ResultsRequest): string =>
  type === null ? `${sentence(entities[kind].many)} by ${title.toLowerCase()}` : title;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the words name, not only stand in: the first hit, where no set is asked for. */
function namedBy(
  { page, sort }: ResultsRequest,
  { asked }: SearchOutcome<ResultsPass>,
  [first]: readonly EsHit[],
  generation: LoadedGeneration,
): SearchAnswer["named"] {
  if (page !== 1 || sort !== "relevance" || !first || (first._score ?? 0) < tiers.sameWords) return null;
  if (asked !== null && asked.parts.length > 1) return null;
  return { type: typeOfIndex(first._index, generation), id: readHit(first).id };
}

/** A page that lies deep in the list of all that is found. */
async function deepHits(
  request: ResultsRequest,
  { query, matches, reading }: SearchOutcome<ResultsPass>,
  { elastic }: Services,
  generation: LoadedGeneration,
): Promise<EsHit[]> {
  const { type, page, size } = request;
  const from = (page - 1) * size;
  const list = listOf(request, query, matches, generation);
  if (list === null || from >= listedIn(reading)) return [];
  const types = type === null ? suggestTypes : [type];
  const { hits } = await readSlice<HitDocument>(
    elastic,
    { ...list, index: list.index.join(",") },
    from,
    size,
    hitFieldsOf(types, true),
  );
  return hits;
}

/** Answers the results page. Everything that is typed has an answer, if an empty one. */
export async function searchResults(
  request: ResultsRequest,
  services: Services,
  generation: LoadedGeneration,
): Promise<SearchAnswer> {
  const named = await pagesAsked(request.typed, services, generation);
  const [outcome, pages] = await Promise.all([
    findResults(request, services, generation),
    pagesAbout(request, named, services, generation),
  ]);
  const { query, reading } = outcome;
  const asked = readingBeside(named, outcome.asked);
  const { page, size } = request;
  const total = listedIn(reading);
  const context = {
    query,
    alleles: outcome.alleles,
    genes: total === 0 ? null : await tableOf(services.elastic, generation),
    deployment: services.deployment,
  };
  const shown = (hit: EsHit): SearchHit => hitOf(readHit(hit), typeOfIndex(hit._index, generation), context);
  const hits = isDeep(request)
    ? await deepHits(request, outcome, services, generation)
    : hitsOf(reading, request, query);
  const thing = namedBy(request, outcome, hits, generation);
  // What a word means is said by the page of what is called so, or else by a page of text.
  const arePagesMeant = named.areMeant || (thing === null && asksForMeaning(request.typed));
  return {
    release: generation.release,
    total,
    totals: suggestTypes.map((type) => ({ type, total: reading.counts.get(type)?.total ?? 0 })),
    page,
    size,
    hits: hits.map(shown),
    named: thing,
    best: bestOf(reading, request, query).map(shown),
    facets: readFacets(request.facets, request.chosen, facetsIn(reading)),
    facet_titles: Object.fromEntries(request.facets.map((facet) => [facet.name, titleOf(facet, request)])),
    facet_types: Object.fromEntries(request.facets.map(({ name, kind }) => [name, kind])),
    sorts: sortsOf(request.type),
    reading: asked,
    asks_for_pages: arePagesMeant && pages.length > 0,
    // Who asks for genes wants no page about asking.
    pages: asked === null || arePagesMeant ? pages : [],
    didYouMean: await spellingFor(request, outcome, hits, services, generation),
  };
}
