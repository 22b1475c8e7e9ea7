/**
 * All pages of the web, each with its addresses (spec 1 §2.1): the router draws them from here, the server answers their
 * addresses from here, and what is none of these is not found. Where two patterns fit an address, the first one counts.
 */
import { pathwayView } from "../../../index-mappings/fields/entity-names.ts";
import type { PageKind } from "../../../index-mappings/page-store.ts";
import type { FirstCall } from "./first-calls.ts";

export interface Page {
  /** Its addresses; `:name` is one part of an address, `*` any number of parts. */
  readonly patterns: readonly string[];
  /** What the served title says after the name of the site; "" for the front page. */
  readonly title: string;
  /** What search engines say below the title, of pages that are about no thing; without one that of the site. */
  readonly description?: string;
  /** Its module in web/pages, without ending. */
  readonly module: string;
  /** Modules of web/ that it begins to load at once on windows that are no phone's. */
  readonly loadsOnWide?: readonly string[];
  readonly asks?: readonly FirstCall[];
  /** The thing whose id stands at `:id`: the address is right only when the release has it. */
  readonly about?: PageKind | "subset" | "compound" | "release" | "identifier";
  /** The page lists what belongs to the thing; `titled` as the thing itself, or by the list's own title. */
  readonly lists?: "own title" | "titled as thing";
  /** Pages about one thing show their toasts at another corner than the tools. */
  readonly isDetail?: true;
  /** A menu of its sections stands beside the page. */
  readonly hasMenu?: true;
  readonly isGenomeBrowser?: true;
}

/** First parts of the addresses of views, which pages embed in frames and which stand for themselves too. */
const viewKinds = [
  "protein_feature_view",
  "structure_view",
  "rna_2d_structure",
  "rhea_widget",
  "gocam_view",
  "gocam_viz",
  "gocam_summary",
] as const;
export type ViewKind = (typeof viewKinds)[number];

/** Whether the first part of an address is that of a view. */
export const isViewKind = (part: string): part is ViewKind => viewKinds.some((kind) => kind === part);

/** Addresses that lead on to others. */
export const redirects: Readonly<Record<string, string>> = {
  "/front": "/",
  "/gocam/summary": "/gocam/summary/all",
  "/gocam/mega-model": "/gocam/mega-model/all",
};

/** How results of a query can be looked at: the first part of their address. */
export const resultModes = /^(?:results|vis|gene-ex|slim:.+|subset-count:gomodel)$/;

/** Types of panels whose archives are there also while they are empty. */
export const archiveTypes = ["spotlight", "explore", "community"] as const;
/** Whether an address of an archive names one of them. */
export const isArchiveType = (id: string): boolean => archiveTypes.some((type) => type === id);

/** From so many sections on a page of text has a menu of them beside it: a short page needs no list of what it holds. */
export const minTextSections = 3;

/** First parts of addresses whose pages are the deployment's own text. */
export const textPrefixes = [
  "community",
  "about",
  "help",
  "status",
  "documentation",
  "datasets",
  "downloads",
  "documents",
  "news",
  "faq",
  "browse-curation",
  "submit-data",
  "gene-names",
] as const;

