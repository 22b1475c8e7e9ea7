/** Finished documents: pages of things, and what is known about the release as a whole. */
import { hasTables } from "../../index-mappings/finished-tables.ts";
import type { KindWithTables } from "../../index-mappings/finished-tables.ts";
import type { PageKind } from "../../index-mappings/page-store.ts";
import { geneChanges, proteinStatus, slimOverview } from "../../index-mappings/pages/overviews.ts";
import { metrics } from "../../index-mappings/pages/metrics.ts";
import { genePage } from "../../index-mappings/pages/gene.ts";
import {
  allelePage,
  chromosomeSummary,
  genotypePage,
  gocamPage,
  referencePage,
} from "../../index-mappings/pages/others.ts";
import {
  curatedReference,
  expressionLevels,
  frontPanel,
  geneSubset,
  geneSubsetIndex,
  genomeMap,
  metadata,
  recounts,
  recentReferences,
  statistics,
  termSubsets,
} from "../../index-mappings/pages/release.ts";
import { knownContradictions } from "../../index-mappings/pages/known-contradictions.ts";
import { pathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import { firstTables } from "../../index-mappings/tables.ts";
import { termPage } from "../../index-mappings/pages/term.ts";
import { z } from "zod";
import { notFound } from "../problem/problem-error.ts";
import { findMeantPage, noPage } from "../pages/find-page.ts";
import { readReleaseDoc, readTables } from "../documents/read-page.ts";
import { sendStored } from "../documents/stored-json.ts";
import { datasetRoute, none } from "./route.ts";
import type { DatasetContext, Route } from "./route.ts";

const id = (description: string): z.ZodString =>
  z.string().min(1, "has to name something").describe(description);

interface Page {
  readonly kind: PageKind;
  readonly schema: z.ZodType;
  readonly summary: string;
  readonly id: string;
  readonly example: string;
}

const pages: readonly Page[] = [
  {
    kind: "gene",
    schema: genePage,
    summary: "A gene: names, product, location, transcripts with sequences, protein, orthologs, history",
    id: "Systematic id.",
    example: "{gene}",
  },
  {
    kind: "term",
    schema: termPage,
    summary: "An ontology term: definition, synonyms, parents, counts",
    id: "Term id; a secondary id answers with its term.",
    example: "GO:0000070",
  },
  {
    kind: "reference",
    schema: referencePage,
    summary: "A publication or GO reference: title, authors, abstract, curation, counts",
    id: "`PMID:` and digits, or `GO_REF:` and digits.",
    example: "{reference}",
  },
  {
    kind: "allele",
    schema: allelePage,
    summary: "An allele: description, type, synonyms, genotypes, phenotypes",
    id: "Unique name of the allele.",
    example: "{allele}",
  },
  {
    kind: "genotype",
    schema: genotypePage,
    summary: "A genotype: alleles by locus, background, phenotypes",
    id: "`display_uniquename` of the genotype.",
    example: "{genotype}",
  },
  {
    kind: "gocam",
    schema: gocamPage,
    summary: "A GO-CAM pathway model: activities, their genes and how they act on each other",
    id: "16 hexadecimal digits, with or without `gomodel:`.",
    example: "{gocam}",
  },
];

/** Models are stored without the prefix that is often written before their ids. */
const storedId = (kind: PageKind, typed: string): string =>
  kind === "gocam" ? typed.replace(/^gomodel:/i, "") : typed;

const pageRoute = ({ kind, schema, summary, id: what, example }: Page): Route =>
  datasetRoute({
    path: `/data/${kind}/{id}`,
    group: "Pages",
    summary,
    answer: { description: "The page document.", schema },
    params: z.object({ id: id(what) }),
    query: none,
    examples: [`/data/${kind}/${example}`],
    async answerWith({ params, services, generation, request, response }) {
      const asked = storedId(kind, params.id);
      const page = await findMeantPage(kind, asked, services, generation);
      if (!page) return noPage(kind, params.id, services, generation);
      if (page.id !== asked) {
        const [base] = request.originalUrl.split(`/data/${kind}/`);
        response.set({
          "Content-Location": `${base ?? ""}/data/${kind}/${encodeURIComponent(page.id)}`,
          "X-Redirected-From": encodeURIComponent(params.id),
        });
      }
      await sendStored(request, response, page.body);
    },
  });

const tablesRoute = (kind: KindWithTables, { id: what, example }: Page): Route =>
  datasetRoute({
    path: `/data/${kind}/{id}/tables`,
    group: "Pages",
    summary: `The first tables of the page of a ${kind}`,
    description:
      "Each as the call for annotations answers it, for the first 50 rows in the view that the page opens it in, without filters: " +
      "finished when the release was loaded. A table that is not among them is to be asked for by itself.",
    answer: { description: "Tables by type.", schema: firstTables },
    params: z.object({ id: id(what) }),
    query: none,
    examples: [`/data/${kind}/${example}/tables`],
    async answerWith({ params, services, generation, request, response }) {
      const { elastic } = services;
      const found = await readTables(elastic, generation, kind, params.id);
      if (found !== null) return sendStored(request, response, found);
      const page = await findMeantPage(kind, params.id, services, generation);
      if (!page) return noPage(kind, params.id, services, generation);
      const tables = page.id === params.id ? null : await readTables(elastic, generation, kind, page.id);
      if (tables === null) response.json([]);
      else await sendStored(request, response, tables);
    },
  });

/** Documents of the release by name. */
const releaseDocuments: readonly {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly summary: string;
}[] = [
  {
    name: "metadata",
    schema: metadata,
    summary: "Release id, date of the load, sources and versions, number of everything",
  },
  {
    name: "statistics",
    schema: statistics,
    summary: "Annotations by type and year, curated publications, genes by type and status",
  },
  {
    name: "metrics",
    schema: metrics,
    summary: "Figures of literature and curation over time, and annotations by type",
  },
  {
    name: "protein_status",
    schema: proteinStatus,
    summary: "Proteins by status, and those of unknown role with what would help to study them",
  },
  { name: "gene_changes", schema: geneChanges, summary: "Genes that were added and removed, newest first" },
  {
    name: "recounts",
    schema: recounts,
    summary: "Numbers of the site beside those of a second, plain count of the release's files",
  },
  {
    name: "known_contradictions",
    schema: knownContradictions,
    summary:
      "Where data sets of the release contradict each other, and gene models that are not as others are",
  },
  {
    name: "genome_map",
    schema: genomeMap,
    summary: "Genes and how much is known about them along each chromosome",
  },
  {
    name: "chromosome_summaries",
    schema: z.array(chromosomeSummary),
    summary: "Chromosomes with names, lengths and numbers of genes",
  },
  {
    name: "term_subsets",
    schema: termSubsets,
    summary: "Slims: their terms with the number of genes annotated to each",
  },
  {
    name: "gene_subsets",
    schema: geneSubsetIndex,
    summary: "All gene subsets with the number of their genes",
  },
  {
    name: "pathway_map",
    schema: pathwayMap,
    summary:
      "All pathway models with genes and processes, their places on a map by process, and what links them",
  },
  {
    name: "expression_levels",
    schema: expressionLevels,
    summary:
      "Molecules per cell of all genes, by what was measured; empty where the release has no quantities",
  },
  {
    name: "recent_references",
    schema: recentReferences,
    summary: "Publications curated last, by their authors too, and the newest ones",
  },
  {
    name: "community_curated_references",
    schema: z.array(curatedReference),
    summary: "Publications curated by their authors, the last approved first",
  },
  {
    name: "admin_curated_references",
    schema: z.array(curatedReference),
    summary: "Other curated publications, the last approved first",
  },
  {
    name: "front_panels",
    schema: z.array(frontPanel),
    summary: "Panels of the front page and their archive",
  },
  {
    name: "feature_type_summaries",
    schema: z.record(z.string(), z.unknown()),
    summary: "Features by type, where the release has them",
  },
];

type Reader = Pick<
  DatasetContext<typeof none, typeof none>,
  "services" | "generation" | "request" | "response"
>;

async function sendReleaseDoc(
  { services, generation, request, response }: Reader,
  name: string,
): Promise<void> {
  const body = await readReleaseDoc(services.elastic, generation, name);
  if (body === null) throw notFound(`no page for: ${name}`);
  await sendStored(request, response, body);
}

const releaseRoute = ({ name, schema, summary }: (typeof releaseDocuments)[number]): Route =>
  datasetRoute({
    path: `/data/${name}`,
    group: "The release",
    summary,
    answer: { description: summary, schema },
    params: none,
    query: none,
    examples: [`/data/${name}`],
    answerWith: (asked) => sendReleaseDoc(asked, name),
  });

const geneSubsetRoute = datasetRoute({
  path: "/data/gene_subsets/{name}",
  group: "The release",
  summary: "A gene subset with its genes",
  answer: { description: "The subset.", schema: geneSubset },
  params: z.object({ name: id("Name of the subset, as the list of subsets has it.") }),
  query: none,
  examples: ["/data/gene_subsets/feature_type_tRNA_gene"],
  async answerWith({ params: { name }, services, generation, request, response }) {
    const body = await readReleaseDoc(services.elastic, generation, `gene_subsets/${name}`);
    if (body === null) throw notFound(`no such subset: ${name}`);
    await sendStored(request, response, body);
  },
});

const slimRoute = datasetRoute({
  path: "/data/slims/{name}",
  group: "The release",
  summary: "A slim: its terms with genes, viability and share of unknown role, and the genes outside of it",
  answer: { description: "The slim.", schema: slimOverview },
  params: z.object({ name: id("Name of the slim, as `data/term_subsets` has it.") }),
  query: none,
  examples: ["/data/slims/{slim}"],
  async answerWith({ params: { name }, services, generation, request, response }) {
    const body = await readReleaseDoc(services.elastic, generation, `slims/${name}`);
    if (body === null) throw notFound(`no such slim: ${name}`);
    await sendStored(request, response, body);
  },
});

export const dataRoutes: readonly Route[] = [
  ...pages.map(pageRoute),
  ...pages.flatMap((page) => (hasTables(page.kind) ? [tablesRoute(page.kind, page)] : [])),
  ...releaseDocuments.map(releaseRoute),
  geneSubsetRoute,
  slimRoute,
];
