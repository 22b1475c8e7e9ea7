/** What a group leaves out, whatever matches. */
import type { SearchSettings } from "../../../config/schema.ts";
import type { EntityType } from "../../contract/suggest.ts";
import type { ParsedQuery } from "../parse/parse.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import { idsIn } from "./exact-matches.ts";
import { oneOf } from "./look-ups.ts";

const anyOf = (...should: EsQuery[]): EsQuery => ({ bool: { should, minimum_should_match: 1 } });

/**
 * Terms: those of the configured ontologies that something is annotated to, and conditions by their whole name. Genes: those named after another with
 * "antisense" only when it was typed. A whole id finds its thing in any case, and a whole synonym its gene.
 */
export function filtersOf(
  type: EntityType,
  query: ParsedQuery,
  settings: Pick<SearchSettings, "cv_names" | "exact_cv_names">,
): { filter: EsQuery[] } {
  // What is not listed is the greater part of all terms: those that are lead the search.
  const listed: EsQuery = { term: { listed: true } };
  const ids = idsIn(query[type].ids);
  const byId = ids.length === 0 ? [] : [oneOf("ids", ids)];
  if (type === "term") return { filter: [anyOf(listed, ...unlistedTerms(query, byId, settings))] };
  if (type === "gene" && !query.antisense)
    return { filter: [anyOf(listed, ...byId, { term: { synonyms: query.text } })] };
  return { filter: [] };
}

function unlistedTerms(
  { term: { text, whole } }: ParsedQuery,
  byId: readonly EsQuery[],
  { cv_names: shown, exact_cv_names: exact }: Pick<SearchSettings, "cv_names" | "exact_cv_names">,
): EsQuery[] {
  const within = (cvNames: readonly string[], found: EsQuery): EsQuery => ({
    bool: { filter: [found, { terms: { cv_name: [...cvNames] } }] },
  });
  const names = [...new Set([text, whole])].filter((name) => name !== "");
  return [
    ...byId.map((found) => within([...shown, ...exact], found)),
    ...(exact.length === 0 || names.length === 0 ? [] : [within(exact, oneOf("names", names))]),
  ];
}
