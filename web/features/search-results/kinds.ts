/** What the results page says of each kind of result: names, facets and sort orders. */
import type { EntityType } from "../../../api/contract/index.ts";
import type { FacetName, SearchQuery } from "../../../api/contract/search.ts";

export type Sort = SearchQuery["sort"];

/** In the order of the tabs. */
export const kinds: readonly {
  readonly type: EntityType;
  readonly title: string;
  readonly one: string;
  readonly many: string;
}[] = [
  { type: "gene", title: "Genes", one: "gene", many: "genes" },
  { type: "term", title: "Terms", one: "term", many: "terms" },
  { type: "reference", title: "Publications", one: "publication", many: "publications" },
  { type: "gocam", title: "Pathways", one: "pathway model", many: "pathway models" },
  { type: "allele", title: "Alleles", one: "allele", many: "alleles" },
];

/** "1 gene", "10 genes"; results when they are of several kinds. */
export const nounsOf = (type: EntityType | null): readonly [one: string, many: string] => {
  const kind = kinds.find((one) => one.type === type);
  return kind ? [kind.one, kind.many] : ["result", "results"];
};

/** Each facet with the kind of result that it belongs to, in the order of the page. */
export const facets: Readonly<Record<FacetName, { readonly type: EntityType; readonly title: string }>> = {
  year: { type: "reference", title: "Year" },
  curated: { type: "reference", title: "Curation" },
  ontology: { type: "term", title: "Ontology" },
  feature_type: { type: "gene", title: "Feature type" },
  organism: { type: "gene", title: "Organism" },
  characterisation_status: { type: "gene", title: "Characterisation" },
  chromosome: { type: "gene", title: "Chromosome" },
  viability: { type: "gene", title: "Deletion viability" },
  has: { type: "gene", title: "With" },
  allele_type: { type: "allele", title: "Allele type" },
};

// Object.keys forgets what the keys are; the record above holds every name of the contract.
export const facetNames = Object.keys(facets) as FacetName[];

/** Whether results of this kind can be filtered; mixed ones cannot. */
export const hasFacets = (wanted: EntityType | null): boolean =>
  facetNames.some((name) => facets[name].type === wanted);

export const sorts: Readonly<Record<Sort, string>> = {
  relevance: "best match",
  name: "name, A to Z",
  "-name": "name, Z to A",
  "-year": "newest first",
  year: "oldest first",
  "-annotations": "most annotations",
  annotations: "fewest annotations",
};

const names: readonly Sort[] = ["relevance", "name", "-name"];

/** The orders that a list of this kind can take. */
export function sortsOf(type: EntityType | null): readonly Sort[] {
  if (type === "reference") return [...names, "-year", "year", "-annotations", "annotations"];
  return type === "gene" || type === "term" || type === "allele"
    ? [...names, "-annotations", "annotations"]
    : names;
}

/** Results of a page. */
export const pageSizes = [20, 50, 100] as const;
