/** What a group leaves out, whatever matches. */
import type { SearchSettings } from "../../../config/schema.ts";
import type { EntityType } from "../../contract/suggest.ts";
import type { ParsedQuery } from "../parse/parse.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

const anyOf = (...should: EsQuery[]): EsQuery => ({ bool: { should, minimum_should_match: 1 } });

/**
 * Terms: those of the configured ontologies that something is annotated to. Genes: those named after another with
 * "antisense" only when it was typed. A whole id finds its thing in any case, and a whole synonym its gene.
 */
export function filtersOf(
  type: EntityType,
  query: ParsedQuery,
  { cv_names }: Pick<SearchSettings, "cv_names">,
): { filter: EsQuery[] } {
  // Releases that were loaded before there was such a field list everything.
  const listed: EsQuery = { bool: { must_not: [{ term: { listed: false } }] } };
  const byId: EsQuery = { terms: { ids: [...query[type].ids] } };
  if (type === "term")
    return { filter: [anyOf(listed, { bool: { filter: [byId, { terms: { cv_name: [...cv_names] } }] } })] };
  if (type === "gene" && !query.antisense)
    return { filter: [anyOf(listed, byId, { term: { synonyms: query.text } })] };
  return { filter: [] };
}
