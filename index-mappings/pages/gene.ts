import { z } from "zod";
import { annotationCount, geneShort, gocamShort, location, referenceShort, synonym } from "./shorts.ts";
import { transcript } from "./transcript.ts";

export const orthologAnnotation = z.object({
  ortholog: z.object({ uniquename: z.string(), name: z.string().nullable(), product: z.string().nullable() }),
  taxonid: z.int(),
  qualifier: z.string().nullable(),
  source: z.string().nullable(),
});

export const interproMatch = z.object({
  id: z.string(),
  dbname: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  match_start: z.int(),
  match_end: z.int(),
  locations: z.array(z.object({ start: z.int(), end: z.int() })),
});

export const historyEntry = z.object({
  /** ISO date */
  date: z.string(),
  previous_coords: z.string().nullable(),
  references: z.string().nullable(),
  comments: z.string().nullable(),
  genome_snapshot_link: z.string().nullable(),
});

/** A neighbour on the chromosome, for the strip under the name. */
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
  deletion_viability: z.enum(["viable", "inviable", "depends_on_conditions", "unknown"]).nullable(),
  synonyms: z.array(synonym),
  name_descriptions: z.array(z.string()),
  location: location.nullable(),
  transcripts: z.array(transcript),
  uniprot_identifier: z.string().nullable(),
  rnacentral_urs_identifier: z.string().nullable(),
  biogrid_interactor_id: z.string().nullable(),
  pdb_entries: z.array(z.object({ pdb_id: z.string(), title: z.string().nullable() })),
  gocams: z.array(gocamShort),
  interpro_matches: z.array(interproMatch),
  disordered_regions: z.array(z.object({ start: z.int(), end: z.int() })),
  tm_domain_coords: z.array(z.object({ start: z.int(), end: z.int() })),
  has_protein_features: z.boolean(),
  annotation_counts: z.array(annotationCount),
  allele_count: z.int(),
  ortholog_annotations: z.array(orthologAnnotation),
  paralog_annotations: z.array(z.object({ paralog: geneShort })),
  /** Rows of other genes whose extension names this gene. */
  target_of_annotations: z.array(z.object({
    ontology_name: z.string(),
    relation: z.string(),
    relation_label: z.string(),
    gene: geneShort,
    reference: referenceShort.nullable(),
    evidence: z.string().nullable(),
    date: z.string().nullable(),
  })),
  gene_history: z.array(historyEntry),
  gene_neighbourhood: z.array(neighbour),
  subset_termids: z.array(z.string()),
  references: z.array(referenceShort),
});
export type GenePage = z.infer<typeof genePage>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type InterproMatch = z.infer<typeof interproMatch>;
export type OrthologAnnotation = z.infer<typeof orthologAnnotation>;
export type Neighbour = z.infer<typeof neighbour>;
