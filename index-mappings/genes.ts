import { analysis } from "./analysis.ts";
import { flag, integer, keyword } from "./field-types.ts";
import { searchableMapping, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

export const geneAssets = ["structure", "ortholog", "pathway"] as const;
export type GeneAsset = (typeof geneAssets)[number];

/** A gene as search and lists see it; what queries ask for is in `queries`, its page in `pages`. */
export interface GeneDoc extends Searchable {
  readonly name: string | null;
  readonly product: string | null;
  /** What lists are sorted by, in natural order. */
  readonly sort_name: string | null;
  readonly sort_product: string | null;
  /** mRNA gene, lncRNA gene, tRNA gene, pseudogene … */
  readonly feature_type: string;
  readonly taxonid: number;
  /** Sequence id, e.g. II. */
  readonly chromosome: string | null;
  /** 1-based, inclusive, UTRs included. */
  readonly start: number | null;
  readonly end: number | null;
  readonly strand: "forward" | "reverse" | null;
  readonly characterisation_status: string | null;
  readonly deletion_viability: "viable" | "inviable" | "depends_on_conditions" | "unknown" | null;
  readonly uniprot: string | null;
  readonly ortholog_taxonids: readonly number[];
  /** Terms it is annotated to, directly or over is_a and part_of, NOT left out. */
  readonly terms: readonly string[];
  readonly references: readonly string[];
  readonly gocams: readonly string[];
  readonly subsets: readonly string[];
  readonly has_protein: boolean;
  /**
   * What a filter asks for: structure (a prediction that AlphaFold offers: a UniProt accession and a protein that is not too
   * long for it), ortholog (in one of the deployment's organisms), pathway (part of a GO-CAM model).
   */
  readonly has: readonly GeneAsset[];
}

export const genes = {
  settings: { analysis },
  source: searchableSource,
  mapping: {
    ...searchableMapping,
    name: keyword,
    product: keyword,
    sort_name: keyword,
    sort_product: keyword,
    feature_type: keyword,
    taxonid: integer,
    chromosome: keyword,
    start: integer,
    end: integer,
    strand: keyword,
    characterisation_status: keyword,
    deletion_viability: keyword,
    uniprot: keyword,
    ortholog_taxonids: integer,
    terms: keyword,
    references: keyword,
    gocams: keyword,
    subsets: keyword,
    has_protein: flag,
    has: keyword,
  },
} as const;
