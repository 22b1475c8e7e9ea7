/** Genes as queries see them: everything that a constraint can ask for, and the row that a list of results shows. */
import { integer, keyword, shownOnly, storedText } from "./field-types.ts";
import type { partTypes } from "./pages/transcript.ts";

type PartType = (typeof partTypes)[number];

/** Annotations of genotypes that say the same of a gene, once. */
export interface PhenotypeRow {
  /** The term and its ancestors over is_a and part_of. */
  readonly terms: readonly string[];
  /** What the regulates relations add to them. */
  readonly regulated_terms: readonly string[];
  readonly locus: "single" | "multi";
  readonly ploidy: "haploid" | "diploid";
  /** Of a single allele: null for a deletion or an allele that is not expressed, wt-overexpressed; else nothing. */
  readonly expression: readonly string[];
  /** Ids of conditions, and `conditionKey` of those with a value. */
  readonly conditions: readonly string[];
}

/** A condition with its value, as rows carry it. */
export const conditionKey = (term: string, value: string): string => `${term}(${value})`;

export interface InteractionEnd {
  readonly type: "physical" | "genetic";
  /** The other gene. */
  readonly gene: string;
  readonly evidence: string | null;
  readonly throughput: string | null;
}

/** Annotations of another gene that act on this one, by the relations that the deployment names. */
export interface Upstream {
  readonly gene: string;
  /** Annotation type, and the ontology namespaces that belong to it. */
  readonly types: readonly string[];
  /** Phases that the extension names, with their ancestors. */
  readonly phases: readonly string[];
}

/** Transcript 1, for sequences. */
interface RowTranscript {
  readonly id: string;
  /** From the 5' end on: kind, first and last position on the chromosome. */
  readonly pieces: readonly (readonly [PartType, number, number])[];
}

/** A term that stands for a group of terms; `other` for genes with annotations outside of all groups. */
export interface GroupTerm {
  readonly termid: string;
  readonly name: string;
}

type Presence = "present" | "absent" | "not_applicable" | "unknown";

/** What lists of results can show of a gene. */
export interface ResultRow {
  readonly gene_uniquename: string;
  readonly name: string | null;
  readonly product: string | null;
  readonly uniprot_identifier: string | null;
  readonly synonyms: readonly string[];
  readonly feature_type: string;
  readonly chromosome: string | null;
  readonly start_pos: number | null;
  readonly end_pos: number | null;
  readonly strand: "forward" | "reverse" | null;
  /** By taxon: names, or ids where there is none. */
  readonly orthologs: Readonly<Record<string, readonly string[]>>;
  readonly ortholog_taxonids: readonly number[];
  readonly deletion_viability: "viable" | "inviable" | "depends_on_conditions" | "unknown" | null;
  readonly characterisation_status: string | null;
  readonly taxonomic_distribution: string | null;
  readonly physical_interactors: readonly string[];
  readonly tmm: Presence;
  readonly signal_peptide: Presence;
  readonly pdb_ids: readonly string[];
  readonly rnacentral_id: string | null;
  readonly gocam_ids: readonly string[];
  readonly enables_gocam_activity_ids: readonly string[];
  readonly paralogs: readonly string[];
  readonly molecular_weight: number | null;
  readonly protein_length: number | null;
  readonly protein_length_bin: string | null;
  readonly spliced_rna_length: number | null;
  readonly unspliced_rna_length: number | null;
  readonly exon_count: number | null;
  readonly transcript_count: number;
  readonly reference_uniquenames: readonly string[];
  readonly go_process_superslim: GroupTerm | null;
  readonly go_function: GroupTerm | null;
  readonly go_component: GroupTerm | null;
  /** Slim terms that it is annotated to, and `gomodel:ID` of the models it is active in. */
  readonly subsets: readonly string[];
  readonly transcript: RowTranscript | null;
}

/** Fields that ranges ask for; genes that a range says nothing about have none. */
const rangeFields = [
  "protein_length",
  "spliced_rna_length",
  "unspliced_rna_length",
  "tm_domain_count",
  "deeptmhmm_domain_count",
  "coiled_coils_count",
  "coiled_coils_percent",
  "disordered_regions_count",
  "disordered_percent",
  "low_complexity_regions_count",
  "low_complexity_percent",
  "exon_count",
  "five_prime_utr_exon_count",
  "three_prime_utr_exon_count",
  "transcript_count",
  "pdb_structure_count",
  "gocam_model_count",
  "gocam_activity_gene_count",
] as const;
export type RangeField = (typeof rangeFields)[number];

export interface QueryDoc extends Readonly<Record<RangeField, number | null>> {
  readonly id: string;
  /** Place among all genes, from 0: by product, then name, then id, in natural order; genes without product last. */
  readonly rank: number;
  /** Terms it is annotated to, directly or over is_a and part_of, NOT left out. */
  readonly terms: readonly string[];
  /** What the regulates relations add to them. */
  readonly regulated_terms: readonly string[];
  /** As `terms`, of pairs of gene and phenotype without a genotype. */
  readonly paired_terms: readonly string[];
  readonly phenotypes: readonly PhenotypeRow[];
  readonly references: readonly string[];
  /** Names of subsets; those of domains under shorter names too. */
  readonly subsets: readonly string[];
  readonly ortholog_taxonids: readonly number[];
  readonly chromosome: string | null;
  readonly start: number | null;
  readonly end: number | null;
  /** kDa */
  readonly molecular_weight: number | null;
  readonly properties: readonly string[];
  readonly interactions: readonly InteractionEnd[];
  readonly upstream: readonly Upstream[];
  /** `targetKey` of genes that the extensions of its annotations name. */
  readonly targets: readonly string[];
  /** Numbers of `annotated_things` that it has, for enrichment: four bytes each, the lowest first, in base64. */
  readonly annotated: string;
  readonly row: ResultRow;
}

/** A gene that annotations of a GO term, or of something else, name in their extension. */
export const targetKey = (kind: "go" | "other", gene: string): string => `${kind}:${gene}`;

export const queries = {
  settings: {},
  /** What is read back; the rest is only searched. */
  source: { includes: ["row", "annotated"] },
  mapping: {
    id: keyword,
    rank: integer,
    terms: keyword,
    regulated_terms: keyword,
    paired_terms: keyword,
    phenotypes: {
      type: "nested",
      properties: {
        terms: keyword,
        regulated_terms: keyword,
        locus: keyword,
        ploidy: keyword,
        expression: keyword,
        conditions: keyword,
      },
    },
    references: keyword,
    subsets: keyword,
    ortholog_taxonids: integer,
    chromosome: keyword,
    start: integer,
    end: integer,
    molecular_weight: { type: "double" },
    properties: keyword,
    interactions: {
      type: "nested",
      properties: { type: keyword, gene: keyword, evidence: keyword, throughput: keyword },
    },
    upstream: { type: "nested", properties: { gene: keyword, types: keyword, phases: keyword } },
    targets: keyword,
    annotated: storedText,
    row: shownOnly,
    ...Object.fromEntries(rangeFields.map((field) => [field, integer])),
  },
} as const;
