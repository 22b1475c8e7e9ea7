/** Documents about the whole release. */
import { z } from "zod";
import { geneShort, referenceShort } from "../shapes/shorts.ts";

/** Number of documents of each kind, as loaded. */
export const releaseCounts = z.object({
  genes: z.int(),
  coding_genes: z.int(),
  transcripts: z.int(),
  /** Generations of earlier versions do not say it. */
  peptides: z.int().optional(),
  terms: z.int(),
  references: z.int(),
  curated_references: z.int(),
  /** Those that their authors curated; absent where the release does not tell who curated. */
  community_curated_references: z.int().optional(),
  alleles: z.int(),
  genotypes: z.int(),
  gocams: z.int(),
  annotations: z.int(),
  interactions: z.int(),
});
export type ReleaseCounts = z.infer<typeof releaseCounts>;

/** Something that a release tells nothing of, or not all of. */
const dataGap = z.object({
  /** A topic of the catalogue of fields, or the id of an annotation type, or what lies below terms of an ontology. */
  topic: z.string(),
  /** As headings have it. */
  label: z.string(),
  /** A sentence: why not. */
  reason: z.string(),
  /** Some of it is told; what is shown of it is true, but not all. */
  is_partial: z.boolean(),
  /** Section and view of pages, and filters of search results, that would show it. */
  section: z.string().nullable(),
  widget: z.string().nullable(),
  facets: z.array(z.string()),
  /** Namespaces of the terms that are concerned. */
  cv_names: z.array(z.string()),
});
export type DataGap = z.infer<typeof dataGap>;

export const metadata = z.object({
  /** Release id, an ISO date. */
  date_version: z.string(),
  /** ISO date and time of the load. */
  db_creation_datetime: z.string(),
  export_prog_name: z.string(),
  export_prog_version: z.string(),
  organism: z.object({ taxonid: z.int(), genus: z.string(), species: z.string(), common_name: z.string() }),
  /** Data set id → date and source. */
  data_source_versions: z.record(z.string(), z.string()),
  /** Ontology → data-version. */
  cv_versions: z.record(z.string(), z.string()),
  counts: releaseCounts,
  /** What the release does not tell; generations of earlier versions do not say it. */
  data_gaps: z.array(dataGap).optional(),
});
export type Metadata = z.infer<typeof metadata>;

/** Numbers that the site shows beside those of a second count, which reads the lines of the files and nothing else. */
export const recounts = z.array(
  z.object({
    label: z.string(),
    /** What is counted, in words of programs: `transcripts`, `orthologs in taxon 9606`. Generations of earlier versions do not say it. */
    counted: z.string().optional(),
    /** Distinct ids in the files. */
    in_files: z.int(),
    on_site: z.int(),
    /** The first ids that only one of the two has. */
    only_in_files: z.array(z.string()),
    only_on_site: z.array(z.string()),
    /** How many of each there are beside those. Generations of earlier versions do not say it. */
    more_in_files: z.int().optional(),
    more_on_site: z.int().optional(),
    /** Subset of the genes that are counted; null where they are none. */
    subset: z.string().nullable(),
  }),
);
export type Recounts = z.infer<typeof recounts>;

export const statistics = z.object({
  community_pubs_count: z.int(),
  non_community_pubs_count: z.int(),
  by_taxon: z.record(
    z.string(),
    z.object({
      genes: z.int(),
      annotations: z.int(),
      annotation_type_counts_by_year: z.object({
        header: z.array(z.string()),
        data: z.array(z.object({ year: z.int(), counts: z.array(z.int()) })),
      }),
    }),
  ),
  /** Genes by feature type. */
  gene_counts: z.record(z.string(), z.int()),
  /** Coding genes by characterisation status. */
  characterisation_counts: z.record(z.string(), z.int()),
});
export type Statistics = z.infer<typeof statistics>;

/** What is known along a chromosome: the front page's map. */
export const genomeMap = z.array(
  z.object({
    chromosome: z.string(),
    length: z.int(),
    gene_count: z.int(),
    /** Position where the arms meet; null when the release has no centromere there. */
    centromere: z.int().nullable(),
    /** nt a window */
    window: z.int(),
    /** Coding genes in each window, and how many of them have a published role. */
    windows: z.array(
      z.object({
        coding: z.int(),
        published: z.int(),
        /** Coding genes without which cells die; absent where the release tells of none, and in generations of earlier versions. */
        inviable: z.int().optional(),
      }),
    ),
  }),
);
export type GenomeMap = z.infer<typeof genomeMap>;

