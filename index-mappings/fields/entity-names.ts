/**
 * What each kind of thing is called, and where its page is. The titles of pages, which the web writes too, need nothing
 * else of it; all else that a kind has is in entities.ts.
 */
interface EntityName {
  /** Over a list of them. */
  readonly title: string;
  readonly one: string;
  readonly many: string;
  /** What its page is called, in titles. */
  readonly page: string;
  /** What stands before its id in the address of its page. */
  readonly path: string;
}

/** The site's own view of pathway models, at the address that others link to. */
export const pathwayView = "/gocam/pombase-view";

export const entityNames = {
  gene: { title: "Genes", one: "gene", many: "genes", page: "Gene", path: "/gene/" },
  term: { title: "Terms", one: "term", many: "terms", page: "Ontology Term", path: "/term/" },
  reference: {
    title: "Publications",
    one: "publication",
    many: "publications",
    page: "Reference",
    path: "/reference/",
  },
  gocam: {
    title: "Pathways",
    one: "pathway model",
    many: "pathway models",
    page: "GO-CAM Pathway",
    path: `${pathwayView}/docs/`,
  },
  allele: { title: "Alleles", one: "allele", many: "alleles", page: "Allele", path: "/allele/" },
  genotype: { title: "Genotypes", one: "genotype", many: "genotypes", page: "Genotype", path: "/genotype/" },
} as const satisfies Readonly<Record<string, EntityName>>;
