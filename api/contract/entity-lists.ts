/** Lists of genes, genotypes, alleles and terms, as the pages about them show them. */
import { z } from "zod";
import { geneListColumns, plainListSchemas } from "../../index-mappings/fields/gene-list.ts";
import { genotypeRow } from "../../index-mappings/shapes/genotype-row.ts";
import {
  alleleShort,
  geneShort,
  genotypeShort,
  location,
  termShort,
} from "../../index-mappings/shapes/shorts.ts";
import { paging } from "./lists.ts";

/** A gene with what lists can show of it. */
export const geneListRow = geneShort.extend({ location: location.nullable(), ...plainListSchemas });
export type GeneListRow = z.infer<typeof geneListRow>;

/** What lists of genes can be sorted by; `-` before it turns the order round. */
const geneOrders = geneListColumns.map(({ name }) => name);

const format = z.enum(["json", "jsonl", "tsv", "ids"]).default("json");
/** Each order, and `-` before it for descending. */
const inEitherDirection = <T extends string>(orders: readonly T[]) =>
  z.enum(orders.flatMap((order): (T | `-${T}`)[] => [order, `-${order}`]));

export const geneListQuery = paging.extend({
  /** Words that genes have to hold in ids, names, synonyms or product, each as the beginning of a word. */
  text: z.string().optional(),
  /** One of the orders, `-` before it for descending; by product when absent. Equal ones stand by product, too. */
  sort: inEitherDirection(geneOrders).optional(),
  /** `jsonl` (one row a line), `tsv` and `ids` hold all rows, not a page. */
  format,
});
export type GeneListQuery = z.infer<typeof geneListQuery>;

export const geneList = z.object({
  /** Without and with the text filter; pages are of the latter. */
  total: z.int(),
  filtered: z.int(),
  page: z.int(),
  size: z.int(),
  rows: z.array(geneListRow),
});
export type GeneList = z.infer<typeof geneList>;

const genotypeOrders = ["genotype", "gene", "product"] as const;
export type GenotypeOrder = (typeof genotypeOrders)[number];

export const genotypeListQuery = paging.extend({
  /** `genotype`, or `gene` or `product` of the first allele; `-` before it for descending. */
  sort: inEitherDirection(genotypeOrders).default("product"),
  format,
});
export type GenotypeListQuery = z.infer<typeof genotypeListQuery>;

/** The same of genotypes that a text asks for; without one all are listed. */
export const genotypeSearchQuery = genotypeListQuery.extend({
  q: z.string("has to be given once, as text").default(""),
});

export const genotypeList = z.object({
  total: z.int(),
  page: z.int(),
  size: z.int(),
  rows: z.array(genotypeRow),
});
export type GenotypeList = z.infer<typeof genotypeList>;

/** All alleles of a gene, sorted by type, each with the genotypes that use it. */
export const geneAlleles = z.object({
  gene: geneShort,
  rows: z.array(
    alleleShort.extend({
      synonyms: z.array(z.string()),
      /** What other data sets of the release say otherwise of it: "residue", "allele description" … */
      contradicted: z.array(z.string()),
      genotypes: z.array(z.object({ genotype: genotypeShort, expression: z.string().nullable() })),
      /** Annotations of the gene that name the allele, by type: as the annotations call counts them with `allele`. */
      annotations: z.array(z.object({ type: z.string(), count: z.int() })),
    }),
  ),
});
export type GeneAlleles = z.infer<typeof geneAlleles>;
export type GeneAllele = GeneAlleles["rows"][number];

export const childListQuery = paging.extend({
  sort: z.enum(["genes", "name"]).default("genes"),
});
export type ChildListQuery = z.infer<typeof childListQuery>;

/** Terms directly below a term, over any relation. */
export const childList = z.object({
  total: z.int(),
  page: z.int(),
  size: z.int(),
  rows: z.array(
    termShort.extend({
      /** is_a, part_of … to the term above. */
      relations: z.array(z.string()),
      /** Annotated to it or a descendant. */
      gene_count: z.int(),
      genotype_count: z.int(),
      child_count: z.int(),
    }),
  ),
});
export type ChildList = z.infer<typeof childList>;
export type ChildTerm = ChildList["rows"][number];

/** A term with everything above it over is_a, part_of and the regulates relations. */
export const ancestorGraph = z.object({
  termid: z.string(),
  terms: z.array(termShort.extend({ gene_count: z.int() })),
  /** From a term to the one above. */
  edges: z.array(z.object({ child: z.string(), parent: z.string(), relation: z.string() })),
  /** There is more above than is given. */
  cut: z.boolean(),
});
export type AncestorGraph = z.infer<typeof ancestorGraph>;
