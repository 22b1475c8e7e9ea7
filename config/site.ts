/** site.json: the site, its organism, and what it links to. */
import { z } from "zod";
import { address, onlyNames, pattern } from "./text-types.ts";

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
  gene_url: onlyNames(z.string(), "IDENTIFIER").nullable(),
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
  parameters: z.record(z.string(), onlyNames(z.string(), "FASTA", "SEQUENCE")),
});

/** A site that has something by identifier, which stands for <<IDENTIFIER>> in its addresses. */
const viewerSource = z.strictObject({
  /** Page of the thing for readers. */
  entry_url: onlyNames(address, "IDENTIFIER"),
  /** Where the viewer gets the data that it draws; null draws nothing and offers the page alone. */
  file_url: onlyNames(address, "IDENTIFIER").nullable(),
});

/** A resource that knows genes. */
const geneReference = z.strictObject({
  label: z.string().min(1),
  /** Heading that it stands under; those of the group "ortholog prediction" stand with the orthologs. */
  group: z.string().min(1),
  description: z.string(),
  /** With <<IDENTIFIER>>, <<UNIQUENAME>>, <<TAXONID>> and <<GENE_NAME>>. */
  url: onlyNames(address, "IDENTIFIER", "UNIQUENAME", "TAXONID", "GENE_NAME"),
  /** What <<IDENTIFIER>> is; genes without it have no such link. null where the address needs none. */
  identifier: z.enum(["uniprot", "rnacentral", "biogrid"]).nullable(),
  /** Only genes of these feature types; null for all. */
  feature_types: z.array(z.string()).nullable(),
  /** Residues of the longest proteins that it has; without it, it has all. */
  max_protein_length: z.int().positive().optional(),
});

/** What `api_examples` can name for the documentation of the api and for the common texts; own texts may name more. */
export const exampleNames: readonly string[] = [
  "gene",
  "gene_name",
  "other_gene",
  "other_gene_name",
  "third_gene",
  "phenotype_gene",
  "expression_gene",
  "interaction_gene",
  "domain_gene",
  "target_gene",
  "term",
  "phenotype",
  "reference",
  "allele",
  "genotype",
  "gocam",
  "other_gocam",
  "uniprot",
  "other_uniprot",
  "slim",
  "condition_ontology",
];

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
  /** Things of the release that the examples of the api's documentation are about, see `exampleNames`; examples without theirs are left out. */
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
  genome_region_url: onlyNames(
    address,
    "IDENTIFIER",
    "FORMAT",
    "UPSTREAM_BASES",
    "DOWNSTREAM_BASES",
  ).nullable(),
  footer: z.strictObject({
    funders: z.string(),
    data_note: z.string(),
    logos: z.array(logo),
    show_elixir_and_gbc_message: z.boolean(),
    links: z.array(z.strictObject({ label: z.string(), url: address })),
  }),
});

export type Site = z.infer<typeof site>;
export type GeneReference = z.infer<typeof geneReference>;
