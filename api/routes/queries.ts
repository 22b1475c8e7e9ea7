/** Queries for genes. */
import { z } from "zod";
import { enrichmentAnswer, enrichmentRequest } from "../contract/enrichment.ts";
import { anyConstraints as constraints } from "../contract/query-nodes.ts";
import {
  countAnswer,
  geneLookupAnswer,
  geneLookupRequest,
  queryAnswer,
  queryOptions as queryOptionsAnswer,
  slimAnswer,
  slimRequest,
  outputRequest,
  outputParameters,
} from "../contract/query.ts";
import { enrich } from "../enrichment/enrich.ts";
import { badRequest, notFound } from "../problem/problem-error.ts";
import { answerCount, answerQuery } from "../queries/answer.ts";
import { lookUpGenes } from "../queries/lookup.ts";
import { queryOptions } from "../queries/options.ts";
import { findPredefined } from "../queries/predefined.ts";
import { readSaved } from "../queries/saved.ts";
import { slimGenes } from "../queries/slim.ts";
import { outputRequestOf } from "../queries/output-parameters.ts";
import { datasetPost, datasetRoute, none } from "./route.ts";
import type { Route } from "./route.ts";

const group = "Queries";

const exampleTree = {
  and: [
    { term: { termid: "GO:0000070", name: "mitotic sister chromatid segregation" } },
    {
      not: [
        { subset: { subset_name: "feature_type_mRNA_gene" } },
        {
          term: {
            termid: "{phenotype}",
            single_or_multi_locus: "single",
            ploidiness: "haploid",
            expression: "null",
          },
        },
      ],
    },
  ],
} as const;

const query = datasetPost({
  path: "/query",
  group,
  summary: "Genes that fit the constraints of a query",
  description:
    "Constraints are a tree of nodes: `and`, `or`, `not` (one node, or two: the first without the second) and nodes that ask for genes. Equal queries have equal ids, whatever the order of their parts and their names; " +
    "a query that finds genes is saved under its id, for `query/{id}` and nodes `query_id`. Genes come by product, those of a gene list in its order. `size` and `page` cut a page out; without `size` all rows come. " +
    "`output_options.field_names` choose what rows tell, `sequence` and `gaf_options` add sequences and GO annotations. `format` other than json sends all rows as a file. " +
    "What the release does not have is an empty set and named in `warnings`; so are fields that there are not, which a file refuses.",
  answer: { description: "The id, the count and rows.", schema: queryAnswer },
  params: none,
  body: outputRequest.extend({ constraints }),
  examples: [
    {
      constraints: exampleTree,
      output_options: { field_names: ["name", "product", "protein_length"] },
      size: 50,
    },
    {
      constraints: { gene_list: { genes: ["{gene}", "{other_gene}"] } },
      output_options: { sequence: { nucleotide: { upstream_bases: 500 } } },
      format: "fasta",
    },
    {
      constraints: { not: [{ has_ortholog: { taxonid: 9606 } }] },
      output_options: { field_names: ["gene_uniquename", "name", "product"] },
      format: "tsv",
    },
  ],
  expensive: true,
  async answerWith({ body: { constraints: given, ...rest }, services, generation, request, response }) {
    await answerQuery({ constraints: given, output: rest, services, generation, request, response });
  },
});

const count = datasetPost({
  path: "/query/count",
  group,
  summary: "How many genes fit the constraints of a query",
  description: "Nothing is saved; `previous` tells the count of a saved query in another release.",
  answer: { description: "The id of the query and the count.", schema: countAnswer },
  params: none,
  body: z.object({ constraints }),
  examples: [
    { constraints: exampleTree },
    { constraints: { int_range: { range_type: "protein_length", start: 100, end: 200 } } },
  ],
  expensive: true,
  async answerWith({ body, services, generation, response }) {
    response.json(await answerCount(body.constraints, services, generation));
  },
});

const genes = datasetPost({
  path: "/query/genes",
  group,
  summary: "Genes that ids and names mean",
  description:
    "Systematic ids and names, in any case, are found; quotes, signs of alleles (`+`, `Δ`) and a database before them are no part of them. Ids of a gene that an earlier one names are listed as `again`. For all others, `meanings` hold genes that have the id as a synonym, had it in the past, or have it as UniProt accession or as ortholog.",
  answer: { description: "Found genes, and what else was asked for.", schema: geneLookupAnswer },
  params: none,
  body: geneLookupRequest,
  examples: [{ ids: ["CDC2", "{other_gene}", "cdk1", "{uniprot}"] }],
  expensive: true,
  async answerWith({ body, services, generation, response }) {
    response.json(await lookUpGenes(body, services, generation));
  },
});

