/** A hit as it is answered. Pure. */
import type { Searchable } from "../../index-mappings/searchable.ts";
import type { SearchHit } from "../contract/search.ts";
import type { EntityType } from "../contract/suggest.ts";
import { marksOf } from "../contract/values/marks.ts";
import { matchedOf } from "../search/matched.ts";
import type { TypedQuery } from "../search/typed-query.ts";
import { snippetOf } from "./snippet.ts";

/** What is read of each hit. */
export type Found = Pick<Searchable, "id" | "label" | "detail" | "lookups"> &
  Partial<Pick<Searchable, "passages">>;
export const foundFields = ["id", "label", "detail", "lookups", "passages"];

/** The forms in which things of a type were looked up. */
function formsOf(query: TypedQuery, type: EntityType): string[] {
  const { text, whole, ids, ofAllele } = query[type];
  return [...new Set([text, whole, ...ids, ...ofAllele])].filter((form) => form !== "");
}

/** Plain text that shows what was typed where label and detail do not. */
function highlightOf(
  { detail }: Found,
  matched: SearchHit["matched"],
  forms: readonly string[],
): SearchHit["highlight"] {
  if (!matched || detail.includes(matched.text)) return null;
  const marks = marksOf(matched.text, forms);
  return marks.length === 0 ? null : { field: matched.field, ...snippetOf({ text: matched.text, marks }) };
}

export function hitOf(found: Found, type: EntityType, query: TypedQuery): SearchHit {
  const { id, label, detail, passages = [] } = found;
  const forms = formsOf(query, type);
  const lookups = [
    ...found.lookups,
    ...passages.map((text) => ({ field: type === "term" ? "definition" : "abstract", text })),
  ];
  const matched = matchedOf({ label, lookups }, forms);
  const highlight = highlightOf(found, matched, forms);
  return {
    type,
    id,
    label,
    detail,
    highlight,
    // Of an abstract, the piece that is shown is enough.
    matched: matched && highlight ? { field: matched.field, text: highlight.text } : matched,
    label_marks: marksOf(label, forms),
    detail_marks: marksOf(detail, forms),
  };
}
