/** What a group leaves out, whatever matches. */
import type { estypes } from "@elastic/elasticsearch";
import type { SearchSettings } from "../../config/schema.ts";
import type { EntityType } from "../contract/suggest.ts";
import type { TypedQuery } from "./typed-query.ts";

type Query = estypes.QueryDslQueryContainer;

const anyOf = (...should: Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });

/**
 * Terms: those of the configured ontologies that something is annotated to. Genes: those named after another with
 * "antisense" only when it was typed. A whole id finds its thing in any case, and a whole synonym its gene.
 */
export function filtersOf(
  type: EntityType,
  query: TypedQuery,
  { cv_names }: Pick<SearchSettings, "cv_names">,
): { filter: Query[] } {
  // Releases that were loaded before there was such a field list everything.
  const listed: Query = { bool: { must_not: [{ term: { listed: false } }] } };
  const byId: Query = { terms: { ids: [...query[type].ids] } };
  if (type === "term")
    return { filter: [anyOf(listed, { bool: { filter: [byId, { terms: { cv_name: [...cv_names] } }] } })] };
  if (type === "gene" && !query.antisense)
    return { filter: [anyOf(listed, byId, { term: { synonyms: query.text } })] };
  return { filter: [] };
}
