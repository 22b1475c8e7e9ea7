/** Terms of chosen ontologies for what is typed, with what they mean: the term fields of the query builder. */
import type { estypes } from "@elastic/elasticsearch";
import type { TermRecord } from "../../../index-mappings/records.ts";
import type { TermSearchAnswer, TermSearchHit, TermSearchQuery } from "../../contract/term-search.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import { exactMatches } from "../match/exact-matches.ts";
import { matchedOf } from "./matched.ts";
import { nearMisses } from "../match/near-misses.ts";
import { parseTyped } from "../parse/parse.ts";
import type { KindTexts } from "../parse/parse.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

type TermFields = Pick<
  TermRecord,
  "id" | "label" | "name" | "cv_name" | "gene_count" | "lookups" | "passages"
>;

const fields = ["id", "label", "name", "cv_name", "gene_count", "lookups", "passages"];

/** Obsolete terms are found by their id only. */
const filterOf = (ontologies: readonly string[], ids: readonly string[]): EsQuery[] => [
  ...(ontologies.length === 0 ? [] : [{ terms: { cv_name: [...ontologies] } }]),
  {
    bool: {
      should: [{ term: { is_obsolete: false } }, { terms: { ids: [...ids] } }],
      minimum_should_match: 1,
    },
  },
];

function hitOf({ _source }: estypes.SearchHit<TermFields>, { ids, text, whole }: KindTexts): TermSearchHit[] {
  if (!_source) return [];
  const { id, label, name, cv_name: ontology, gene_count, lookups, passages } = _source;
  return [
    {
      id,
      name,
      ontology,
      definition: passages[0] ?? null,
      gene_count: gene_count ?? null,
      matched: matchedOf({ label, lookups }, [...new Set([text, whole, ...ids])]),
    },
  ];
}

/** Hits that are looked at for terms with genes, for each that is answered. */
const looked = 4;

/** In a query a term without genes finds nothing: those with genes come first, but a term whose name or id was typed. */
function byGenes(hits: readonly TermSearchHit[], typed: string): TermSearchHit[] {
  const named = typed.trim().toLowerCase();
  const rank = ({ id, name, gene_count: genes }: TermSearchHit): number =>
    [id, name].some((one) => one.toLowerCase() === named) ? 0 : genes === 0 ? 2 : 1;
  return hits.toSorted((a, b) => rank(a) - rank(b));
}

/** Ranked as in the search box, those without genes last; near misses only where nothing fits as typed. */
export async function searchTerms(
  { q, ontology, size }: TermSearchQuery,
  services: Services,
  generation: LoadedGeneration,
): Promise<TermSearchAnswer> {
  const { term: texts } = parseTyped(q, services.deployment);
  const ask = async (queries: EsQuery[]) => {
    if (queries.length === 0) return { total: 0, hits: [] };
    const { hits } = await services.elastic.search<TermFields>({
      index: generation.index("terms"),
      query: { bool: { must: [{ dis_max: { queries } }], filter: filterOf(ontology, texts.ids) } },
      size: size * looked,
      _source: fields,
      sort: [{ _score: { order: "desc" } }, { weight: "desc" }, { label: "asc" }],
      track_total_hits: true,
    });
    return { total: typeof hits.total === "number" ? hits.total : (hits.total?.value ?? 0), hits: hits.hits };
  };
  const typed = await ask(exactMatches(texts, "term"));
  const { total, hits } = typed.total > 0 ? typed : await ask(nearMisses(texts, "term"));
  const found = hits.flatMap((hit) => hitOf(hit, texts));
  return { release: generation.release, total, hits: byGenes(found, q).slice(0, size) };
}
