/** Short forms: how one thing is named on the page of another. Absent values are null, empty lists stay. */
import { z } from "zod";

export const geneShort = z.object({
  uniquename: z.string(),
  name: z.string().nullable(),
  product: z.string().nullable(),
});
export type GeneShort = z.infer<typeof geneShort>;

export const termShort = z.object({
  termid: z.string(),
  name: z.string(),
  cv_name: z.string(),
  is_obsolete: z.boolean(),
});
export type TermShort = z.infer<typeof termShort>;

export const referenceShort = z.object({
  /** PMID:… or GO_REF:… */
  uniquename: z.string(),
  title: z.string().nullable(),
  authors_abbrev: z.string().nullable(),
  citation: z.string().nullable(),
  publication_year: z.int().nullable(),
  curated: z.boolean(),
  gene_count: z.int(),
  genotype_count: z.int(),
});
export type ReferenceShort = z.infer<typeof referenceShort>;

export const alleleShort = z.object({
  uniquename: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  allele_type: z.string(),
  gene: geneShort,
});
export type AlleleShort = z.infer<typeof alleleShort>;

export const genotypeShort = z.object({
  display_uniquename: z.string(),
  /** e.g. `cdc2-33 wee1Δ`; alleles of a locus joined by "/", loci by a blank. */
  display_name: z.string(),
  ploidiness: z.enum(["haploid", "diploid"]),
  locus_count: z.int(),
});
export type GenotypeShort = z.infer<typeof genotypeShort>;

export const gocamShort = z.object({ gocam_id: z.string(), title: z.string() });
export type GocamShort = z.infer<typeof gocamShort>;

/** 1-based, inclusive; strand by its direction. */
export const location = z.object({
  chromosome_name: z.string(),
  start_pos: z.int(),
  end_pos: z.int(),
  strand: z.enum(["forward", "reverse", "unstranded"]),
});
export type Location = z.infer<typeof location>;

/** How many rows the annotations call has for a page, by annotation type of the deployment. */
export const annotationCount = z.object({
  type: z.string(),
  annotations: z.int(),
  terms: z.int(),
});
export type AnnotationCount = z.infer<typeof annotationCount>;

export const synonym = z.object({ name: z.string(), type: z.string() });
export type Synonym = z.infer<typeof synonym>;
