/**
 * The configuration of a deployment: everything that differs between two sites of one code base.
 * Files of a deployment folder: site.json, menus.json, annotation-types.json, annotation-filters.json, search.json,
 * concepts.json, signposts.json, front.json, query-builder.json, genome-browser.json and pages/*.md.
 */
import { z } from "zod";
import { genomeBrowser } from "./genome-browser.ts";
import { harmlessHtml } from "./harmless-html.ts";
import { queryBuilderSettings } from "./query-builder.ts";

const address = z
  .string()
  .refine(
    (url) => url.startsWith("/") || /^(https?|mailto):/.test(url),
    "an internal route beginning with / or a http(s) or mailto address",
  );
const pattern = z.string().refine((source) => {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}, "a regular expression");

const mailAddress = z
  .string()
  .refine((text) => /^[^\s@<>?&]+@[^\s@<>?&]+\.[^\s@<>?&]+$/.test(text), "an e-mail address, or null");

const organism = z.strictObject({
  taxonid: z.int().positive(),
  genus: z.string().min(1),
  species: z.string().min(1),
  common_name: z.string().min(1),
  example_gene_identifiers: z.array(z.string()),
  /** Address of a gene at the organism's own site, with <<IDENTIFIER>>; null for the site's own organism. */
  gene_url: z.string().nullable(),
});

const logo = z.strictObject({
  url: address,
  /** A file of the assets folder, or an address of the site; null for the words alone. */
  image: z.string().nullable(),
  alt_text: z.string().min(1),
});

/** A search of another site with the sequence that a page shows. */
const sequenceSearch = z.strictObject({
  label: z.string().min(1),
  /** What it takes; `protein` is offered for proteins of mRNA genes. */
  of: z.enum(["nucleotide", "protein"]),
  method: z.enum(["GET", "POST"]),
  url: z.url({ protocol: /^https?$/ }),
  /** Parameters of the request; <<FASTA>> and <<SEQUENCE>> stand for the sequence with and without its header. */
  parameters: z.record(z.string(), z.string()),
});

/** A site that has something by identifier, which stands for <<IDENTIFIER>> in its addresses. */
const viewerSource = z.strictObject({
  /** Page of the thing for readers. */
  entry_url: address,
  /** Where the viewer gets the data that it draws; null draws nothing and offers the page alone. */
  file_url: address.nullable(),
});

/** A resource that knows genes. */
const geneReference = z.strictObject({
  label: z.string().min(1),
  /** Heading that it stands under; those of the group "ortholog prediction" stand with the orthologs. */
  group: z.string().min(1),
  description: z.string(),
  /** With <<IDENTIFIER>>, <<UNIQUENAME>>, <<TAXONID>> and <<GENE_NAME>>. */
  url: address,
  /** What <<IDENTIFIER>> is; genes without it have no such link. null where the address needs none. */
  identifier: z.enum(["uniprot", "rnacentral", "biogrid"]).nullable(),
  /** Only genes of these feature types; null for all. */
  feature_types: z.array(z.string()).nullable(),
});

