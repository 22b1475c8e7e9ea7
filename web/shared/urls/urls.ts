/** Addresses of all pages, built here and nowhere else. */
import { dataset, releaseDataset } from "./dataset.ts";
import { entityPath, pathSegment, pathwayView } from "../../../api/contract/values/entity-path.ts";

/** Where the metrics page has its table of all annotations. */
export const annotationTotals = "annotation-totals";

export const urls = {
  front: "/",
  gene: (id: string): string => entityPath("gene", id),
  /** A transcript, on the page of its gene. */
  transcript: (gene: string, id: string): string => `${entityPath("gene", gene)}#${pathSegment(id)}`,
  /** A gene on two sheets of paper. */
  geneSheet: (id: string): string => `${entityPath("gene", id)}/sheet`,
  geneAlleles: (id: string): string => `/gene_alleles/${pathSegment(id)}`,
  geneSubset: (name: string): string => `/gene_subset/${pathSegment(name)}`,
  /** A compound by its key: the terms and genes that make or use it. */
  compound: (key: string): string => `/compound/${pathSegment(key)}`,
  geneProteinFeatures: (id: string): string => `/gene_protein_features/${pathSegment(id)}`,
  genotype: (id: string): string => entityPath("genotype", id),
  allele: (id: string): string => entityPath("allele", id),
  term: (id: string): string => entityPath("term", id),
  termGenes: (id: string): string => `/term_genes/${pathSegment(id)}`,
  /** Genotypes that words ask for. */
  genotypesAsked: (words: string): string => `/genotypes?${new URLSearchParams({ q: words }).toString()}`,
  termGenotypes: (id: string): string => `/term_genotypes/${pathSegment(id)}`,
  termSingleLocusGenes: (id: string): string => `/term_single_locus_genotype_genes/${pathSegment(id)}`,
  reference: (id: string): string => entityPath("reference", id),
  referenceGenes: (id: string): string => `/ref_genes/${pathSegment(id)}`,
  referenceList: (list: "community" | "admin"): string => `/reference_list/${list}`,
  archive: (type: string): string => `/archive/${pathSegment(type)}`,
  gocam: (id: string): string => entityPath("gocam", id),
  /** Models in the site's own view, by the part of an address that names them: where the reader comes from, and whose activities are marked. */
  pathways: (
    from: "docs" | "gene" | "term" | "subset-count",
    models: string,
    source?: string,
    name?: string,
  ): string =>
    [
      pathwayView,
      from,
      models.split("+").map(pathSegment).join("+"),
      ...[source, name].flatMap((text) => (text === undefined ? [] : [pathSegment(text)])),
    ].join("/"),
  pathwayModels: "/gocam",
  pathwayList: "/gocam/model-list",
  pathwayMap: (which: "all" | "connected"): string => `/gocam/summary/${which}`,
  megaModel: (which: "all" | "connected"): string => `/gocam/mega-model/${which}`,
  missingActivities: "/gocam/missing-activities",
  joiningActivities: "/gocam/connections",
  /** The results page, for words as they were typed. */
  search: (words: string): string => `/search?${new URLSearchParams({ q: words }).toString()}`,
  /** All things of a kind. */
  searchKind: (kind: "gene" | "term" | "reference" | "allele"): string => `/search?type=${kind}`,
  /** A file among the downloads. */
  file: (name: string): string => `/downloads#${name}`,
  filesAbout: (words: string): string => `/downloads?${new URLSearchParams({ words }).toString()}`,
  curatedReferences: "/search?type=reference&curated=yes",
  codingGenes: "/gene_subset/feature_type_mRNA_gene",
  /** All results of a results page, given by its own address, as a file. */
  searchFile: (address: string, format: "tsv" | "jsonl" | "ids"): string =>
    `${releaseDataset}/search?${address}&format=${format}`,
  searchHelp: "/documentation/search",
  query: "/query",
  /** Where a query starts from the genes of something. */
  queryFrom: {
    /** All genes of a term; `term_subset` asks a phenotype of haploid single-locus genotypes only. */
    term: (id: string, name: string): string =>
      `/query/save/from/term/${pathSegment(id)}/${pathSegment(name)}`,
    subset: (name: string, displayName: string): string =>
      `/query/save/from/subset/${pathSegment(name)}/${pathSegment(displayName)}`,
    reference: (id: string, label: string): string =>
      `/query/save/from/reference/${pathSegment(id)}/${pathSegment(label)}`,
  },
  /** A list of the api as a file: its path below the data set, with what filters and sorts it. */
  listFile: (path: string, params: string, format: "tsv" | "jsonl" | "ids"): string =>
    `${releaseDataset}/${path}?${params === "" ? "" : `${params}&`}format=${format}`,
  geneListQuery: "/query/start_from/gene_list",
  /** The query builder at one of its inputs, with a condition of the current query to change in it if one is named. */
  queryInput: (nodeTypeId: string, edit?: string): string =>
    `/query?${new URLSearchParams({ nodeTypeId, ...(edit === undefined ? {} : { edit }) }).toString()}`,
  /** The results of a saved query. */
  results: (id: string): string => `/results/from/id/${pathSegment(id)}`,
  /** The results of a saved query, looked at in another way: slim:NAME, vis, gene-ex, subset-count:gomodel. */
  resultsAs: (mode: string, id: string): string => `/${pathSegment(mode)}/from/id/${pathSegment(id)}`,
  queryResultsHelp: "/documentation/query-results",
  /** What the genes of a saved query have more of than chance would give them. */
  enrichment: (id: string): string => `/enrichment?${new URLSearchParams({ query: id }).toString()}`,
  expressionPlot: (size: "small" | "large", genes: readonly string[]): string =>
    `${dataset}/gene_ex_violin_plot/${size}/${genes.map(pathSegment).join(",")}`,
  metrics: "/metrics",
  /** Annotations of the release by group of types, and their sum. */
  annotationTotals: `/metrics#${annotationTotals}`,
  proteinStatus: "/status/protein-status-tracker",
  /** A figure of literature and curation over time. */
  metricPlot: (name: string, layout?: "page" | "narrow"): string =>
    `${dataset}/stats/${pathSegment(name)}${layout === undefined ? "" : `?layout=${layout}`}`,
  /** The same figure as a table. */
  metricTable: (name: string): string => `${releaseDataset}/stats/${pathSegment(name)}?format=tsv`,
  /** The results of a query that the deployment names. */
  predefinedResults: (id: string): string => `/results/from/predefined/${pathSegment(id)}`,
  /** The results of a query that is given as JSON. */
  resultsOf: (json: string): string => `/results/from/json/${pathSegment(json)}`,
  compareStart: "/compare",
  /** What genes have in common, by their names or ids. */
  compare: (genes: readonly string[]): string =>
    `/compare?${new URLSearchParams({ genes: genes.join(" ") }).toString()}`,
  identifierMapper: "/identifier-mapper",
  identifierMapperResults: "/identifier-mapper-results",
  motifSearch: "/motif_search",
  /** The proteins that hold a motif. */
  motifs: (motif: string): string => `/motif_search?${new URLSearchParams({ motif }).toString()}`,
  genomeBrowser: "/jbrowse/",
  /** A place on a chromosome, II:1500-2500, in the genome browser. */
  genomeLocation: (location: string): string =>
    `/jbrowse/?${new URLSearchParams({ loc: location.replace("-", "..") }).toString()}`,
  genomeBrowser2: "/jbrowse2",
  documentationSearch: "/documentation/docsearch",
  documentationSearchFor: (words: string): string =>
    `/documentation/docsearch?${new URLSearchParams({ q: words }).toString()}`,
  documentation: "/documentation",
  faq: "/faq",
  news: "/news",
  testimonials: "/about/testimonials",
  submitGeneNames: "/submit-data/gene-names",
  submitDatasets: "/submit-data",
  newAndRemovedGenes: "/status/new-and-removed-genes",
  advancedSearchHelp: "/documentation/advanced-search",
  internalDetails: "/internal-details",
} as const;

