/** Columns of all documents of an index, for what is read of a generation once. */
import type { estypes } from "@elastic/elasticsearch";
import { readSuggestionPayload } from "../../../index-mappings/searchable.ts";
import type { Lookup } from "../../../index-mappings/searchable.ts";
import type { Searcher } from "../../elastic/searcher.ts";
import { allHits } from "../../elastic/all-hits.ts";
import { fits } from "./vocabulary.ts";
import type { Fit } from "./vocabulary.ts";

/** Columns of one document, by their names. */
export type Fields = Readonly<Record<string, readonly unknown[] | undefined>>;

/** Documents that are read at a time: few, so that answers leave little to be cleaned up. */
const step = 1_000;

/** Columns of all documents of an index; nothing stored is read. */
export async function* columns(
  elastic: Searcher,
  index: string,
  names: readonly string[],
  query: estypes.QueryDslQueryContainer = { match_all: {} },
): AsyncGenerator<Fields> {
  const list = { index, query, sort: [{ id: "asc" as const }] };
  const what = { _source: false, stored_fields: "_none_", docvalue_fields: [...names] };
  for await (const { fields } of allHits<unknown>(elastic, list, what, step)) yield fields ?? {};
}

/** The texts of a column; none where the document has no such. */
export const textsIn = (fields: Fields, name: string): readonly string[] =>
  (fields[name] ?? []).filter((value) => typeof value === "string");

/** The first; "" without one. */
export const textIn = (fields: Fields, name: string): string => textsIn(fields, name)[0] ?? "";

/** What a document is found by. */
export const lookupsIn = (fields: Fields): readonly Lookup[] =>
  readSuggestionPayload(textIn(fields, "suggestion_payload")).lookups;

/** How well the fields of a term's texts fit it. */
export const fitOf: Readonly<Record<string, Fit>> = {
  name: fits.name,
  "exact synonym": fits.synonym,
  "narrow synonym": fits.otherSynonym,
  "related synonym": fits.otherSynonym,
  "broad synonym": fits.otherSynonym,
};
