/**
 * What is read of hits to show them: what the indexer has written beside each document, which costs far less than to read the
 * document; and of the document the running text, where that is wanted.
 */
import type { estypes } from "@elastic/elasticsearch";
import { searchFieldsOf } from "../../../index-mappings/fields/entities.ts";
import { readSuggestionPayload } from "../../../index-mappings/searchable.ts";
import type { Searchable, SuggestionPayload } from "../../../index-mappings/searchable.ts";
import type { EntityType } from "../../contract/suggest.ts";
import { FieldMissingError } from "../../generation/choose.ts";

/** A hit as it was read. */
export interface HitFields extends SuggestionPayload {
  /** Definition of a term, abstract of a publication, where they were read. */
  readonly passages: readonly string[];
  /** Of a term or publication. */
  readonly gene_count: number | null;
}

export type HitDocument = Partial<Pick<Searchable, "passages">>;
export type EsHit = estypes.SearchHit<HitDocument>;

/** What Elasticsearch is told to answer of each hit of some types. */
export function hitFieldsOf(
  types: readonly EntityType[],
  wantsPassages: boolean,
): Required<Pick<estypes.SearchRequest, "docvalue_fields">> &
  Pick<estypes.SearchRequest, "_source" | "stored_fields"> {
  const isCounted = types.some((type) => type === "term" || type === "reference");
  const hasPassages = types.some((type) => searchFieldsOf(type).has("passages"));
  return {
    docvalue_fields: ["suggestion_payload", ...(isCounted ? ["gene_count"] : [])],
    ...(wantsPassages && hasPassages
      ? { _source: ["passages"] }
      : { _source: false, stored_fields: "_none_" }),
  };
}

/** @throws FieldMissingError where the indexer of an older generation has not written what is read */
export function readHit({ fields, _source }: EsHit): HitFields {
  const payload: unknown = fields?.["suggestion_payload"]?.[0];
  if (typeof payload !== "string") throw new FieldMissingError("suggestion_payload");
  const counted: unknown = fields?.["gene_count"]?.[0];
  return {
    ...readSuggestionPayload(payload),
    passages: _source?.passages ?? [],
    gene_count: typeof counted === "number" ? counted : null,
  };
}
