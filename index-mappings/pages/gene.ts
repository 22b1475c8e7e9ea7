import { rnaStructure } from "../shapes/rna-structure.ts";
import { z } from "zod";
import { relatedGene } from "../shapes/related.ts";
import { geneFields } from "../fields/gene.ts";
import { schemaOf } from "../fields/schema.ts";
import { overviewPart } from "./overview.ts";
import { extensionPart } from "./rows.ts";
import {
  annotationCount,
  geneShort,
  genotypeShort,
  gocamShort,
  location,
  referenceShort,
  synonym,
  termShort,
} from "../shapes/shorts.ts";
import { contradiction } from "../shapes/contradiction.ts";
import { transcript } from "../shapes/transcript.ts";

const orthologAnnotation = z.object({
  ortholog: z.object({ uniquename: z.string(), name: z.string().nullable(), product: z.string().nullable() }),
  taxonid: z.int(),
  qualifier: z.string().nullable(),
  source: z.string().nullable(),
  /** Annotations of the gene that are about its orthologs of this organism, such as diseases; of which of several is not known. */
  terms: z.array(termShort).optional(),
});

const interproMatch = z.object({
  id: z.string(),
  dbname: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  match_start: z.int(),
  match_end: z.int(),
  /** The InterPro entry that the match belongs to, where the release says so. */
  interpro_id: z.string().nullable(),
  /** What InterPro calls that entry. Pages of older generations do not have it. */
  interpro_name: z.string().nullable().optional(),
  /** Genes with a match of this entry. */
  gene_count: z.int(),
  locations: z.array(z.object({ start: z.int(), end: z.int() })),
  /** What other data sets say otherwise of its entry; left out where they agree. */
  contradictions: z.array(contradiction).optional(),
});

const historyEntry = z.object({
  /** ISO date */
  date: z.string(),
  previous_coords: z.string().nullable(),
  references: z.string().nullable(),
  comments: z.string().nullable(),
  genome_snapshot_link: z.string().nullable(),
});

/** A row of another gene whose extension names this gene. */
const targetOfAnnotation = z.object({
  /** Prefix of the ontology's ids: GO, MOD, MONDO. */
  ontology_name: z.string(),
  relation: z.string(),
  relation_label: z.string(),
  gene: geneShort,
  genotype: genotypeShort.nullable(),
  reference: referenceShort.nullable(),
  evidence: z.string().nullable(),
  assigned_by: z.string().nullable(),
  /** ISO date */
  date: z.string().nullable(),
  /** False where the same gene says something of more weight in the same ontology. */
  show_in_summary: z.boolean(),
});

/** How many molecules of a gene's product one paper counted in a cell. */
const expressionLevel = z.object({
  molecule: z.enum(["protein", "RNA"]),
  /** Mean of what was counted. */
  average_copies_per_cell: z.number(),
  /** As in the release, where it gives more than the mean. */
  range: z.string().nullable(),
  /** "population" or "single cell" */
  scale: z.string().nullable(),
  extension: z.array(extensionPart),
  conditions: z.array(z.object({ term: termShort, detail: z.string().nullable() })),
  evidence: z.string().nullable(),
  reference: referenceShort.nullable(),
});

/** A gene by its place on the chromosome, for the strip under the name of another one. */
export const neighbour = geneShort.extend({ location, feature_type: z.string() });

/** Everything that the gene page shows but its annotation tables, whose rows the annotations call gives. */
export const genePage = z.object({
  uniquename: z.string(),
  name: z.string().nullable(),
  /** The name, or the systematic id when there is none. */
  display_name: z.string(),
  product: z.string().nullable(),
  /** mRNA gene, lncRNA gene, pseudogene … */
  feature_type: z.string(),
  taxonid: z.int(),
  organism: z.object({ genus: z.string(), species: z.string(), common_name: z.string() }),
  characterisation_status: z.string().nullable(),
  deletion_viability: schemaOf(geneFields.deletion_viability),
  /** Fields that the catalogue puts on the page as they are; pages of older generations have none. */
  properties: z
    .array(z.object({ field: z.string(), label: z.string(), text: z.string() }))
    .readonly()
    .optional(),
  synonyms: z.array(synonym),
  /** What other data sets say otherwise. Pages of older generations do not have it. */
  contradictions: z.array(contradiction).optional(),
  name_descriptions: z.array(z.string()),
  location: location.nullable(),
  transcripts: z.array(transcript),
  uniprot_identifier: z.string().nullable(),
  rnacentral_urs_identifier: z.string().nullable(),
  biogrid_interactor_id: z.string().nullable(),
  pdb_entries: z.array(
    z.object({
      pdb_id: z.string(),
      title: z.string().nullable(),
      /** Whether the release brings its file. Pages of older generations do not say it. */
      has_file: z.boolean().optional(),
    }),
  ),
  /** How its RNA may fold on itself. null for other genes; pages of older generations do not have it. */
  rna_structure: rnaStructure.nullable().optional(),
  /** Whether the release brings a predicted structure of its protein. Pages of older generations do not say it. */
  has_structure_file: z.boolean().optional(),
  gocams: z.array(gocamShort),
  interpro_matches: z.array(interproMatch),
  disordered_regions: z.array(z.object({ start: z.int(), end: z.int() })),
  tm_domain_coords: z.array(z.object({ start: z.int(), end: z.int() })),
  has_protein_features: z.boolean(),
  annotation_counts: z.array(annotationCount),
  /** What of them stands in the overview, type by type. Pages of older generations have none. */
  overview: z.array(overviewPart).optional(),
  allele_count: z.int(),
  /** Alleles that genotypes of its annotations name: 0 where phenotypes are told by gene and term only. Pages of older generations have none. */
  annotated_allele_count: z.int().optional(),
  ortholog_annotations: z.array(orthologAnnotation),
  paralog_annotations: z.array(z.object({ paralog: geneShort })),
  /** In the order of the weight of their relations, then of ontology and gene. */
  target_of_annotations: z.array(targetOfAnnotation),
  /** Diseases in which its orthologs have a part. Pages of older generations do not have it. */
  diseases: z.array(termShort).optional(),
  quantitative_expression: z.array(expressionLevel),
  gene_history: z.array(historyEntry),
  gene_neighbourhood: z.array(neighbour),
  subset_termids: z.array(z.string()),
  /** Genes with the same rare annotations, the most alike first. Pages of older generations do not have them. */
  related: z.array(relatedGene).optional(),
  /** Oldest first; those without a year last. */
  references: z.array(referenceShort),
});
export type GenePage = z.infer<typeof genePage>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type InterproMatch = z.infer<typeof interproMatch>;
export type ExpressionLevel = z.infer<typeof expressionLevel>;
export type TargetOfAnnotation = z.infer<typeof targetOfAnnotation>;
export type Neighbour = z.infer<typeof neighbour>;
