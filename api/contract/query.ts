/** Requests and answers of queries for genes: POST query, POST query/count, GET query/{id}, and what stands beside them. */
import { z } from "zod";
import { queryBuilder } from "../../config/query-builder.ts";
import { resultSchemas } from "../../index-mappings/fields/result.ts";
import { geneShort } from "../../index-mappings/shapes/shorts.ts";
import { pageNumber, wholeNumberIn } from "./paging.ts";
import { listOrText, queryNode } from "./query-nodes.ts";

export type { Leaf, LeafKind, QueryNode } from "./query-nodes.ts";

/** Parts of a nucleotide sequence, of transcript 1. Flanks (nt) are counted from the coding range unless the UTR of that side is included; they and introns are in small letters. */
const nucleotideOptions = z.strictObject({
  include_introns: z.boolean().default(false),
  include_exons: z.boolean().default(true),
  include_5_prime_utr: z.boolean().default(false),
  include_3_prime_utr: z.boolean().default(false),
  upstream_bases: z.int().min(0).max(100_000).nullish(),
  downstream_bases: z.int().min(0).max(100_000).nullish(),
});
export type NucleotideOptions = z.output<typeof nucleotideOptions>;

const sequenceOption = z.union([
  z.enum(["none", "protein"]),
  z.strictObject({ nucleotide: nucleotideOptions }),
]);
export type SequenceOption = z.output<typeof sequenceOption>;

export const gafAspects = ["molecular_function", "biological_process", "cellular_component"] as const;
const gafAspect = z.enum(gafAspects);

/** What a row can say of a gene. `gene_uniquename` is always there; what is not known is null or an empty list. */
const queryRow = z.object({
  ...resultSchemas,
  /** Molecules per cell; `gene_expression:DATASET` is a column of one data set. */
  gene_expression: z.array(z.object({ dataset_name: z.string(), value: z.number() })),
  /** Asked for by the option `sequence`; null where the gene has none. */
  sequence: z.string().nullable(),
  /** Lines of a GAF file, asked for by `gaf_options`. */
  gaf_lines: z.string(),
  /** Those of the terms named in `ancestor_terms` that the gene is annotated to, itself or by something below them. */
  ancestor_terms: z.array(z.string()),
});
type FullQueryRow = z.output<typeof queryRow>;
/** What rows have by options of their own, not by the names of fields. */
const ofOptions = ["sequence", "gaf_lines", "ancestor_terms"] as const;
export type QueryField = Exclude<keyof FullQueryRow, (typeof ofOptions)[number]>;
/** A row has what was asked for. */
export type QueryRow = Pick<FullQueryRow, "gene_uniquename"> & Partial<FullQueryRow>;

export const queryFields = Object.keys(queryRow.shape).filter(
  (field) => !ofOptions.some((one) => one === field),
) as QueryField[];

const outputOptions = z.strictObject({
  /** Fields of rows; unknown ones are named in a warning, or refused (400) when a file is asked for. */
  field_names: z.array(z.string()).max(100).default([]),
  sequence: sequenceOption.default("none"),
  gaf_options: z.strictObject({ aspects: z.array(gafAspect).min(1, "has to name an aspect") }).nullish(),
  flags: z.array(z.string()).nullish(),
  ancestor_terms: z
    .array(z.string().min(1, "has to name a term").max(200))
    .max(50, "can name 50 terms at most")
    .nullish(),
});
export type OutputOptions = z.output<typeof outputOptions>;

const queryFormats = ["json", "jsonl", "tsv", "ids", "fasta", "gaf"] as const;
export type QueryFormat = (typeof queryFormats)[number];

/** What is wanted of the genes that are found. */
export const outputRequest = z.object({
  output_options: outputOptions.prefault({}),
  /** `product` when absent, or the order of the list for a query that is a gene list. A field, with `-` before it for descending; missing values come last. */
  sort: z.string().max(100).nullish(),
  /** Rows of a page; all rows when absent. Pages count from 1. */
  size: z.int().min(0).max(100_000).nullish(),
  page: z.int().min(1).default(1),
  /** json: the answer described; the others send a file with all rows: one JSON object a line, a table, ids, sequences, GO annotations. */
  format: z.enum(queryFormats).default("json"),
});
export type OutputRequest = z.output<typeof outputRequest>;

const queryRequest = outputRequest.extend({ constraints: queryNode });
/** The body of POST query as a client sends it. */
export type QueryRequest = z.input<typeof queryRequest>;

const countRequest = z.object({ constraints: queryNode });
export type CountRequest = z.input<typeof countRequest>;

/** Something that is not as the query thinks; the query is answered all the same. */
const queryWarning = z.object({
  /** The node, as `constraints.and[1].term.termid`. */
  where: z.string(),
  message: z.string(),
});
export type QueryWarning = z.output<typeof queryWarning>;

/** The count of the same query in the release that it was last run in before this one; null when it never was. */
const previousRun = z.object({ release: z.string(), count: z.int() }).nullable();

export const countAnswer = z.object({
  /** Of the query: equal queries have equal ids, in every release and on every site. */
  id: z.uuid(),
  status: z.literal("ok"),
  release: z.string(),
  count: z.int(),
  previous: previousRun,
  warnings: z.array(queryWarning),
});
export type CountAnswer = z.output<typeof countAnswer>;

