/** All routes. The code of a page comes when it is first opened, and its data is asked for at the same time. */
import { redirect } from "react-router-dom";
import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import { FramedLayout } from "../features/shell/FramedLayout.tsx";
import { Layout } from "../features/shell/Layout.tsx";
import { NotFound } from "../features/states/NotFound.tsx";
import { RouteError } from "../features/states/RouteError.tsx";
import { LoadingPage } from "../shared/ui/Loading.tsx";
import { areMerged, readModels, writeModels } from "../features/pathways/model-address.ts";
import { readAddress, writeAddress } from "../features/search-results/address.ts";
import { api } from "../shared/api-client/api.ts";
import { lists } from "../shared/api-client/lists.ts";
import { documentationPrefixes, laterPages } from "../shared/urls/page-list.ts";
import { queries } from "../shared/api-client/queries.ts";
import { store } from "./store.ts";

/** Asks for a page's data without waiting for it, so that code and data come together. */
const prefetch =
  (ask: (id: string) => unknown) =>
  ({ params }: LoaderFunctionArgs): null => {
    ask(params["id"] ?? "");
    return null;
  };
const { gene, term, reference, allele, genotype, gocam, pathways, geneSubset } = api.endpoints;
const once = { subscribe: false } as const;

/** The results page's first page of hits. */
function prefetchSearch({ request }: LoaderFunctionArgs): null {
  void store.dispatch(
    api.endpoints.search.initiate(writeAddress(readAddress(new URL(request.url).search)), once),
  );
  return null;
}

const { genomeMap, termSubsets, recentReferences, frontPanels } = api.endpoints;

/** What the front page shows of the release. */
function prefetchFront(): null {
  void store.dispatch(genomeMap.initiate(undefined, once));
  void store.dispatch(termSubsets.initiate(undefined, once));
  void store.dispatch(recentReferences.initiate(undefined, once));
  void store.dispatch(frontPanels.initiate(undefined, once));
  return null;
}

/** Pages about one thing show their toasts at another place than the tools. */
const detail = { handle: "detail" } as const;

const genePage = {
  ...detail,
  loader: prefetch((id) => store.dispatch(gene.initiate(id, once))),
  lazy: () => import("../pages/gene/GenePage.tsx"),
};
const gocamPage = {
  ...detail,
  loader: prefetch((id) => {
    const models = readModels(id);
    const [only = ""] = models.ids;
    if (areMerged(models)) void store.dispatch(pathways.initiate(writeModels(models), once));
    else void store.dispatch(gocam.initiate(only, once));
  }),
  lazy: () => import("../pages/gocam/GocamPage.tsx"),
};

const genomeBrowser = { lazy: () => import("../pages/genome-browser/GenomeBrowserPage.tsx") };

