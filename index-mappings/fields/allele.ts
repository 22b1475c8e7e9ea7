/** Every field of an allele's record, as search and lists see it. */
import { searchText } from "./field.ts";
import type { Fields } from "./field.ts";
import { byAnnotations, byName } from "./sorts.ts";

export const alleleFields = {
  id: { type: "keyword", label: "Allele ID", found: { by: "ids", as: "id" }, file: "allele_id" },
  name: {
    type: "keyword",
    label: "Name",
    optional: true,
    sort: byName,
    file: "name",
  },
  name_or_label: searchText("names", "name"),
  synonyms: { ...searchText("synonyms", "synonym"), many: true },
  description: {
    type: "keyword",
    label: "Description",
    optional: true,
    found: { by: "texts", as: "description" },
    file: "description",
  },
  allele_type: {
    type: "keyword",
    label: "Allele type",
    facet: { title: "Allele type", order: "count", ofAll: true },
    file: "allele_type",
  },
  type_words: searchText("texts", "type"),
  gene: { type: "keyword", label: "Gene", found: { by: "texts", as: "gene" }, file: "gene" },
  gene_name: {
    type: "keyword",
    label: "Gene name",
    optional: true,
    found: { by: "texts", as: "gene" },
    file: "gene_name",
  },
  references: { type: "keyword", label: "Publications", many: true },
  /** What other data sets of the release say otherwise of it. */
  contradicted: { type: "keyword", label: "Contradicted", many: true },
  genotype_count: { type: "integer", label: "Genotypes", file: "genotypes" },
  weight: {
    type: "integer",
    label: "Annotations",
    sort: byAnnotations,
    file: "annotations",
  },
} as const satisfies Fields;