/** site.json */
export const site = z.strictObject({
  site_name: z.string().min(1),
  site_description: z.string().min(1),
  /** File in the deployment's assets folder; null draws the built-in mark. */
  logo_file_name: z.string().nullable(),
  /** Colour of links, buttons and what is chosen, `#0b5791`; the dark pages get a light shade of it. null for Karyon's blue. */
  accent_colour: z
    .string()
    .refine((text) => /^#[0-9a-f]{6}$/i.test(text), "a colour of six hexadecimal digits, such as #0b5791")
    .nullable(),
  header_background_file_name: z.string().nullable(),
  database_name: z.string().min(1),
  /** Said on every page of a site that is not about a real organism. */
  notice: z.string().nullable(),
  deploy_mode: z.enum(["production", "dev"]),
  developer_mode: z.boolean(),
  taxonid: z.int().positive(),
  /** The site's own organism and those it shows orthologs of. */
  organisms: z.array(organism).min(1),
  /** Accessions that the release has, as examples beside the fields that take them. */
  example_uniprot_identifiers: z.array(z.string()),
  /** Things of the release that the examples of the api's documentation are about: gene, allele, phenotype, slim …; examples without theirs are left out. */
  api_examples: z.record(z.string().regex(/^[a-z_]+$/), z.string().min(1)),
  ortholog_taxonids: z.array(z.int().positive()),
  gene_systematic_identifier_pattern: pattern,
  transcript_systematic_identifier_pattern: pattern,
  /** Sequence id → names and place in lists. Sequences of the release that are not named come last, under their ids. */
  chromosomes: z.array(
    z.strictObject({
      id: z.string(),
      /** Other spellings that requests and files may use, e.g. chromosome_1. */
      aliases: z.array(z.string()),
      name: z.string(),
      long_display_name: z.string(),
      show_on_front_page: z.boolean(),
    }),
  ),
  show_characterisation_status: z.boolean(),
  /** Status that counts as known on the front page's map. */
  published_characterisation_status: z.string(),
  /** Statuses of proteins whose role nobody knows. */
  unknown_characterisation_statuses: z.array(z.string().min(1)),
  /** ms */
  details_popup_delay: z.int().min(0),
  /** residues */
  alphafold_max_protein_length: z.int().positive(),
  feature_location_warnings: z.array(
    z.strictObject({ feature_types: z.array(z.string()), message: z.string() }),
  ),
  phenotype_id_prefixes: z.array(z.string()),
  /** Terms of phenotypes that say of cells that they live and that they die, which the viability of genes' deletions is held against; null for none. */
  viability_terms: z.strictObject({ viable: z.string(), inviable: z.string() }).nullable(),
  /** Namespace of the terms of ontologies whose files name none, by the prefix of their ids. */
  ontology_namespaces: z.record(z.string().regex(/^\w+$/), z.string().min(1)),
  /** Slims by name: data set of the release, title and page. */
  slims: z.record(
    z.string(),
    z.strictObject({
      dataset: z.string(),
      display_name: z.string(),
      link: address.nullable(),
      annotation_type: z.string(),
      single_locus: z.boolean(),
    }),
  ),
  /** What annotation types count as in figures of the whole release; types of no group stand under "Other". */
  annotation_type_groups: z.array(
    z.strictObject({
      display_name: z.string().min(1),
      /** Ids of annotation types. */
      cv_names: z.array(z.string()).min(1),
    }),
  ),
  metrics: z.strictObject({
    /** Sentences that a deployment adds to a figure, by the name of its plot. */
    notes: z.record(z.string().regex(/^\w+$/), z.string().min(1)),
    related_documents: z.array(z.strictObject({ label: z.string().min(1), url: address })),
  }),
  /** Links of a term to other sites, by the prefix of its id; the id is put behind url_prefix. */
  term_links: z.record(
    z.string(),
    z.array(z.strictObject({ display_text: z.string().min(1), url_prefix: address })),
  ),
  /** Address of pictures of what stands above a term, without the term's id; null draws them in the browser. */
  ontology_graph_url_prefix: address.nullable(),
  /** Whether publications name the staff who curated them; authors who did are always named. */
  show_staff_curator_names: z.boolean(),
  /** What the site has about publications beside the release, by reference id. */
  reference_extras: z.record(
    z.string(),
    z.strictObject({
      /** `image` is a file of the deployment's assets folder. */
      graphical_abstract: z
        .strictObject({ image: z.string().min(1), alt_text: z.string().min(1) })
        .nullable(),
      /** Tracks of the genome browser with data of the publication. */
      tracks: z.array(z.strictObject({ label: z.string().min(1), url: address })),
    }),
  ),
  /** Where drawings of things come from that the release only names. */
  viewers: z.strictObject({
    alphafold: viewerSource,
    pdb: viewerSource,
    rna_2d: viewerSource,
    rhea: viewerSource,
    /** Origins of other sites whose pages may embed views and the genome browser, https://example.org; "*" is any. The own site always may. */
    embedded_by: z.array(z.union([z.literal("*"), z.string().regex(/^https?:\/\/[\w.-]+(?::\d+)?$/)])),
    /** Databases whose matches are drawn as one span each, however many stretches they have. */
    protein_features: z.strictObject({ span_only: z.array(z.string()) }),
  }),
  /** Names of people by ORCID, for those whom the release does not name. */
  people: z.record(z.string().regex(/^\d{4}(?:-\d{4}){2}-\d{3}[\dX]$/), z.string().min(1)),
  /** What pathway models are to cover: the deployment's queries for all genes of an area, and for those that models have. */
  pathway_scope: z.strictObject({
    /** "About 3,500": proteins that could be modelled. null where nobody says. */
    modellable: z.string().min(1).nullable(),
    parts: z.array(z.strictObject({ label: z.string().min(1), all: z.string(), modelled: z.string() })),
  }),
  gene_references: z.array(geneReference),
  /** Histones: residues are counted without the first methionine, as the literature does. */
  histone_genes: z.array(z.string()),
  /** What the first and the second gene of an interaction do to the other, by evidence; other evidence is said without words. */
  interaction_types: z.record(
    z.string(),
    z.strictObject({ bait_label: z.string().min(1), prey_label: z.string().min(1) }),
  ),
  /** Site that the texts of the release were written for, `https://example.org`: what they link to and this site does not have is there. null for none. */
  source_site_url: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !url.endsWith("/"), "an address without a slash at its end")
    .nullable(),
  curation_tool_url: address.nullable(),
  curation_tool_documentation_url: address.nullable(),
  blast_url: address,
  /** E-mail address that readers write to; null shows no such link. */
  contact_address: mailAddress.nullable(),
  pubmed_search_words: z.string(),
  /** Name of the assembly in the genome browser and its addresses. */
  jbrowse2_assembly_name: z.string().min(1),
  /** Searches of other sites with a sequence, in the order of their buttons. */
  sequence_searches: z.array(sequenceSearch),
  /** Address of a gene's region as a file, with <<IDENTIFIER>>, <<FORMAT>>, <<UPSTREAM_BASES>> and <<DOWNSTREAM_BASES>>; null for none. */
  genome_region_url: address.nullable(),
  footer: z.strictObject({
    funders: z.string(),
    data_note: z.string(),
    logos: z.array(logo),
    show_elixir_and_gbc_message: z.boolean(),
    links: z.array(z.strictObject({ label: z.string(), url: address })),
  }),
});