export const geneSubset = z.object({
  name: z.string(),
  display_name: z.string(),
  /** How it is made, in a sentence; generations of earlier versions do not say it. */
  definition: z.string().optional(),
  elements: z.array(geneShort),
});
export type GeneSubset = z.infer<typeof geneSubset>;

/** What a subset is, without its genes. */
export const subsetHead = geneSubset.omit({ elements: true });
export type SubsetHead = z.infer<typeof subsetHead>;

/** Every subset by name, with its number of genes. */
export const geneSubsetIndex = z.record(
  z.string(),
  z.object({
    name: z.string(),
    display_name: z.string(),
    gene_count: z.int(),
    /** Of domains, what their database says of them. */
    description: z.string().optional(),
  }),
);
export type GeneSubsetIndex = z.infer<typeof geneSubsetIndex>;

/** Slim name → its terms with the number of genes annotated to each. */
export const termSubsets = z.record(
  z.string(),
  z.object({
    name: z.string(),
    total_gene_count: z.int(),
    elements: z.record(
      z.string(),
      z.object({ name: z.string(), gene_count: z.int(), single_locus_gene_count: z.int() }),
    ),
  }),
);
export type TermSubsets = z.infer<typeof termSubsets>;

/** Values that annotations record of how something was seen, as choices of the filters that choose them. */
export const recordedChoices = z.record(
  z.string(),
  z.array(z.object({ value: z.string(), label: z.string() })),
);

/** Molecules per cell of all genes, one data set for what a paper measured under one condition. */
export const expressionLevels = z.object({
  datasets: z.array(
    z.object({
      /** Stays the same as long as the paper and what it measured do. */
      id: z.string(),
      /** e.g. "protein, during mitotic M phase" */
      label: z.string(),
      molecule: z.enum(["protein", "RNA"]),
      reference: z.object({ id: z.string(), label: z.string() }).nullable(),
      /** Gene id and the mean of its values. */
      values: z.array(z.tuple([z.string(), z.number()])),
    }),
  ),
});
export type ExpressionLevels = z.infer<typeof expressionLevels>;

/** Genotypes and conditions under which phenotypes were seen, by number. */
const phenotypeProfile = z.object({
  locus: z.enum(["single", "multi"]),
  ploidy: z.enum(["haploid", "diploid"]),
  /** Of a single allele: null for a deletion or an allele that is not expressed, wt-overexpressed; else nothing. */
  expression: z.array(z.string()),
  /** Ids of conditions, and `conditionKey` of those with a value. */
  conditions: z.array(z.string()),
});
export type PhenotypeProfile = z.infer<typeof phenotypeProfile>;
export const phenotypeProfiles = z.array(phenotypeProfile);

/** What genes are annotated to, by number: id, name, and ontology namespace; null for a domain. */
export const annotatedThings = z.array(z.tuple([z.string(), z.string(), z.string().nullable()]));
export type AnnotatedThing = z.infer<typeof annotatedThings>[number];

/** A publication that was curated. */
export const curatedReference = referenceShort.extend({
  /** ISO date of the approval of its curation; null where the release does not say. Generations of earlier versions do not have it. */
  approved_date: z.string().nullable().optional(),
});
export const recentReferences = z.object({
  curated: z.array(referenceShort),
  newest: z.array(referenceShort),
  /** By their authors, the last approved first. Generations of earlier versions do not have it. */
  community_curated: z.array(curatedReference).optional(),
});
export type CuratedReference = z.infer<typeof curatedReference>;
export type RecentReferences = z.infer<typeof recentReferences>;

export const frontPanel = z.object({
  title: z.string(),
  panel_type: z.string(),
  /** Sanitised HTML. */
  html: z.string(),
  reference_id: z.string().nullable(),
  link: z.string().nullable(),
  link_label: z.string().nullable(),
  date_added: z.string().nullable(),
  show_on_front_page: z.boolean(),
  /** Where the title leads. Generations of earlier versions have neither this nor pictures. */
  title_link: z.string().nullable().optional(),
  /** Addresses of pictures and films (.mp4), of which one is shown. */
  images: z.array(z.string()).optional(),
  /** Where the picture leads. */
  image_link: z.string().nullable().optional(),
});
export type FrontPanel = z.infer<typeof frontPanel>;