const listed = datasetRoute({
  path: "/query/genes/{ids}",
  group,
  summary: "Genes by their ids or names",
  description:
    "`ids` are systematic ids and names with commas, semicolons or blanks between them. Genes come in this order; what is no gene is named in `warnings`.",
  answer: { description: "The id, the count and rows.", schema: queryAnswer },
  params: z.object({ ids: z.string() }),
  query: outputParameters,
  examples: [
    "/query/genes/{gene_name},{other_gene_name},{third_gene}?fields=name,product,uniprot_identifier&format=tsv",
    "/query/genes/{gene_name}?format=fasta&sequence=nucleotide&upstream_bases=500",
  ],
  expensive: true,
  async answerWith({ params, query: asked, services, generation, request, response }) {
    await answerQuery({
      constraints: { gene_list: { genes: params.ids } },
      output: outputRequestOf(asked),
      services,
      generation,
      request,
      response,
    });
  },
});

const slim = datasetPost({
  path: "/query/slim",
  group,
  summary: "Genes of a query by the terms of a slim",
  answer: { description: "Terms with their genes, and coding genes under none.", schema: slimAnswer },
  params: none,
  body: slimRequest.extend({ constraints }),
  examples: [{ constraints: { term: { termid: "GO:0000070" } }, slim: "{slim}" }],
  expensive: true,
  async answerWith({ body, services, generation, response }) {
    response.json(await slimGenes(body.constraints, body.slim, services, generation));
  },
});

const enrichment = datasetPost({
  path: "/query/enrichment",
  group,
  summary: "Terms and domains that the genes of a query have more often than chance would give",
  description:
    "p is the upper tail of the hypergeometric distribution, q that of Benjamini and Hochberg over all terms that were tested: those of at least `min_genes` genes of the set. Genes outside of the background do not count.",
  answer: { description: "Terms, the most significant first.", schema: enrichmentAnswer },
  params: none,
  body: enrichmentRequest.extend({
    constraints,
    background: z
      .union([z.enum(["coding", "organism", "annotated"]), z.strictObject({ constraints })])
      .default("coding"),
  }),
  examples: [{ constraints: { term: { termid: "{phenotype}" } }, aspect: "biological_process", max_q: 0.05 }],
  expensive: true,
  async answerWith({ body, services, generation, response }) {
    // The shape of constraints is checked where they are read.
    const answer = Buffer.from(await enrich(body as Parameters<typeof enrich>[0], services, generation));
    if (body.format === "json") response.type("application/json").send(answer);
    else
      response
        .type("text/tab-separated-values")
        .set("Content-Disposition", 'attachment; filename="enrichment.tsv"')
        .send(answer);
  },
});

const options = datasetRoute({
  path: "/query/options",
  group,
  summary: "What queries can be built of",
  description:
    "The menu of the query builder, queries by name, columns of results, subsets and chromosomes with their numbers of genes, and limits.",
  answer: { description: "Menus, names and limits.", schema: queryOptionsAnswer },
  params: none,
  query: none,
  examples: ["/query/options"],
  async answerWith({ services, generation, response }) {
    response.json(await queryOptions(services, generation));
  },
});

const predefined = datasetRoute({
  path: "/query/predefined/{id}",
  group,
  summary: "Genes of a query that the site names",
  description: "By the id that `query/options` tells, with or without `canned_query:` before it.",
  answer: { description: "The id, the count and rows.", schema: queryAnswer },
  params: z.object({ id: z.string() }),
  query: outputParameters,
  examples: [
    "/query/predefined/viable_deletions?fields=name,product&size=20",
    "/query/predefined/all_genes?format=tsv&fields=gene_uniquename,name,product",
  ],
  expensive: true,
  async answerWith({ params, query: asked, services, generation, request, response }) {
    const found = findPredefined(services.deployment.queryBuilder, params.id);
    if (!found) throw notFound(`can't find query for ID ${params.id}`);
    await answerQuery({
      constraints: found.constraints,
      output: outputRequestOf(asked),
      services,
      generation,
      request,
      response,
    });
  },
});

const saved = datasetRoute({
  path: "/query/{id}",
  group,
  summary: "Genes of a saved query",
  description:
    "`id` is that of an earlier answer; dots and blanks at its end are cut. In its place the constraints themselves can stand, as JSON.",
  answer: { description: "The id, the count and rows.", schema: queryAnswer },
  params: z.object({ id: z.string() }),
  query: outputParameters,
  examples: [
    `/query/${encodeURIComponent('{"term":{"termid":"GO:0000070"}}')}?fields=name,product&format=tsv`,
  ],
  expensive: true,
  async answerWith({ params: { id }, query: asked, services, generation, request, response }) {
    await answerQuery({
      constraints: id.startsWith("{") ? constraintsIn(id) : await readSaved(services, id),
      output: outputRequestOf(asked),
      services,
      generation,
      request,
      response,
    });
  },
});

/** Constraints, or a whole request around them. */
function constraintsIn(text: string): unknown {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === "object" && given !== null && "constraints" in given ? given.constraints : given;
  } catch (error) {
    throw badRequest([
      { where: "path.id", reason: `is no JSON: ${error instanceof Error ? error.message : ""}` },
    ]);
  }
}

// Calls with a name of their own go before that with an id.
export const queryRoutes: readonly Route[] = [
  query,
  count,
  genes,
  listed,
  slim,
  enrichment,
  options,
  predefined,
  saved,
];
