/** A hit as it is answered. Pure. */
import type { Searchable } from "../../../index-mappings/searchable.ts";
import type { SearchHit } from "../../contract/search.ts";
import type { EntityType } from "../../contract/suggest.ts";
import { marksOf } from "../../contract/values/marks.ts";
import { formsOf, matchedOf, passageLookups } from "./matched.ts";
import type { ParsedQuery } from "../parse/parse.ts";
import { alleleText } from "../read/alleles-named.ts";
import type { AllelesOfGenes } from "../read/alleles-named.ts";
import { snippetOf } from "../documentation/snippet.ts";

/** What is read of each hit. */
export type ResultFields = Pick<Searchable, "id" | "label" | "detail" | "lookups"> &
  Partial<Pick<Searchable, "passages">>;
export const resultFields = ["id", "label", "detail", "lookups", "passages"];

/** Plain text that shows what was typed where label and detail do not. */
function highlightOf(
  { detail }: ResultFields,
  matched: SearchHit["matched"],
  forms: readonly string[],
): SearchHit["highlight"] {
  if (!matched || detail.includes(matched.text)) return null;
  const marks = marksOf(matched.text, forms);
  return marks.length === 0 ? null : { field: matched.field, ...snippetOf({ text: matched.text, marks }) };
}

/** A hit as the results page shows it: with what matched, and its words marked. */
export function hitOf(
  fields: ResultFields,
  type: EntityType,
  query: ParsedQuery,
  alleles: AllelesOfGenes,
): SearchHit {
  const { id, label, detail, passages } = fields;
  const forms = formsOf(query, type);
  const lookups = [...fields.lookups, ...passageLookups(passages, type)];
  const allele = type === "gene" ? alleles.get(id) : undefined;
  const matched = allele
    ? { field: "allele", text: alleleText(allele) }
    : matchedOf({ label, lookups }, forms);
  const highlight = highlightOf(fields, matched, forms);
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