/** menus.json: menus beside Search, Submit and Help. */
export const menus = z.array(
  z.strictObject({
    label: z.string().min(1),
    entries: z.array(z.strictObject({ label: z.string().min(1), url: address })).min(1),
  }),
);

/** Kinds of page that have annotation tables. */
const tablePage = z.enum(["gene", "term", "reference", "genotype", "allele"]);

/** annotation-types.json: order is the order of sections. The type `_DEFAULT_` stands for all that are not described, each under its own name. */
export const annotationType = z.strictObject({
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

const category = {
  value: z.string().regex(/^[a-z0-9-]+$/, "a value for addresses: a–z, 0–9 and hyphens"),
  display_name: z.string().min(1),
};
const filterBase = {
  display_name: z.string().min(1),
  /** Kinds of page that show the filter. */
  scope: z.array(tablePage).min(1),
  /** Whether the filter is for the table in details only. */
  detailed_view_only: z.boolean(),
};

/**
 * annotation-filters.json: filters by the name of their parameter. Rows have to match one category of each filter that is
 * set. Rows know their categories from when they were loaded.
 */
const annotationFilter = z.discriminatedUnion("filter_type", [
  /** Haploid or diploid genotypes. */
  z.strictObject({ filter_type: z.literal("ploidiness"), ...filterBase }),
  /** The term is one of these or a descendant. */
  z.strictObject({
    filter_type: z.literal("term"),
    ...filterBase,
    term_categories: z.array(z.strictObject({ ...category, terms: z.array(z.string()).min(1) })).min(1),
  }),
  /** As term; the categories are the terms of the type's slim. */
  z.strictObject({ filter_type: z.literal("slim"), ...filterBase }),
  /** The evidence code or name is one of these, in any case, with or without the word "evidence" at its end. */
  z.strictObject({
    filter_type: z.literal("evidence"),
    ...filterBase,
    evidence_categories: z
      .array(z.strictObject({ ...category, evidence: z.array(z.string()).min(1) }))
      .min(1),
  }),
  /** Throughput: high, low, non-experimental, or several of them joined by "|". */
  z.strictObject({
    filter_type: z.literal("throughput"),
    ...filterBase,
    throughput_categories: z
      .array(
        z.strictObject({
          ...category,
          throughput: z
            .string()
            .regex(
              /^(high|low|non-experimental)(\|(high|low|non-experimental))*$/,
              'high, low, non-experimental, or several joined by "|"',
            ),
        }),
      )
      .min(1),
  }),
  /** An extension by one of the relations points to one of the terms or a descendant. */
  z.strictObject({
    filter_type: z.literal("extension"),
    ...filterBase,
    extension_rel_type_names: z.array(z.string()).min(1),
    extension_categories: z.array(z.strictObject({ ...category, terms: z.array(z.string()).min(1) })).min(1),
  }),
  /** What the release records of how something was seen; the categories are the values that it has. */
  z.strictObject({
    filter_type: z.literal("recorded"),
    ...filterBase,
    recorded: z.enum(["condition", "allele_type", "expression", "background", "severity", "penetrance"]),
  }),
  /** The term is below one of those that stand directly below the term of the page. */
  z.strictObject({ filter_type: z.literal("child"), ...filterBase }),
]);
export const annotationFilters = z.record(
  z.string().regex(/^[a-z_]+$/, "a name for addresses: a–z and _"),
  annotationFilter,
);

/** search.json */
export const search = z.strictObject({
  min_query_length: z.int().min(1),
  /** ms after the last key before a request goes out */
  debounce: z.int().min(0),
  /** Ontology namespaces that the box finds. */
  cv_names: z.array(z.string()).min(1),
  /** Those whose terms it finds by their whole name or id only, annotated or not: conditions, as they are shown beside phenotypes. */
  exact_cv_names: z.array(z.string()),
  database_prefixes: z.array(z.string()),
  /** Ontologies whose ids are a prefix and a number, each with the digits of its numbers; 0 where these differ. */
  ontology_id_digits: z.record(z.string().regex(/^\w+$/), z.int().min(0).max(12)),
  /** Trimmed before ids are matched by their parts, e.g. `\.1:pep`. */
  identifier_suffixes: z.array(pattern),
  /** Trimmed from names of genes, as of SpCdc2, e.g. `Sp(?=[a-z]{3}\d)`. */
  identifier_prefixes: z.array(pattern),
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
  example_pages: z.array(
    z.strictObject({
      kind: z.enum(["gene", "term", "reference", "gocam", "allele", "query"]),
      id: z.string(),
      label: z.string(),
    }),
  ),
  /** What can be asked in words, to try the search with. */
  questions: z.array(z.string().trim().min(1)),
  /** First links of the page. */
  quick_links: z.array(link),
  /** Whether overviews of human diseases, and of proteins of unknown role, are among them. */
  has_disease_annotation: z.boolean(),
  has_unknowns_list: z.boolean(),
  /** Whether publications that the staff curated are a list of their own. */
  has_admin_curation: z.boolean(),
  news_on_front_page: z.boolean(),
  /** Recorded talks of the community; null for none. */
  talks_url: address.nullable(),
  /** `detail` may hold {slim:NAME} or {count:NAME}, filled in from the release. */
  overviews: z.array(link),
  tools: z.array(link),
  news: z.array(z.strictObject({ date: z.iso.date(), title: z.string(), url: address })),
  testimonials: z.array(
    z.strictObject({
      quote: z.string().transform(harmlessHtml),
      author: z.string(),
      show_on_front_page: z.boolean(),
    }),
  ),
  show_recent_publications: z.boolean(),
  /** Panels of the deployment's own, beside those of the release; `text` is Markdown. */
  panels: z.array(
    z.strictObject({
      title: z.string().min(1),
      /** "spotlight", "explore" or "community": which place and archive it stands in. */
      panel_type: z.string().regex(/^[a-z_]+$/),
      text: z.string().min(1),
      link: address.nullable(),
      link_label: z.string().min(1).nullable(),
      date_added: z.iso.date().nullable(),
      show_on_front_page: z.boolean(),
    }),
  ),
});

/** concepts.json: what people of the field call things that no ontology spells so. */
export const concepts = z.array(
  z.strictObject({
    /** Each of which is read as the term: abbreviations, words of the laboratory. */
    words: z.array(z.string().min(1)).min(1),
    /** Of the term; one that a release does not have is left aside. */
    id: z.string().min(1),
    /** Where it is said that these words mean the term. */
    source: z.string().min(1),
  }),
);

/** signposts.json: pages and tools that people ask for, and in which words. */
export const signposts = z.array(
  z.strictObject({
    label: z.string().min(1),
    /** Of a page of this site. */
    url: z.string().startsWith("/"),
    /** Whoever types all words of one of these is shown the way; words such as "how" and "the" do not count. */
    words: z.array(z.string().min(1)).min(1),
  }),
);

export const deployment = z.strictObject({
  site,
  menus,
  annotationTypes: z.array(annotationType),
  annotationFilters,
  search,
  concepts,
  signposts,
  front,
  queryBuilder: queryBuilderSettings,
  genomeBrowser,
});

/** What every page is given of a deployment; the query builder asks for its part, panels come with those of the release. */
export const bootDeployment = deployment
  .omit({ queryBuilder: true, concepts: true, signposts: true })
  .extend({ front: front.omit({ panels: true }) });
export type BootDeployment = z.infer<typeof bootDeployment>;

export type Deployment = z.infer<typeof deployment>;
export type Site = z.infer<typeof site>;
export type GeneReference = z.infer<typeof geneReference>;
export type Menus = z.infer<typeof menus>;
export type AnnotationType = z.infer<typeof annotationType>;
export type AnnotationFilter = z.infer<typeof annotationFilter>;
/** What filters choose of how something was seen. */
export type RecordedOf = Extract<AnnotationFilter, { filter_type: "recorded" }>["recorded"];
export type TablePage = z.infer<typeof tablePage>;
export type SearchSettings = z.infer<typeof search>;
export type Front = BootDeployment["front"];
