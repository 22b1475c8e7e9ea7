/** annotation-types.json: what tables of annotations there are, and what each shows. */
import { z } from "zod";
import { address } from "./text-types.ts";

/** Kinds of page that have annotation tables. */
export const tablePage = z.enum(["gene", "term", "reference", "genotype", "allele"]);

const annotationType = z.strictObject({
  id: z.string(),
  display_name: z.string(),
  /** The section that a group of types stands under in the side menu; null when it stands alone. */
  group: z.string().nullable(),
  feature_type: z.enum(["gene", "genotype", "interaction"]),
  help_route: address.nullable(),
  columns_to_show: z.array(z.string()),
  /** Columns besides these on some kinds of page. */
  columns_to_show_by_page_type: z.partialRecord(tablePage, z.array(z.string())),
  /** Filters of annotation-filters.json, in their order above the table. */
  filters: z.array(z.string()),
  /**
   * The type in overviews of genes, publications and genotypes whose tables have the filter: a cell for each of its values.
   * `leave_out` are values that say too little; `not_on` are kinds of pages without it; `directions` are the first words of
   * terms by what they say, all others being changes without a direction.
   */
  overview: z
    .strictObject({
      label: z.string().min(1),
      filter: z.string(),
      leave_out: z.array(z.string()).optional(),
      not_on: z.array(tablePage).optional(),
      directions: z
        .strictObject({ up: z.array(z.string()), down: z.array(z.string()), normal: z.array(z.string()) })
        .optional(),
    })
    .optional(),
  /**
   * Groups that the terms of a table stand in: the first that holds the term or an ancestor of it; `NOT GO:1` holds those
   * without GO:1. Terms of no group come last.
   */
  split_by_parents: z.array(
    z.strictObject({ id: z.string(), display_name: z.string(), terms: z.array(z.string()).min(1) }),
  ),
  details_only: z.boolean(),
  slim: z.string().nullable(),
  /** Heading of the box with the slim terms of a gene, and what stands in it where there is none. */
  slim_description: z.string().nullable(),
  slim_no_category_text: z.string().nullable(),
  hide_term_details: z.boolean(),
  /** Whether ids of terms are shown without their prefix. */
  hide_term_id_prefix: z.boolean(),
  /** Terms that are only headings: they have no page to link to. */
  is_a_fake_ontology: z.boolean(),
  /** Tracks of the protein feature viewer inside the table. */
  protein_viewer_type: z.string().nullable(),
  /** Links below the table; term ids are joined by %2C and put in place of {ids} and at the end. */
  external_link_config: z.array(z.strictObject({ display_text: z.string(), url_prefix: address })),
  /** Who curated the rows of a reference; an entry without reference is for all others. The id of the row's term takes the place of <<TERMID>>. */
  source_config: z.array(
    z.strictObject({ name: z.string(), reference: z.string().nullable(), url: address.nullable() }),
  ),
  /** Warning on genes whose structure has changed. */
  gene_structure_change_message: z.string().nullable(),
  /** Extension relations to what a gene acts on, for the query for it, and the title of that query. */
  downstream_relations: z.array(z.string()),
  downstream_query_title: z.string().nullable(),
  /** Public format that rows can be downloaded in, beside tables. */
  file_format: z.enum(["gaf", "phaf"]).nullable(),
  /** Shown only in this mode; null for both. */
  deploy_mode: z.enum(["production", "dev"]).nullable(),
  /** Ontology namespaces whose annotations belong to it. */
  cv_names: z.array(z.string()),
  /** Organism of whose orthologs the annotations speak, as diseases are of human genes; their terms stand beside those orthologs. */
  ortholog_taxonid: z.int().nullable().default(null),
});

/** Their order is the order of sections. The type `_DEFAULT_` stands for all that are not described, each under its own name. */
export const annotationTypes = z.array(annotationType);

export type AnnotationType = z.infer<typeof annotationType>;
export type TablePage = z.infer<typeof tablePage>;
