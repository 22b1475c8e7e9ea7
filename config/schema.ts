/**
 * The configuration of a deployment: everything that differs between two sites of one code base.
 * Files of a deployment folder: site.json, menus.json, annotation-types.json, search.json, front.json and pages/*.md.
 */
import { z } from "zod";

const address = z.string().refine((url) => url.startsWith("/") || /^(https?|mailto):/.test(url), "an internal route beginning with / or a http(s) or mailto address");
const pattern = z.string().refine((source) => {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}, "a regular expression");

export const organism = z.strictObject({
  taxonid: z.int().positive(),
  genus: z.string().min(1),
  species: z.string().min(1),
  common_name: z.string().min(1),
  example_gene_identifiers: z.array(z.string()),
  /** Address of a gene at the organism's own site, with <<IDENTIFIER>>; null for the site's own organism. */
  gene_url: z.string().nullable(),
});

export const logo = z.strictObject({ url: address, image: z.string().nullable(), alt_text: z.string().min(1) });

/** site.json */
export const site = z.strictObject({
  site_name: z.string().min(1),
  site_description: z.string().min(1),
  /** File in the deployment's assets folder; null draws the built-in mark. */
  logo_file_name: z.string().nullable(),
  header_background_file_name: z.string().nullable(),
  database_name: z.string().min(1),
  /** Said on every page of a site that is not about a real organism. */
  notice: z.string().nullable(),
  deploy_mode: z.enum(["production", "dev"]),
  developer_mode: z.boolean(),
  taxonid: z.int().positive(),
  /** The site's own organism and those it shows orthologs of. */
  organisms: z.array(organism).min(1),
  ortholog_taxonids: z.array(z.int().positive()),
  gene_systematic_identifier_pattern: pattern,
  transcript_systematic_identifier_pattern: pattern,
  /** Sequence id → names and place in lists. */
  chromosomes: z.array(z.strictObject({
    id: z.string(),
    /** Other spellings that requests and files may use, e.g. chromosome_1. */
    aliases: z.array(z.string()),
    name: z.string(),
    long_display_name: z.string(),
    /** NCBI translation table. */
    genetic_code: z.int(),
    show_on_front_page: z.boolean(),
  })).min(1),
  show_characterisation_status: z.boolean(),
  /** Status that counts as known on the front page's map. */
  published_characterisation_status: z.string(),
  /** ms */
  details_popup_delay: z.int().min(0),
  /** residues */
  alphafold_max_protein_length: z.int().positive(),
  feature_location_warnings: z.array(z.strictObject({ feature_types: z.array(z.string()), message: z.string() })),
  phenotype_id_prefixes: z.array(z.string()),
  viability_terms: z.strictObject({ viable: z.string(), inviable: z.string() }),
  /** Slims by name: data set of the release, title and page. */
  slims: z.record(z.string(), z.strictObject({
    dataset: z.string(),
    display_name: z.string(),
    link: address.nullable(),
    annotation_type: z.string(),
    single_locus: z.boolean(),
  })),
  curation_tool_url: address.nullable(),
  curation_tool_documentation_url: address.nullable(),
  blast_url: address,
  contact_address: z.string().min(1),
  pubmed_search_words: z.string(),
  jbrowse2_assembly_name: z.string(),
  footer: z.strictObject({
    funders: z.string(),
    data_note: z.string(),
    logos: z.array(logo),
    show_elixir_and_gbc_message: z.boolean(),
    links: z.array(z.strictObject({ label: z.string(), url: address })),
  }),
});

/** menus.json: menus beside Search, Submit and Help. */
export const menus = z.array(z.strictObject({
  label: z.string().min(1),
  entries: z.array(z.strictObject({ label: z.string().min(1), url: address })).min(1),
}));

/** annotation-types.json: order is the order of sections. */
export const annotationType = z.strictObject({
  id: z.string(),
  display_name: z.string(),
  /** The section that a group of types stands under in the side menu; null when it stands alone. */
  group: z.string().nullable(),
  feature_type: z.enum(["gene", "genotype", "interaction"]),
  help_route: address.nullable(),
  columns_to_show: z.array(z.string()),
  details_only: z.boolean(),
  slim: z.string().nullable(),
  hide_term_details: z.boolean(),
  /** Shown only in this mode; null for both. */
  deploy_mode: z.enum(["production", "dev"]).nullable(),
  /** Ontology namespaces whose annotations belong to it. */
  cv_names: z.array(z.string()),
});

/** search.json */
export const search = z.strictObject({
  min_query_length: z.int().min(1),
  /** ms after the last key before a request goes out */
  debounce: z.int().min(0),
  /** Ontology namespaces that the box finds. */
  cv_names: z.array(z.string()).min(1),
  database_prefixes: z.array(z.string()),
  /** Trimmed before ids are matched by their parts, e.g. `\.1:pep`. */
  identifier_suffixes: z.array(pattern),
  groups: z.strictObject({
    gene: z.strictObject({ matched: z.int(), shown: z.int() }),
    term: z.strictObject({ shown: z.int() }),
    reference: z.strictObject({ shown: z.int() }),
    gocam: z.strictObject({ shown: z.int(), shortfall_total: z.int() }),
    allele: z.strictObject({ shown: z.int() }),
  }),
  max_options: z.int(),
  /** characters, see the cut of names and details */
  name_length: z.int(),
  detail_length: z.int(),
  placeholder: z.string(),
  front_placeholder: z.string(),
});

const link = z.strictObject({ label: z.string(), url: address, detail: z.string().nullable() });

/** front.json */
export const front = z.strictObject({
  title: z.string(),
  /** Markdown */
  welcome_message: z.string(),
  example_pages: z.array(z.strictObject({ kind: z.enum(["gene", "term", "reference", "gocam", "allele", "query"]), id: z.string(), label: z.string() })),
  /** `detail` may hold {slim:NAME} or {count:NAME}, filled in from the release. */
  overviews: z.array(link),
  tools: z.array(link),
  news: z.array(z.strictObject({ date: z.iso.date(), title: z.string(), url: address })),
  testimonials: z.array(z.strictObject({ quote: z.string(), author: z.string(), show_on_front_page: z.boolean() })),
  show_recent_publications: z.boolean(),
});

export const deployment = z.strictObject({ site, menus, annotationTypes: z.array(annotationType), search, front });

export type Deployment = z.infer<typeof deployment>;
export type Site = z.infer<typeof site>;
export type Menus = z.infer<typeof menus>;
export type AnnotationType = z.infer<typeof annotationType>;
export type SearchSettings = z.infer<typeof search>;
export type Front = z.infer<typeof front>;
