import { z } from "zod";
import { relatedReference } from "../shapes/related.ts";
import {
  alleleShort,
  annotationCount,
  geneShort,
  genotypeShort,
  gocamShort,
  location,
  referenceShort,
  synonym,
  termShort,
} from "../shapes/shorts.ts";
import { overviewPart } from "./overview.ts";
import { contradiction } from "../shapes/contradiction.ts";
import { expressedAllele } from "../shapes/genotype-row.ts";

const curator = z.object({ name: z.string(), community_curator: z.boolean() });

/** A protein structure that a publication describes. */
const pdbEntry = z.object({
  pdb_id: z.string(),
  /** Whether the release brings its file. Pages of older generations do not say it. */
  has_file: z.boolean().optional(),
  title: z.string().nullable(),
  entry_authors_abbrev: z.string().nullable(),
  experimental_method: z.string().nullable(),
  /** Å, as in the release; shown only when it is a number. */
  resolution: z.string().nullable(),
  gene_chains: z.array(z.object({ gene: geneShort, chain: z.string(), position: z.string() })),
});
export type PdbEntry = z.infer<typeof pdbEntry>;

export const referencePage = referenceShort.extend({
  /** Digits of a PMID; null for a GO reference. */
  pubmedid: z.string().nullable(),
  authors: z.string().nullable(),
  journal: z.string().nullable(),
  doi: z.string().nullable(),
  abstract: z.string().nullable(),
  canto_triage_status: z.string().nullable(),
  canto_session_key: z.string().nullable(),
  /** "community", or a role of the staff; null without a curation record that says so. */
  canto_curator_role: z.string().nullable(),
  /** ISO date */
  approved_date: z.string().nullable(),
  annotation_curators: z.array(curator),
  annotation_file_curators: z.array(curator),
  /** Genes that the publication index names as its keywords. */
  pubmed_keyword_genes: z.array(geneShort),
  pdb_entries: z.array(pdbEntry),
  is_obsolete: z.boolean(),
  annotation_counts: z.array(annotationCount),
  /** What of them stands in the overview, type by type. Pages of older generations have none. */
  overview: z.array(overviewPart).optional(),
  allele_count: z.int(),
  /** Genes whose structure history names it: a subset. Pages of older generations do not have it. */
  structure_gene_count: z.int().optional(),
  gocams: z.array(gocamShort),
  /** Publications about the same genes. Pages of older generations do not have them. */
  related: z.array(relatedReference).optional(),
});
export type ReferencePage = z.infer<typeof referencePage>;

export const allelePage = alleleShort.extend({
  synonyms: z.array(synonym),
  comments: z.array(z.object({ comment: z.string(), reference: referenceShort.nullable() })),
  is_obsolete: z.boolean(),
  /** HGVS-like changes at the levels of genome, transcript and protein, as in the release. */
  coordinates: z.array(z.string()),
  /** What other data sets say otherwise. Pages of older generations do not have it. */
  contradictions: z.array(contradiction).optional(),
  references: z.array(referenceShort),
  genotypes: z.array(genotypeShort),
  phenotypes: z.array(termShort),
});
export type AllelePage = z.infer<typeof allelePage>;

export const genotypePage = genotypeShort.extend({
  name: z.string().nullable(),
  /** What other data sets say otherwise of its alleles, by the id of the allele. Pages of older generations do not have it. */
  contradictions: z.record(z.string(), z.array(contradiction)).optional(),
  comment: z.string().nullable(),
  backgrounds: z.array(z.string()),
  loci: z.array(z.object({ expressed_alleles: z.array(expressedAllele) })),
  annotation_counts: z.array(annotationCount),
  /** What of them stands in the overview, type by type. Pages of older generations have none. */
  overview: z.array(overviewPart).optional(),
  phenotypes: z.array(termShort),
  references: z.array(referenceShort),
});
export type GenotypePage = z.infer<typeof genotypePage>;

const gocamNode = z.object({ id: z.string(), label: z.string(), gene: geneShort.nullable() });

/** What a statement of a model rests on. */
const gocamEvidence = z.object({
  /** The statement: `enabled by`, `activity`, `occurs in`, `part of`, `input`, `output`, `effect`. */
  about: z.string(),
  /** ECO:…, and what it says. */
  code: z.string(),
  label: z.string(),
  reference: z.string().nullable(),
});
export type GocamEvidence = z.infer<typeof gocamEvidence>;

/** What one of the files about a model counts, and of which day it is. */
const modelCount = z.object({ date: z.string().nullable(), activities: z.int() });

export const gocamActivity = z.object({
  id: z.string(),
  enabled_by: gocamNode.nullable(),
  /** Genes of the complex that enables it; empty where a gene does. Pages of older generations do not have them. */
  members: z.array(geneShort).default([]),
  molecular_function: termShort.nullable(),
  occurs_in: z.array(gocamNode),
  part_of: z.array(gocamNode),
  happens_during: z.array(gocamNode),
  inputs: z.array(gocamNode),
  outputs: z.array(gocamNode),
  /** Pages of older generations do not have it. */
  evidence: z.array(gocamEvidence).default([]),
});

export const gocamPage = gocamShort.extend({
  title_terms: z.array(termShort),
  status: z.string(),
  /** ISO date of the last change. */
  date: z.string().nullable(),
  contributors: z.array(z.object({ orcid: z.string(), name: z.string().nullable() })),
  activity_enabling_genes: z.array(geneShort),
  target_genes: z.array(geneShort),
  occurs_in: z.array(termShort),
  part_of: z.array(termShort),
  /** Empty where the release has only the model's summary. */
  activities: z.array(gocamActivity),
  edges: z.array(
    z.object({
      source: z.string(),
      target: z.string(),
      relation: z.string(),
      label: z.string(),
      evidence: z.array(gocamEvidence).default([]),
    }),
  ),
  activity_count: z.int(),
  /** null where the release has no such file of the model; pages of older generations do not say it. */
  summary: modelCount.nullable().default(null),
  model: modelCount.nullable().default(null),
  taxon: z.object({ id: z.string(), label: z.string().nullable() }).nullable().default(null),
  references: z.array(referenceShort),
});
export type GocamPage = z.infer<typeof gocamPage>;
export type GocamActivity = GocamPage["activities"][number];

export const chromosomeSummary = z.object({
  name: z.string(),
  long_display_name: z.string(),
  length: z.int(),
  gene_count: z.int(),
  coding_gene_count: z.int(),
  centromeres: z.array(location),
});
export type ChromosomeSummary = z.infer<typeof chromosomeSummary>;
