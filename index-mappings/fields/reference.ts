/** Every field of the record of a publication (PMID) or GO reference (GO_REF). */
import type { Fields } from "./field.ts";
import { byAnnotations, byName } from "./sorts.ts";

export const referenceFields = {
  id: { type: "keyword", label: "Reference ID", file: "reference_id" },
  title: {
    type: "keyword",
    label: "Title",
    optional: true,
    sort: byName,
    file: "title",
  },
  authors_abbrev: { type: "keyword", label: "Authors", optional: true, file: "authors" },
  year: {
    type: "integer",
    label: "Year",
    optional: true,
    facet: { title: "Year", order: "value" },
    sort: { name: "year", ascending: "oldest first", descending: "newest first" },
    file: "year",
  },
  journal: { type: "keyword", label: "Journal", optional: true, file: "journal" },
  triage_status: { type: "keyword", label: "Triage status", optional: true },
  curated: {
    type: "flag",
    label: "Curated",
    values: { yes: "curated", no: "not curated" },
    facet: { title: "Curation", order: "values" },
    file: "curated",
  },
  gene_count: { type: "integer", label: "Genes", file: "genes" },
  genotype_count: { type: "integer", label: "Genotypes" },
  annotation_count: { type: "integer", label: "Annotations", file: "annotations" },
  /** Annotations and genes. */
  weight: {
    type: "integer",
    label: "Weight",
    sort: byAnnotations,
  },
} as const satisfies Fields;
