/** Every field of a genotype's record, as lists see it; its id is its display_uniquename. */
import { genotypeRow } from "../shapes/genotype-row.ts";
import type { Fields } from "./field.ts";

export const genotypeFields = {
  id: { type: "keyword", label: "Genotype ID" },
  label: { type: "keyword", label: "Genotype" },
  alleles: { type: "keyword", label: "Alleles", many: true },
  genes: { type: "keyword", label: "Genes", many: true },
  locus_count: { type: "integer", label: "Loci" },
  ploidy: {
    type: "enum",
    values: { haploid: "haploid", diploid: "diploid" },
    label: "Ploidy",
    about: "haploid: every locus has one expressed allele",
  },
  references: { type: "keyword", label: "Publications", many: true },
  annotation_count: { type: "integer", label: "Annotations" },
  terms: {
    type: "keyword",
    label: "Terms",
    about: "that it is annotated to, directly or over is_a and part_of, NOT left out",
    many: true,
  },
  /** What lists are sorted by, in natural order: its name, and name and product of its first allele's gene. */
  sort_name: { type: "keyword", label: "Order by name", list: { name: "genotype" } },
  sort_gene: { type: "keyword", label: "Order by gene", list: { name: "gene" } },
  sort_product: { type: "keyword", label: "Order by product", optional: true, list: { name: "product" } },
  row: { type: "object", shape: genotypeRow, label: "Row of lists" },
} as const satisfies Fields;
