/** Addresses of all pages, built here and nowhere else. */

/** One path segment. Colons stay readable: they are allowed in a path, and ids are full of them. */
const part = (text: string): string => encodeURIComponent(text).replaceAll("%3A", ":");

export const urls = {
  front: "/",
  gene: (id: string): string => `/gene/${part(id)}`,
  /** A transcript, on the page of its gene. */
  transcript: (gene: string, id: string): string => `/gene/${part(gene)}#${part(id)}`,
  geneAlleles: (id: string): string => `/gene_alleles/${part(id)}`,
  geneSubset: (name: string): string => `/gene_subset/${part(name)}`,
  geneProteinFeatures: (id: string): string => `/gene_protein_features/${part(id)}`,
  genotype: (id: string): string => `/genotype/${part(id)}`,
  allele: (id: string): string => `/allele/${part(id)}`,
  term: (id: string): string => `/term/${part(id)}`,
  termGenes: (id: string): string => `/term_genes/${part(id)}`,
  termGenotypes: (id: string): string => `/term_genotypes/${part(id)}`,
  termSingleLocusGenes: (id: string): string => `/term_single_locus_genotype_genes/${part(id)}`,
  reference: (id: string): string => `/reference/${part(id)}`,
  referenceGenes: (id: string): string => `/ref_genes/${part(id)}`,
  referenceList: (list: "community" | "admin"): string => `/reference_list/${list}`,
  archive: (type: string): string => `/archive/${part(type)}`,
  gocam: (id: string): string => `/gocam/pombase-view/docs/${part(id)}`,
  /** Models in the site's own view, by the part of an address that names them: where the reader comes from, and whose activities are marked. */
  pathways: (
    from: "docs" | "gene" | "term" | "subset-count",
    models: string,
    source?: string,
    name?: string,
  ): string =>
    [
      "/gocam/pombase-view",
      from,
      models.split("+").map(part).join("+"),
      ...[source, name].flatMap((text) => (text === undefined ? [] : [part(text)])),
    ].join("/"),
  pathwayModels: "/gocam",
  /** The results page, for words as they were typed. */
  search: (words: string): string => `/search?${new URLSearchParams({ q: words }).toString()}`,
  /** All results of a results page, given by its own address, as a file. */
  searchFile: (address: string, format: "tsv" | "jsonl" | "ids"): string =>
    `/api/v1/dataset/latest/search?${address}&format=${format}`,
  searchHelp: "/documentation/search",
  query: "/query",
  /** Where a query starts from the genes of something. */
  queryFrom: {
    term: (id: string, name: string): string => `/query/save/from/term_subset/${part(id)}/${part(name)}`,
    subset: (name: string, displayName: string): string =>
      `/query/save/from/subset/${part(name)}/${part(displayName)}`,
    reference: (id: string, label: string): string => `/query/save/from/reference/${part(id)}/${part(label)}`,
  },
  /** A list of the api as a file: its path below the data set, with what filters and sorts it. */
  listFile: (path: string, params: string, format: "tsv" | "jsonl" | "ids"): string =>
    `/api/v1/dataset/latest/${path}?${params === "" ? "" : `${params}&`}format=${format}`,
  geneListQuery: "/query/start_from/gene_list",
  /** The query builder at one of its inputs, with a condition of the current query to change in it if one is named. */
  queryInput: (nodeTypeId: string, edit?: string): string =>
    `/query?${new URLSearchParams({ nodeTypeId, ...(edit === undefined ? {} : { edit }) }).toString()}`,
  /** The results of a saved query. */
  results: (id: string): string => `/results/from/id/${part(id)}`,
  /** The results of a saved query, looked at in another way: slim:NAME, vis, gene-ex, subset-count:gomodel. */
  resultsAs: (mode: string, id: string): string => `/${part(mode)}/from/id/${part(id)}`,
  queryResultsHelp: "/documentation/query-results",
  /** What the genes of a saved query have more of than chance would give them. */
  enrichment: (id: string): string => `/enrichment?${new URLSearchParams({ query: id }).toString()}`,
  expressionPlot: (size: "small" | "large", genes: readonly string[]): string =>
    `/api/v1/dataset/latest/gene_ex_violin_plot/${size}/${genes.map(part).join(",")}`,
  /** The results of a query that is given as JSON. */
  resultsOf: (json: string): string => `/results/from/json/${part(json)}`,
  identifierMapper: "/identifier-mapper",
  identifierMapperResults: "/identifier-mapper-results",
  motifSearch: "/motif_search",
  /** The proteins that hold a motif. */
  motifs: (motif: string): string => `/motif_search?${new URLSearchParams({ motif }).toString()}`,
  genomeBrowser: "/jbrowse/",
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
  uniprot: (id: string): string => `https://www.uniprot.org/uniprotkb/${part(id)}/entry`,
  rnacentral: (id: string): string => `https://rnacentral.org/rna/${part(id)}`,
  biogrid: (id: string): string => `https://thebiogrid.org/${part(id)}`,
  interproProtein: (uniprot: string): string =>
    `https://www.ebi.ac.uk/interpro/protein/UniProt/${part(uniprot)}/`,
  interproEntry: (id: string): string => `https://www.ebi.ac.uk/interpro/entry/InterPro/${part(id)}/`,
  pdb: (id: string): string => `https://www.ebi.ac.uk/pdbe/entry/pdb/${part(id)}`,
  pubmed: (id: string): string => `https://pubmed.ncbi.nlm.nih.gov/${part(id)}/`,
  europePmc: (id: string): string => `https://europepmc.org/abstract/MED/${part(id)}`,
  rhea: (id: string): string => `https://www.rhea-db.org/rhea/${part(id)}`,
  europePmcSearch: (id: string): string => `https://europepmc.org/search?query=EXT_ID:${part(id)}`,
  doi: (doi: string): string => `https://doi.org/${doi}`,
  orcid: (id: string): string => `https://orcid.org/${part(id.replace(/^https?:\/\/orcid\.org\//, ""))}`,
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
export const siteAssetUrl = (file: string): string => `/site-assets/${part(file)}`;

/** Whether an address leads to a page of this client; the genome browser is an application of its own. */
export const isPage = (url: string): boolean =>
  url.startsWith("/") && !url.startsWith("//") && !/^\/(api|jbrowse2?)(\/|$|\?)/.test(url);
