/** A hit as it is answered. Pure. */
import type { Deployment } from "../../../config/schema.ts";
import type { SearchHit } from "../../contract/search.ts";
import type { EntityType } from "../../contract/suggest.ts";
import { ontologyName } from "../../contract/values/ontology-name.ts";
import { marksOf } from "../../contract/values/marks.ts";
import { formsOf, matchedOf, passageLookups } from "./matched.ts";
import type { ParsedQuery } from "../parse/parse.ts";
import type { GeneTable } from "../../queries/gene-table.ts";
import { factsOf } from "./facts.ts";
import type { HitFields } from "./hit-fields.ts";
import { alleleText } from "../read/alleles-named.ts";
import type { AllelesOfGenes } from "../read/alleles-named.ts";
import { snippetOf } from "../documentation/snippet.ts";

/** Plain text that shows what was typed where label and detail do not. */
function highlightOf(
  { detail }: HitFields,
  matched: SearchHit["matched"],
  forms: readonly string[],
): SearchHit["highlight"] {
  if (!matched || detail.includes(matched.text)) return null;
  const marks = marksOf(matched.text, forms);
  return marks.length === 0 ? null : { field: matched.field, ...snippetOf({ text: matched.text, marks }) };
}

/** What stands beside the label; of a term, its ontology. */
export const detailOf = (
  type: EntityType,
  { detail }: HitFields,
  { annotationTypes }: Pick<Deployment, "annotationTypes">,
): string => (type === "term" ? ontologyName(detail, annotationTypes) : detail);

/** What hits are read with. */
export interface HitContext {
  readonly query: ParsedQuery;
  /** The alleles that the words name, by their genes. */
  readonly alleles: AllelesOfGenes;
  /** null where nothing was found. */
  readonly genes: GeneTable | null;
  readonly deployment: Pick<Deployment, "site" | "annotationTypes">;
}

/** A hit as the results page shows it: with what matched, its words marked, and what is known of it at a glance. */
export function hitOf(
  fields: HitFields,
  type: EntityType,
  { query, alleles, genes, deployment }: HitContext,
): SearchHit {
  const { id, label, passages, gene_count } = fields;
  const detail = detailOf(type, fields, deployment);
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
    facts: factsOf(type, id, gene_count, genes, deployment),
    definition: type === "term" ? (passages[0] ?? null) : null,
  };
}
