/** Every field of an allele's record, as search and lists see it. */
import type { Fields } from "./field.ts";
import { byAnnotations, byName } from "./sorts.ts";

export const alleleFields = {
  id: { type: "keyword", label: "Allele ID", file: "allele_id" },
  name: {
    type: "keyword",
    label: "Name",
    optional: true,
    sort: byName,
    file: "name",
  },
  description: { type: "keyword", label: "Description", optional: true, file: "description" },
  allele_type: {
    type: "keyword",
    label: "Allele type",
    facet: { title: "Allele type", order: "count" },
    file: "allele_type",
  },
  gene: { type: "keyword", label: "Gene", file: "gene" },
  gene_name: { type: "keyword", label: "Gene name", optional: true, file: "gene_name" },
  references: { type: "keyword", label: "Publications", many: true },
  genotype_count: { type: "integer", label: "Genotypes", file: "genotypes" },
  weight: {
    type: "integer",
    label: "Annotations",
    sort: byAnnotations,
    file: "annotations",
  },
} as const satisfies Fields;
