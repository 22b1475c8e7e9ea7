/** The addresses of the web's pages (spec 1 §2.1), as data: what is none of these is not found. */
import type { PageKind } from "../../index-mappings/page-store.ts";

export interface ClientRoute {
  /** `:id` is one part of the address, `*` any number of parts. */
  readonly pattern: string;
  /** What the title says after the name of the site; "" for the front page. */
  readonly title: string;
  /** The thing whose id stands at `:id`: the address is right only when the release has it. */
  readonly about?: PageKind | "subset";
  /** The page lists what belongs to the thing; `titled` as the thing itself, or by the list's own title. */
  readonly lists?: "own title" | "titled as thing";
  readonly isGenomeBrowser?: true;
  /** A menu of its sections stands beside the page. */
  readonly hasMenu?: true;
  /** Its module in web/pages, without ending. */
  readonly page?: string;
}

/** Prefixes of the pages that are the deployment's own text. */
const documentationPrefixes = [
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

export const clientRoutes: readonly ClientRoute[] = [
  { pattern: "", title: "", page: "front/FrontPage" },
  { pattern: "gene/:id", title: "Gene", about: "gene", hasMenu: true, page: "gene/GenePage" },
  { pattern: "spombe/:any/:id", title: "Gene", about: "gene", hasMenu: true, page: "gene/GenePage" },
  {
    pattern: "gene_alleles/:id",
    title: "Alleles of a gene",
    about: "gene",
    lists: "own title",
    page: "gene-alleles/GeneAllelesPage",
  },
  { pattern: "gene_subset/:id", title: "Gene subset", about: "subset", page: "gene-subset/GeneSubsetPage" },
  {
    pattern: "gene_protein_features/:id",
    title: "Protein features of a gene",
    about: "gene",
    lists: "own title",
    page: "gene-protein-features/GeneProteinFeaturesPage",
  },
  {
    pattern: "genotype/:id",
    title: "Genotype",
    about: "genotype",
    hasMenu: true,
    page: "genotype/GenotypePage",
  },
  { pattern: "allele/:id", title: "Allele", about: "allele", page: "allele/AllelePage" },
  { pattern: "term/:id", title: "Ontology term", about: "term", hasMenu: true, page: "term/TermPage" },
  {
    pattern: "term_genes/:id",
    title: "Genes annotated to a term",
    about: "term",
    lists: "own title",
    page: "gene-list/TermGenesPage",
  },
  {
    pattern: "term_genotypes/:id",
    title: "Genotypes annotated to a term",
    about: "term",
    lists: "own title",
    page: "term-genotypes/TermGenotypesPage",
  },
  {
    pattern: "term_single_locus_genotype_genes/:id",
    title: "Genes with a single-locus genotype annotated to a term",
    about: "term",
    lists: "own title",
    page: "gene-list/TermSingleLocusGenesPage",
  },
  {
    pattern: "reference/:id",
    title: "Publication",
    about: "reference",
    hasMenu: true,
    page: "reference/ReferencePage",
  },
  {
    pattern: "ref_genes/:id",
    title: "Genes of a publication",
    about: "reference",
    lists: "titled as thing",
    page: "gene-list/ReferenceGenesPage",
  },
  { pattern: "reference_list/community", title: "Community curated publications" },
  { pattern: "reference_list/admin", title: "Curated publications" },
  { pattern: "archive/:any", title: "Archive" },
  { pattern: "gocam/pombase-view/:any/:id", title: "Pathway model", about: "gocam", page: "gocam/GocamPage" },
  {
    pattern: "gocam/pombase-view/:any/:id/:any",
    title: "Pathway model",
    about: "gocam",
    page: "gocam/GocamPage",
  },
  {
    pattern: "gocam/pombase-view/:any/:id/:any/:any",
    title: "Pathway model",
    about: "gocam",
    page: "gocam/GocamPage",
  },
  { pattern: "gocam/view/:any/:id", title: "Pathway model", about: "gocam", page: "gocam/GocamPage" },
  { pattern: "gocam/view/:any/:id/:any", title: "Pathway model", about: "gocam", page: "gocam/GocamPage" },
  {
    pattern: "gocam/view/:any/:id/:any/:any",
    title: "Pathway model",
    about: "gocam",
    page: "gocam/GocamPage",
  },
  { pattern: "gocam", title: "Pathway models" },
  { pattern: "gocam/:any", title: "Pathway models" },
  { pattern: "gocam/:any/:any", title: "Pathway models" },
  { pattern: "query", title: "Advanced search", page: "query/QueryPage" },
  { pattern: "query/start_from/:any", title: "Advanced search", page: "query/QueryPage" },
  { pattern: "query/save/from/:any/:any/:any", title: "Advanced search", page: "query/SavePage" },
  { pattern: ":any/from/id/:any", title: "Query results", page: "query-results/QueryResultsPage" },
  { pattern: ":any/from/json/:any", title: "Query results", page: "query-results/QueryResultsPage" },
  { pattern: ":any/from/predefined/:any", title: "Query results", page: "query-results/QueryResultsPage" },
  { pattern: "enrichment", title: "Enrichment", page: "enrichment/EnrichmentPage" },
  { pattern: "search", title: "Search results", page: "search/SearchPage" },
  { pattern: "motif_search", title: "Peptide motif search", page: "motif-search/MotifSearchPage" },
  { pattern: "identifier-mapper", title: "Identifier mapper", page: "identifier-mapper/MapperPage" },
  {
    pattern: "identifier-mapper-results",
    title: "Identifier mapper results",
    page: "identifier-mapper/MapperResultsPage",
  },
  {
    pattern: "jbrowse",
    title: "Genome browser",
    isGenomeBrowser: true,
    page: "genome-browser/GenomeBrowserPage",
  },
  {
    pattern: "jbrowse2",
    title: "Genome browser",
    isGenomeBrowser: true,
    page: "genome-browser/GenomeBrowserPage",
  },
  { pattern: "metrics", title: "Metrics" },
  {
    pattern: "internal-details",
    title: "Sources and versions",
    page: "internal-details/InternalDetailsPage",
  },
  ...documentationPrefixes.map((prefix) => ({
    pattern: `${prefix}/*`,
    title: "Documentation",
    page: "documentation/DocumentationPage",
  })),
];

export interface Place {
  readonly route: ClientRoute;
  /** What stands at `:id`, decoded; "" when the route has none. */
  readonly id: string;
}

/** Decoded parts of a path without empty ones at its end; null when a part cannot be decoded. */
function partsOf(path: string): string[] | null {
  try {
    return path.replace(/^\//, "").replace(/\/+$/, "").split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

function fit(pattern: string, parts: readonly string[]): { id: string } | null {
  const wanted = pattern.split("/");
  const open = wanted.at(-1) === "*";
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? parts.length < fixed.length : parts.length !== fixed.length) return null;
  let id = "";
  for (const [i, part] of fixed.entries()) {
    const given = parts[i] ?? "";
    if (!part.startsWith(":")) {
      if (part !== given) return null;
    } else if (given === "") return null;
    else if (part === ":id") id = given;
  }
  return { id };
}

/** The page at a path (as in the request, still encoded); null when there is none. */
export function placeOf(path: string): Place | null {
  const parts = partsOf(path);
  if (!parts) return null;
  for (const route of clientRoutes) {
    const found = fit(route.pattern, parts);
    if (found) return { route, id: found.id };
  }
  return null;
}
