/** The columns of downloaded lists. Pure. */
import type { estypes } from "@elastic/elasticsearch";
import type { EntityType } from "../../contract/suggest.ts";

export interface Column {
  /** Head of the column, and key in JSON lines. */
  readonly name: string;
  /** Field of the index that holds it. */
  readonly field: string;
}

const columns = (...pairs: (readonly [name: string, field: string])[]): Column[] =>
  pairs.map(([name, field]) => ({ name, field }));

export const columnsOf: Readonly<Record<EntityType | "mixed", readonly Column[]>> = {
  gene: columns(
    ["systematic_id", "id"],
    ["name", "name"],
    ["product", "product"],
    ["feature_type", "feature_type"],
    ["chromosome", "chromosome"],
    ["start", "start"],
    ["end", "end"],
    ["strand", "strand"],
    ["characterisation_status", "characterisation_status"],
    ["deletion_viability", "deletion_viability"],
    ["uniprot", "uniprot"],
    ["has", "has"],
    ["annotations", "weight"],
  ),
  term: columns(
    ["term_id", "id"],
    ["name", "name"],
    ["ontology", "cv_name"],
    ["genes", "gene_count"],
    ["annotations", "weight"],
  ),
  reference: columns(
    ["reference_id", "id"],
    ["title", "title"],
    ["authors", "authors_abbrev"],
    ["year", "year"],
    ["journal", "journal"],
    ["curated", "curated"],
    ["genes", "gene_count"],
    ["annotations", "annotation_count"],
  ),
  gocam: columns(
    ["model_id", "id"],
    ["title", "title"],
    ["activities", "activity_count"],
    ["genes", "genes"],
  ),
  allele: columns(
    ["allele_id", "id"],
    ["name", "name"],
    ["description", "description"],
    ["allele_type", "allele_type"],
    ["gene", "gene"],
    ["gene_name", "gene_name"],
    ["genotypes", "genotype_count"],
    ["annotations", "weight"],
  ),
  mixed: columns(["type", "_type"], ["id", "id"], ["label", "label"]),
};

export type Value = string | number | boolean | null | readonly (string | number)[];

/** What a hit has in a column; several values only where the column can have several. */
export function valueIn(hit: Pick<estypes.SearchHit, "fields">, { field }: Column): Value {
  // Column values of keyword, integer and boolean fields, which come as lists.
  const values = (hit.fields?.[field] ?? []) as (string | number | boolean)[];
  const manyValued = field === "genes" || field === "has";
  return manyValued ? values.filter((value) => typeof value !== "boolean") : (values[0] ?? null);
}

/** A cell of a table: without tabs and line breaks, several values with a bar between them. */
export function cellOf(value: Value): string {
  const text = value === null ? "" : Array.isArray(value) ? value.join("|") : String(value);
  return text.replaceAll(/[\t\r\n]+/g, " ");
}
