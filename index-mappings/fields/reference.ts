/** Every field of the record of a publication (PMID) or GO reference (GO_REF). */
import { searchText } from "./field.ts";
import type { Fields } from "./field.ts";
import { referenceKinds } from "./reference-kind.ts";
import { byAnnotations, byName } from "./sorts.ts";

export const referenceFields = {
  id: { type: "keyword", label: "Reference ID", found: { by: "ids", as: "id" }, file: "reference_id" },
  pubmed_id: { ...searchText("ids", "id"), optional: true },
  doi: { ...searchText("ids", "doi"), optional: true },
  title: {
    type: "keyword",
    label: "Title",
    optional: true,
    found: { by: "names", as: "title" },
    sort: byName,
    file: "title",
  },
  authors: { ...searchText("texts", "authors"), optional: true },
  authors_abbrev: {
    type: "keyword",
    label: "Authors",
    optional: true,
    found: { by: "texts", as: "authors" },
    file: "authors",
  },
  // "Gao 2009" finds first what Gao is the first author of.
  authors_and_year: searchText("synonyms", "authors"),
  year: {
    type: "integer",
    label: "Year",
    optional: true,
    found: { by: "texts", as: "year" },
    facet: { title: "Year", order: "value" },
    sort: { name: "year", ascending: "oldest first", descending: "newest first" },
    file: "year",
  },
  citation: { ...searchText("texts", "citation"), optional: true },
  abstract: { ...searchText("passages", "abstract"), optional: true },
  journal: { type: "keyword", label: "Journal", optional: true, file: "journal" },
  kind: {
    type: "enum",
    values: referenceKinds,
    label: "Kind",
    about: "publication (PMID), method that GO_REF describes, or other source of annotations",
    facet: { title: "Kind of reference", order: "values", rank: 1 },
    file: "kind",
  },
  titled: {
    type: "flag",
    label: "Title in the release",
    values: { yes: "with title", no: "title not in this release" },
    facet: { title: "Title", order: "values", rank: 1 },
  },
  triage_status: { type: "keyword", label: "Triage status", optional: true },
  curated: {
    type: "flag",
    label: "Curated",
    values: { yes: "curated", no: "not curated" },
    facet: { title: "Curation", order: "values" },
    file: "curated",
  },
  /** null where no annotation cites it: nobody may have looked at it, and not all that curators found is in a release. */
  gene_count: { type: "integer", label: "Genes", file: "genes", optional: true },
  genotype_count: { type: "integer", label: "Genotypes" },
  annotation_count: { type: "integer", label: "Annotations", file: "annotations" },
  /** Annotations and genes. */
  weight: {
    type: "integer",
    label: "Weight",
    sort: byAnnotations,
  },
} as const satisfies Fields;