export const queryAnswer = countAnswer.extend({
  /** Whether the query can be asked for by its id later: not a new one that finds nothing or is too large, nor while the store of queries is away. */
  saved: z.boolean(),
  /** What the query asks for, without names: `labels` has those of the release. */
  constraints: queryNode,
  /** Names of the terms, publications, subsets and genes of the constraints in this release, by id. */
  labels: z.record(z.string(), z.string()),
  page: z.int(),
  size: z.int(),
  rows: z.array(queryRow.partial().required({ gene_uniquename: true })),
});
export type QueryAnswer = z.output<typeof queryAnswer>;

/** GET query/{id} and GET query?constraints=…: what is wanted, as parameters. */
const yes = z.enum(["true", "false"]).default("false");
export const outputParameters = z.object({
  /** Fields, separated by commas. */
  fields: z.string().optional(),
  sort: z.string().max(100).optional(),
  size: wholeNumberIn(0, 100_000).optional(),
  page: pageNumber,
  format: z.enum(queryFormats).default("json"),
  /** Sequences of rows and of `format=fasta`. */
  sequence: z.enum(["none", "protein", "nucleotide"]).optional(),
  include_introns: yes,
  include_exons: z.enum(["true", "false"]).default("true"),
  include_5_prime_utr: yes,
  include_3_prime_utr: yes,
  upstream_bases: wholeNumberIn(0, 100_000).optional(),
  downstream_bases: wholeNumberIn(0, 100_000).optional(),
  /** Aspects of `format=gaf`, separated by commas; all when absent. */
  aspects: z.string().optional(),
});
export type OutputParameters = z.output<typeof outputParameters>;

/** POST query/genes: what typed ids mean. */
export const geneLookupRequest = z.object({
  /** What the ids are: systematic ids and names, or UniProt accessions. */
  type: z.enum(["gene", "uniprot"]).default("gene"),
  /** A list, or a text with commas, semicolons, blanks or line ends between the ids. */
  ids: listOrText(z.array(z.string().max(200)).max(20_000, "can be 20,000 ids at once")),
});
const geneMeaning = z.object({
  /** What the id is of the gene; previous: an id that it had, or of a gene that was merged into it. */
  kind: z.enum(["synonym", "previous", "uniprot", "ortholog"]),
  gene: geneShort,
  /** The name or id that fits, as the release spells it. */
  text: z.string(),
});
export const geneLookupAnswer = z.object({
  /** In the order of the request; ids that name the same gene twice are one, with the first spelling. */
  found: z.array(z.object({ id: z.string(), gene: geneShort })),
  /** Further ids of genes that an earlier id, the `first`, names. */
  again: z.array(z.object({ id: z.string(), first: z.string(), gene: geneShort })),
  /** Ids that are neither a systematic id nor a name, with what they could mean. */
  unknown: z.array(z.object({ id: z.string(), meanings: z.array(geneMeaning) })),
});
export type GeneLookupRequest = z.input<typeof geneLookupRequest>;
export type GeneLookupAnswer = z.output<typeof geneLookupAnswer>;
export type GeneMeaning = z.output<typeof geneMeaning>;

/** POST query/slim: how many of the genes fall under each term of a slim of the deployment. */
export const slimRequest = z.object({ constraints: queryNode, slim: z.string() });
export const slimAnswer = z.object({
  slim: z.string(),
  display_name: z.string(),
  count: z.int(),
  /** In the order of the slim, terms without a gene left out. */
  rows: z.array(
    z.object({ termid: z.string(), name: z.string(), count: z.int(), genes: z.array(z.string()) }),
  ),
  /** Coding genes under none of the terms. */
  unslimmed: z.array(z.string()),
});
export type SlimRequest = z.input<typeof slimRequest>;
export type SlimAnswer = z.output<typeof slimAnswer>;

/** GET query/options: what the query builder and the results page are made of. */
export const queryOptions = z.object({
  /** Menu of the builder, queries by name, and columns, as configured; with a column for each data set of expression levels. */
  builder: queryBuilder,
  /** Subsets of the release, for menus and for naming them. */
  subsets: z.array(z.object({ name: z.string(), display_name: z.string(), count: z.int() })),
  /** Sequences with genes, as the deployment names them. */
  chromosomes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      long_display_name: z.string(),
      length: z.int(),
      gene_count: z.int(),
    }),
  ),
  /** Evidence codes and names of interactions, by type. */
  interaction_evidence: z.object({ physical: z.array(z.string()), genetic: z.array(z.string()) }),
  /** Inputs, columns and predefined queries that ask for what the release does not tell, by id or field, each with the reason. */
  not_in_release: z.object({
    inputs: z.record(z.string(), z.string()),
    columns: z.record(z.string(), z.string()),
    predefined: z.record(z.string(), z.string()),
  }),
  /** Genes that each query by name finds, by id; without those that ask for what the release does not tell. */
  predefined_counts: z.record(z.string(), z.int()),
  fields: z.array(z.string()),
  limits: z.object({ levels: z.int(), nodes: z.int(), listed: z.int() }),
});
export type QueryOptions = z.output<typeof queryOptions>;
