/**
 * The kinds of things that Karyon has pages of. What a kind is called, where it is kept and where its page is stands
 * here and nowhere else. In the order in which search lists them.
 */
import { alleleFields } from "./allele.ts";
import type { Fields } from "./field.ts";
import { geneFields } from "./gene.ts";
import { genotypeFields } from "./genotype.ts";
import { gocamFields } from "./gocam.ts";
import { referenceFields } from "./reference.ts";
import { termFields } from "./term.ts";

export interface Entity {
  /** Kind of the index that holds the records. */
  readonly index: string;
  readonly fields: Fields;
  /** Over a list of them. */
  readonly title: string;
  readonly one: string;
  readonly many: string;
  /** What its page is called, in titles. */
  readonly page: string;
  /** What stands before its id in the address of its page. */
  readonly path: string;
}

export const entities = {
  gene: {
    index: "genes",
    fields: geneFields,
    title: "Genes",
    one: "gene",
    many: "genes",
    page: "Gene",
    path: "/gene/",
  },
  term: {
    index: "terms",
    fields: termFields,
    title: "Terms",
    one: "term",
    many: "terms",
    page: "Ontology Term",
    path: "/term/",
  },
  reference: {
    index: "references",
    fields: referenceFields,
    title: "Publications",
    one: "publication",
    many: "publications",
    page: "Reference",
    path: "/reference/",
  },
  gocam: {
    index: "gocams",
    fields: gocamFields,
    title: "Pathways",
    one: "pathway model",
    many: "pathway models",
    page: "GO-CAM Pathway",
    path: "/gocam/pombase-view/docs/",
  },
  allele: {
    index: "alleles",
    fields: alleleFields,
    title: "Alleles",
    one: "allele",
    many: "alleles",
    page: "Allele",
    path: "/allele/",
  },
  genotype: {
    index: "genotypes",
    fields: genotypeFields,
    title: "Genotypes",
    one: "genotype",
    many: "genotypes",
    page: "Genotype",
    path: "/genotype/",
  },
} as const satisfies Readonly<Record<string, Entity>>;

/** gene, term, reference … */
export type EntityKind = keyof typeof entities;

// Object.keys forgets what the keys are.
const entityKinds = Object.keys(entities) as readonly EntityKind[];

/** The kinds that search finds; of genotypes there are lists only. */
export type SearchedKind = Exclude<EntityKind, "genotype">;
export const searchedKinds = entityKinds.filter((kind): kind is SearchedKind => kind !== "genotype");
