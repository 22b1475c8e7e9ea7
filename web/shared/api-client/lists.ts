/** Calls for lists, and what heads them: genes, genotypes, alleles and terms that belong to something. */
import type {
  AncestorGraph,
  ChildList,
  GeneAlleles,
  GeneList,
  GenotypeList,
  SubsetHead,
} from "../../../api/contract/index.ts";
import { api } from "./api.ts";
import { forgiving } from "./forgiving.ts";
import type { IgnoredParameters } from "./forgiving.ts";

const id = (text: string): string => encodeURIComponent(text);

/** Paths of lists below the data set. */
export const listPaths = {
  termGenes: (term: string): string => `data/term/${id(term)}/genes`,
  termSingleLocusGenes: (term: string): string => `data/term/${id(term)}/single_locus_genotype_genes`,
  genotypesAsked: "search/genotypes",
  termGenotypes: (term: string): string => `data/term/${id(term)}/genotypes`,
  referenceGenes: (reference: string): string => `data/reference/${id(reference)}/genes`,
  subsetGenes: (subset: string): string => `data/gene_subsets/${id(subset)}/genes`,
} as const;

export interface ListRequest {
  /** One of `listPaths`. */
  readonly path: string;
  /** Its parameters, without `?`. */
  readonly params: string;
}

export interface ChildrenRequest {
  readonly term: string;
  readonly page: number;
  readonly size: number;
}

export const lists = api.injectEndpoints({
  endpoints: (build) => ({
    genes: build.query<GeneList & IgnoredParameters, ListRequest>({
      queryFn: ({ path, params }, _api, _options, ask) =>
        forgiving<GeneList>(ask, path, new URLSearchParams(params), ({ rows, filtered: total, size }) => ({
          rows: rows.length,
          total,
          size,
        })),
    }),
    genotypes: build.query<GenotypeList & IgnoredParameters, ListRequest>({
      queryFn: ({ path, params }, _api, _options, ask) =>
        forgiving<GenotypeList>(ask, path, new URLSearchParams(params), ({ rows, total, size }) => ({
          rows: rows.length,
          total,
          size,
        })),
    }),
    /** What a subset is, above the list of its genes. */
    geneSubset: build.query<SubsetHead, string>({
      query: (name) => `data/gene_subsets/${id(name)}?elements=false`,
    }),
    geneAlleles: build.query<GeneAlleles, string>({ query: (gene) => `data/gene/${id(gene)}/alleles` }),
    children: build.query<ChildList, ChildrenRequest>({
      query: ({ term, page, size }) => `data/term/${id(term)}/children?page=${page}&size=${size}`,
    }),
    ancestors: build.query<AncestorGraph, string>({ query: (term) => `data/term/${id(term)}/ancestors` }),
  }),
});