/** An entity's page by its type, as suggestions and examples name it. */
export const entityUrl: Readonly<
  Record<"gene" | "term" | "reference" | "gocam" | "allele", (id: string) => string>
> = {
  gene: urls.gene,
  term: urls.term,
  reference: urls.reference,
  gocam: urls.gocam,
  allele: urls.allele,
};

/** Addresses of other sites. */
export const external = {
  uniprot: (id: string): string => `https://www.uniprot.org/uniprotkb/${pathSegment(id)}/entry`,
  rnacentral: (id: string): string => `https://rnacentral.org/rna/${pathSegment(id)}`,
  biogrid: (id: string): string => `https://thebiogrid.org/${pathSegment(id)}`,
  interproProtein: (uniprot: string): string =>
    `https://www.ebi.ac.uk/interpro/protein/UniProt/${pathSegment(uniprot)}/`,
  interproEntry: (id: string): string => `https://www.ebi.ac.uk/interpro/entry/InterPro/${pathSegment(id)}/`,
  pdb: (id: string): string => `https://www.ebi.ac.uk/pdbe/entry/pdb/${pathSegment(id)}`,
  pubmed: (id: string): string => `https://pubmed.ncbi.nlm.nih.gov/${pathSegment(id)}/`,
  europePmc: (id: string): string => `https://europepmc.org/abstract/MED/${pathSegment(id)}`,
  rhea: (id: string): string => `https://www.rhea-db.org/rhea/${pathSegment(id)}`,
  europePmcSearch: (id: string): string => `https://europepmc.org/search?query=EXT_ID:${pathSegment(id)}`,
  doi: (doi: string): string => `https://doi.org/${doi}`,
  orcid: (id: string): string =>
    `https://orcid.org/${pathSegment(id.replace(/^https?:\/\/orcid\.org\//, ""))}`,
  /** A pathway model in the editor of its curators. */
  noctua: (id: string): string =>
    `http://noctua.geneontology.org/workbench/noctua-visual-pathway-editor/?model_id=${encodeURIComponent(`gomodel:${id}`)}`,
  pubmedSearch: (words: string): string =>
    `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(words)}`,
} as const;

/** A mail to the curators; the subject says which page it is about. */
export const mailUrl = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;

/** A file of the deployment's assets folder, such as its logo. */
export const siteAssetUrl = (file: string): string => `/site-assets/${pathSegment(file)}`;

/** Whether an address leads to a page of this client: the server alone leads on from identifiers, and the genome browser is an application of its own. */
export const isPage = (url: string): boolean =>
  url.startsWith("/") && !url.startsWith("//") && !/^\/(api|id|site-assets|jbrowse2?)(\/|$|\?)/.test(url);
