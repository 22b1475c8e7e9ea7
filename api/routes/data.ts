/** Finished documents: pages of things, and what is known about the release as a whole. */
import { hasTables } from "../../index-mappings/finished-tables.ts";
import type { KindWithTables } from "../../index-mappings/finished-tables.ts";
import type { PageKind } from "../../index-mappings/page-store.ts";
import { pagesByKind } from "../../index-mappings/finished-pages.ts";
import { slimOverview } from "../../index-mappings/pages/overviews.ts";
import { geneSubset, subsetHead } from "../../index-mappings/pages/release.ts";
import { releaseDocumentOf, releaseDocuments } from "../../index-mappings/release-documents.ts";
import type { ReleaseDocumentName } from "../../index-mappings/release-documents.ts";
import { firstTables } from "../../index-mappings/tables.ts";
import { z } from "zod";
import { notFound } from "../problem/problem-error.ts";
import { findMeantPage, noPage } from "../pages/find-page.ts";
import { readReleaseDoc, readTables } from "../documents/read-page.ts";
import { parseStored, sendStored } from "../documents/stored-json.ts";
import { datasetRoute, none } from "./route.ts";
import { sendReleaseDoc } from "./send-release-document.ts";
import type { Route } from "./route.ts";

const id = (description: string): z.ZodString =>
  z.string().min(1, "has to name something").describe(description);

interface Page {
  readonly kind: PageKind;
  readonly summary: string;
  readonly id: string;
  readonly example: string;
}

const pages: readonly Page[] = [
  {
    kind: "gene",
    summary: "A gene: names, product, location, transcripts with sequences, protein, orthologs, history",
    id: "Systematic id.",
    example: "{gene}",
  },
  {
    kind: "term",
    summary: "An ontology term: definition, synonyms, parents, counts",
    id: "Term id; a secondary id answers with its term.",
    example: "GO:0000070",
  },
  {
    kind: "reference",
    summary: "A publication or GO reference: title, authors, abstract, curation, counts",
    id: "`PMID:` and digits, or `GO_REF:` and digits.",
    example: "{reference}",
  },
  {
    kind: "allele",
    summary: "An allele: description, type, synonyms, genotypes, phenotypes",
    id: "Unique name of the allele.",
    example: "{allele}",
  },
  {
    kind: "genotype",
    summary: "A genotype: alleles by locus, background, phenotypes",
    id: "`display_uniquename` of the genotype.",
    example: "{genotype}",
  },
  {
    kind: "gocam",
    summary: "A GO-CAM pathway model: activities, their genes and how they act on each other",
    id: "16 hexadecimal digits, with or without `gomodel:`.",
    example: "{gocam}",
  },
];

/** Models are stored without the prefix that is often written before their ids. */
const storedId = (kind: PageKind, typed: string): string =>
  kind === "gocam" ? typed.replace(/^gomodel:/i, "") : typed;

const pageRoute = ({ kind, summary, id: what, example }: Page): Route =>
  datasetRoute({
    path: `/data/${kind}/{id}`,
    group: "Pages",
    summary,
    answer: { description: "The page document.", schema: pagesByKind[kind] },
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

/** Documents of the release that are a call each. */
const summaries = {
  metadata: "Release id, date of the load, sources and versions, number of everything",
  statistics: "Annotations by type and year, curated publications, genes by type and status",
  metrics: "Figures of literature and curation over time, and annotations by type",
  protein_status: "Proteins by status, and those of unknown role with what would help to study them",
  gene_changes: "Genes that were added and removed, newest first",
  recounts: "Numbers of the site beside those of a second, plain count of the release's files",
  known_contradictions:
    "Where data sets of the release contradict each other, and gene models that are not as others are",
  genome_map: "Genes and how much is known about them along each chromosome",
  chromosome_summaries: "Chromosomes with names, lengths and numbers of genes",
  term_subsets: "Slims: their terms with the number of genes annotated to each",
  gene_subsets: "All gene subsets with the number of their genes",
  pathway_map:
    "All pathway models with genes and processes, their places on a map by process, and what links them",
  expression_levels:
    "Molecules per cell of all genes, by what was measured; empty where the release has no quantities",
  recent_references: "Publications curated last, by their authors too, and the newest ones",
  community_curated_references: "Publications curated by their authors, the last approved first",
  admin_curated_references: "Other curated publications, the last approved first",
  front_panels: "Panels of the front page and their archive",
  feature_type_summaries: "Features by type, where the release has them",
} as const satisfies Partial<Record<ReleaseDocumentName, string>>;

const releaseRoute = (name: keyof typeof summaries): Route =>
  datasetRoute({
    path: `/data/${name}`,
    group: "The release",
    summary: summaries[name],
    answer: { description: summaries[name], schema: releaseDocuments[name] },
    params: none,
    query: none,
    examples: [`/data/${name}`],
    answerWith: (asked) => sendReleaseDoc(asked, name, `no page for: ${name}`),
  });

const geneSubsetRoute = datasetRoute({
  path: "/data/gene_subsets/{name}",
  group: "The release",
  summary: "A gene subset with its genes",
  answer: { description: "The subset.", schema: geneSubset.partial({ elements: true }) },
  params: z.object({ name: id("Name of the subset, as the list of subsets has it.") }),
  query: z.object({
    elements: z
      .enum(["true", "false"])
      .default("true")
      .describe("Whether its genes are told, too; without them the answer is short, however many they are."),
  }),
  examples: [
    "/data/gene_subsets/feature_type_tRNA_gene",
    "/data/gene_subsets/feature_type_tRNA_gene?elements=false",
  ],
  async answerWith({ params: { name }, query: { elements }, services, generation, request, response }) {
    const body = await readReleaseDoc(services.elastic, generation, releaseDocumentOf.geneSubset(name));
    if (body === null) throw notFound(`no such subset: ${name}`);
    if (elements === "true") await sendStored(request, response, body);
    else response.json(await parseStored(body, subsetHead));
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
  answerWith: ({ params: { name }, ...asked }) =>
    sendReleaseDoc(asked, releaseDocumentOf.slim(name), `no such slim: ${name}`),
});

// Object.keys forgets the key type.
const summarised = Object.keys(summaries) as (keyof typeof summaries)[];

export const dataRoutes: readonly Route[] = [
  ...pages.map(pageRoute),
  ...pages.flatMap((page) => (hasTables(page.kind) ? [tablesRoute(page.kind, page)] : [])),
  ...summarised.map(releaseRoute),
  geneSubsetRoute,
  slimRoute,
];
