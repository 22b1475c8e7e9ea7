/** A hit as it is answered. Pure. */
import type { Searchable } from "../../index-mappings/searchable.ts";
import type { SearchHit } from "../contract/search.ts";
import type { EntityType } from "../contract/suggest.ts";
import { matchedOf } from "../search/matched.ts";
import type { TypedQuery } from "../search/typed-query.ts";
import { marksOf } from "./marks.ts";
import { snippetOf } from "./snippet.ts";

/** What is read of each hit. */
export type Found = Pick<Searchable, "id" | "label" | "detail" | "lookups"> & Partial<Pick<Searchable, "passages">>;
export const foundFields = ["id", "label", "detail", "lookups", "passages"];

/** The forms in which things of a type were looked up. */
export const formsOf = (query: TypedQuery, type: EntityType): string[] => [query[type].text, ...query[type].ids].filter((form) => form !== "");

/** Plain text that shows what was typed where label and detail do not: the text that matched, else running text about the thing. */
function highlightOf({ detail, passages = [] }: Found, matched: SearchHit["matched"], isShown: boolean, forms: readonly string[]): SearchHit["highlight"] {
  const texts = matched ? [matched] : isShown ? [] : passages.map((text) => ({ field: "text", text }));
  for (const { field, text } of texts) {
    const marks = marksOf(text, forms);
    if (marks.length > 0 && !detail.includes(text)) return { field, ...snippetOf({ text, marks }) };
  }
  return null;
}

export function hitOf(found: Found, type: EntityType, query: TypedQuery): SearchHit {
  const { id, label, detail, lookups } = found;
  const forms = formsOf(query, type);
  const matched = matchedOf({ label, lookups }, forms);
  const labelMarks = marksOf(label, forms);
  const detailMarks = marksOf(detail, forms);
  const highlight = highlightOf(found, matched, labelMarks.length + detailMarks.length > 0, forms);
  return { type, id, label, detail, matched, highlight, label_marks: labelMarks, detail_marks: detailMarks };
}