const ofThings: readonly Page[] = [
  {
    patterns: ["gene/:id", "spombe/:wildcard/:id"],
    title: "Gene",
    module: "gene/GenePage",
    asks: ["gene", "tables"],
    about: "gene",
    isDetail: true,
    hasMenu: true,
  },
  {
    patterns: ["gene/:id/sheet"],
    title: "Gene sheet",
    module: "gene/GeneSheetPage",
    asks: ["gene", "tables"],
    about: "gene",
    lists: "own title",
    isDetail: true,
  },
  {
    patterns: ["gene_alleles/:id"],
    title: "Alleles of a gene",
    module: "gene-alleles/GeneAllelesPage",
    asks: ["geneAlleles"],
    about: "gene",
    lists: "own title",
    isDetail: true,
  },
  {
    patterns: ["gene_subset/:id"],
    title: "Gene subset",
    module: "gene-subset/GeneSubsetPage",
    asks: ["geneSubset", "subsetGenes"],
    about: "subset",
    isDetail: true,
  },
  {
    patterns: ["compound/:id"],
    title: "Compound",
    module: "compound/CompoundPage",
    about: "compound",
    isDetail: true,
  },
  {
    patterns: ["gene_protein_features/:id"],
    title: "Protein features of a gene",
    module: "gene-protein-features/GeneProteinFeaturesPage",
    asks: ["gene"],
    about: "gene",
    lists: "own title",
    isDetail: true,
  },
  {
    patterns: ["genotype/:id"],
    title: "Genotype",
    module: "genotype/GenotypePage",
    asks: ["genotype", "tables"],
    about: "genotype",
    isDetail: true,
    hasMenu: true,
  },
  {
    patterns: ["allele/:id"],
    title: "Allele",
    module: "allele/AllelePage",
    asks: ["allele"],
    about: "allele",
    isDetail: true,
  },
  {
    patterns: ["term/:id"],
    title: "Ontology term",
    module: "term/TermPage",
    asks: ["term", "tables"],
    about: "term",
    isDetail: true,
    hasMenu: true,
  },
  {
    patterns: ["term_genes/:id"],
    title: "Genes annotated to a term",
    module: "gene-list/TermGenesPage",
    asks: ["term"],
    about: "term",
    lists: "own title",
  },
  {
    patterns: ["term_genotypes/:id"],
    title: "Genotypes annotated to a term",
    module: "term-genotypes/TermGenotypesPage",
    asks: ["term"],
    about: "term",
    lists: "own title",
  },
  { patterns: ["genotypes"], title: "Genotypes", module: "genotypes-asked/GenotypesAskedPage" },
  {
    patterns: ["term_single_locus_genotype_genes/:id"],
    title: "Genes with a single-locus genotype annotated to a term",
    module: "gene-list/TermSingleLocusGenesPage",
    asks: ["term"],
    about: "term",
    lists: "own title",
  },
  {
    patterns: ["reference/:id"],
    title: "Publication",
    module: "reference/ReferencePage",
    asks: ["reference", "tables"],
    about: "reference",
    isDetail: true,
    hasMenu: true,
  },
  {
    patterns: ["ref_genes/:id"],
    title: "Genes of a publication",
    module: "gene-list/ReferenceGenesPage",
    asks: ["reference"],
    about: "reference",
    lists: "titled as thing",
  },
  {
    patterns: [pathwayView.slice(1), "gocam/site-view", "gocam/view"].flatMap((view) =>
      ["", "/:from", "/:from/:name"].map((source) => `${view}/:source/:id${source}`),
    ),
    title: "Pathway model",
    module: "gocam/GocamPage",
    asks: ["gocam"],
    about: "gocam",
    isDetail: true,
  },
  // The server leads on from here (api/found/resolve.ts): the page is seen while it cannot, and where nothing has the identifier.
  { patterns: ["id/:id"], title: "Identifier", module: "identifier/IdentifierPage", about: "identifier" },
];

const queryPages: readonly Page[] = [
  {
    patterns: ["query", "query/start_from/:nodeTypeId"],
    title: "Advanced search",
    description:
      "Find genes by combining what is known of them: function, phenotype, location, domains, interactions, orthologs and lists.",
    module: "query/QueryPage",
    asks: ["queryOptions"],
  },
  { patterns: ["query/save/from/:type/:subject/:name"], title: "Advanced search", module: "query/SavePage" },
  {
    patterns: [":mode/from/id/:query", ":mode/from/json/:json", ":mode/from/predefined/:query"],
    title: "Query results",
    module: "query-results/QueryResultsPage",
  },
  {
    patterns: ["enrichment"],
    title: "Enrichment",
    description: "Which terms and domains the genes of a list have more often than others.",
    module: "enrichment/EnrichmentPage",
    asks: ["queryOptions"],
  },
];