const pages: RouteObject[] = [
  { index: true, loader: prefetchFront, lazy: () => import("../pages/front/FrontPage.tsx") },
  { path: "front", loader: () => redirect("/") },
  { path: "gene/:id", ...genePage },
  { path: "spombe/:wildcard/:id", ...genePage },
  {
    path: "gene_subset/:id",
    ...detail,
    loader: prefetch((id) => store.dispatch(geneSubset.initiate(id, once))),
    lazy: () => import("../pages/gene-subset/GeneSubsetPage.tsx"),
  },
  {
    path: "term/:id",
    ...detail,
    loader: prefetch((id) => store.dispatch(term.initiate(id, once))),
    lazy: () => import("../pages/term/TermPage.tsx"),
  },
  {
    path: "reference/:id",
    ...detail,
    loader: prefetch((id) => store.dispatch(reference.initiate(id, once))),
    lazy: () => import("../pages/reference/ReferencePage.tsx"),
  },
  {
    path: "allele/:id",
    ...detail,
    loader: prefetch((id) => store.dispatch(allele.initiate(id, once))),
    lazy: () => import("../pages/allele/AllelePage.tsx"),
  },
  {
    path: "genotype/:id",
    ...detail,
    loader: prefetch((id) => store.dispatch(genotype.initiate(id, once))),
    lazy: () => import("../pages/genotype/GenotypePage.tsx"),
  },
  ...[
    "gocam/pombase-view/:source/:id",
    "gocam/pombase-view/:source/:id/:from",
    "gocam/pombase-view/:source/:id/:from/:name",
    "gocam/view/:source/:id",
    "gocam/view/:source/:id/:from",
    "gocam/view/:source/:id/:from/:name",
  ].map((path) => ({ path, ...gocamPage })),
  {
    path: "gene_alleles/:id",
    ...detail,
    loader: prefetch((id) => store.dispatch(lists.endpoints.geneAlleles.initiate(id, once))),
    lazy: () => import("../pages/gene-alleles/GeneAllelesPage.tsx"),
  },
  {
    path: "gene_protein_features/:id",
    ...detail,
    loader: prefetch((id) => store.dispatch(gene.initiate(id, once))),
    lazy: () => import("../pages/gene-protein-features/GeneProteinFeaturesPage.tsx"),
  },
  {
    path: "term_genotypes/:id",
    loader: prefetch((id) => store.dispatch(term.initiate(id, once))),
    lazy: () => import("../pages/term-genotypes/TermGenotypesPage.tsx"),
  },
  {
    path: "term_single_locus_genotype_genes/:id",
    loader: prefetch((id) => store.dispatch(term.initiate(id, once))),
    lazy: () => import("../pages/gene-list/TermSingleLocusGenesPage.tsx"),
  },
  {
    path: "term_genes/:id",
    loader: prefetch((id) => store.dispatch(term.initiate(id, once))),
    lazy: () => import("../pages/gene-list/TermGenesPage.tsx"),
  },
  {
    path: "ref_genes/:id",
    loader: prefetch((id) => store.dispatch(reference.initiate(id, once))),
    lazy: () => import("../pages/gene-list/ReferenceGenesPage.tsx"),
  },
  { path: "search", loader: prefetchSearch, lazy: () => import("../pages/search/SearchPage.tsx") },
  { path: "documentation/docsearch", lazy: () => import("../pages/docsearch/DocsearchPage.tsx") },
  ...["query", "query/start_from/:nodeTypeId"].map((path) => ({
    path,
    loader: prefetch(() => store.dispatch(queries.endpoints.queryOptions.initiate(undefined, once))),
    lazy: () => import("../pages/query/QueryPage.tsx"),
  })),
  { path: "query/save/from/:type/:id/:name", lazy: () => import("../pages/query/SavePage.tsx") },
  ...["id/:id", "json/:json", "predefined/:id"].map((from) => ({
    path: `:mode/from/${from}`,
    lazy: () => import("../pages/query-results/QueryResultsPage.tsx"),
  })),
  { path: "enrichment", lazy: () => import("../pages/enrichment/EnrichmentPage.tsx") },
  { path: "archive/:type", lazy: () => import("../pages/archive/ArchivePage.tsx") },
  { path: "internal-details", lazy: () => import("../pages/internal-details/InternalDetailsPage.tsx") },
  { path: "motif_search", lazy: () => import("../pages/motif-search/MotifSearchPage.tsx") },
  { path: "identifier-mapper", lazy: () => import("../pages/identifier-mapper/MapperPage.tsx") },
  {
    path: "identifier-mapper-results",
    lazy: () => import("../pages/identifier-mapper/MapperResultsPage.tsx"),
  },
  ...laterPages.map(({ path }) => ({ path, lazy: () => import("../pages/later/LaterPage.tsx") })),
  ...documentationPrefixes.map((prefix) => ({
    path: `${prefix}/*`,
    lazy: () => import("../pages/documentation/DocumentationPage.tsx"),
  })),
  { path: "*", Component: NotFound },
];

export const routes: RouteObject[] = [
  {
    // Gene pages embed it.
    Component: parent === window ? Layout : FramedLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingPage,
    children: ["jbrowse", "jbrowse2"].map((path) => ({ path, ErrorBoundary: RouteError, ...genomeBrowser })),
  },
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingPage,
    children: [{ ErrorBoundary: RouteError, children: pages }],
  },
];