const pathwayPages: readonly Page[] = [
  {
    patterns: ["gocam"],
    title: "Pathway models",
    description: "GO-CAM pathway models: how far they go, and ways to look at all of them.",
    module: "gocam/LandingPage",
    asks: ["pathwayMap", "queryOptions"],
  },
  {
    patterns: ["gocam/model-list"],
    title: "Pathway list",
    description: "All GO-CAM pathway models with their processes, genes and last change.",
    module: "gocam/ModelListPage",
    asks: ["pathwayMap"],
  },
  {
    patterns: ["gocam/summary/all"],
    title: "Summary map of pathway models",
    description: "All GO-CAM pathway models as a map by process, and what links them.",
    module: "gocam/SummaryMapPage",
    asks: ["pathwayMap"],
  },
  {
    patterns: ["gocam/summary/connected"],
    title: "Summary map of connected pathway models",
    description: "The GO-CAM pathway models that are connected as a map by process, and what links them.",
    module: "gocam/SummaryMapPage",
    asks: ["pathwayMap"],
  },
  {
    patterns: ["gocam/mega-model/all"],
    title: "Mega model of all pathways",
    description: "The activities of all GO-CAM pathway models as one drawing.",
    module: "gocam/MegaModelPage",
    asks: ["allPathways"],
  },
  {
    patterns: ["gocam/mega-model/connected"],
    title: "Mega model of connected pathways",
    description: "The activities of all GO-CAM pathway models that are connected, as one drawing.",
    module: "gocam/MegaModelPage",
    asks: ["connectedPathways"],
  },
  {
    patterns: ["gocam/connections"],
    title: "Pathway joining activities",
    description: "Activities that stand in several GO-CAM pathway models.",
    module: "gocam/JoiningActivitiesPage",
    asks: ["allPathways"],
  },
  {
    patterns: ["gocam/missing-activities"],
    title: "Missing activities",
    description: "Activities of GO-CAM pathway models of which nobody knows which gene product does them.",
    module: "gocam/MissingActivitiesPage",
    asks: ["allPathways"],
  },
];

export const pages: readonly Page[] = [
  {
    patterns: [""],
    title: "",
    module: "front/FrontPage",
    asks: ["genomeMap", "termSubsets", "recentReferences", "frontPanels"],
  },
  ...ofThings,
  ...queryPages,
  { patterns: ["search"], title: "Search results", module: "search/SearchPage", asks: ["search"] },
  {
    patterns: ["motif_search"],
    title: "Peptide motif search",
    description: "Find the proteins that have a motif of amino acids, and where it lies in them.",
    module: "motif-search/MotifSearchPage",
  },
  {
    patterns: ["compare"],
    title: "Compare genes",
    description: "What a few genes have in common: terms, partners, domains, pathways and publications.",
    module: "compare/ComparePage",
  },
  {
    patterns: ["identifier-mapper"],
    title: "Identifier mapper",
    description: "Find the genes of UniProt accessions, or of genes of other organisms by their orthologs.",
    module: "identifier-mapper/MapperPage",
  },
  {
    patterns: ["identifier-mapper-results"],
    title: "Identifier mapper results",
    module: "identifier-mapper/MapperResultsPage",
  },
  {
    patterns: ["jbrowse", "jbrowse2"],
    title: "Genome browser",
    description: "The chromosomes with their genes, transcripts, protein domains and sequence.",
    module: "genome-browser/GenomeBrowserPage",
    loadsOnWide: ["features/genome-browser/Browser.tsx"],
    asks: ["chromosomes"],
    isGenomeBrowser: true,
  },
  {
    patterns: ["internal-details"],
    title: "Sources and versions",
    description: "Where the data of this release come from, and in which versions.",
    module: "internal-details/InternalDetailsPage",
  },
  {
    patterns: ["metrics"],
    title: "Literature and curation metrics",
    description:
      "Publications, annotations and pathway models over time, how they were curated, and how much a publication tells.",
    module: "metrics/MetricsPage",
    asks: ["metrics"],
  },
  {
    patterns: ["reference_list/community"],
    title: "Community curated publications",
    description: "Publications whose authors curated them, by the day of their approval.",
    module: "reference-list/ReferenceListPage",
    asks: ["communityReferences"],
  },
  {
    patterns: ["reference_list/admin"],
    title: "Curated publications",
    description: "All other curated publications, by the day of their approval.",
    module: "reference-list/ReferenceListPage",
    asks: ["adminReferences"],
  },
  { patterns: ["archive/:id"], title: "Archive", module: "archive/ArchivePage", asks: ["frontPanels"] },
  ...pathwayPages,
  {
    patterns: ["documentation/docsearch"],
    title: "Search documentation",
    description: "Search all pages of the help.",
    module: "docsearch/DocsearchPage",
  },
  {
    patterns: ["releases", "releases/:id"],
    title: "Release",
    description: "What each release changed: genes, names, terms, annotations, diseases and domains.",
    module: "releases/ReleasesPage",
    about: "release",
  },
  {
    patterns: ["downloads", "datasets"],
    title: "Downloads",
    description:
      "Genes, annotations, phenotypes, interactions, sequences and pathways of the release as files.",
    module: "downloads/DownloadsPage",
    hasMenu: true,
  },
  {
    patterns: textPrefixes.map((prefix) => `${prefix}/*`),
    title: "Documentation",
    module: "documentation/DocumentationPage",
    asks: ["text"],
  },
];
