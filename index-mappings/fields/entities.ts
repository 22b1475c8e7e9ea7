/**
 * The kinds of things that Karyon has pages of: how each is called, where its records are kept and what they have. In
 * the order in which search lists them.
 */
import { alleleFields } from "./allele.ts";
import { entityNames } from "./entity-names.ts";
import { entriesOf } from "./field.ts";
import type { Fields, SearchField } from "./field.ts";
import { geneFields } from "./gene.ts";
import { genotypeFields } from "./genotype.ts";
import { gocamFields } from "./gocam.ts";
import { referenceFields } from "./reference.ts";
import { termFields } from "./term.ts";

interface Entity {
  /** Kind of the index that holds the records. */
  readonly index: string;
  readonly fields: Fields;
}

export const entities = {
  gene: { index: "genes", fields: geneFields, ...entityNames.gene },
  term: { index: "terms", fields: termFields, ...entityNames.term },
  reference: { index: "references", fields: referenceFields, ...entityNames.reference },
  gocam: { index: "gocams", fields: gocamFields, ...entityNames.gocam },
  allele: { index: "alleles", fields: alleleFields, ...entityNames.allele },
  genotype: { index: "genotypes", fields: genotypeFields, ...entityNames.genotype },
} as const satisfies Readonly<Record<keyof typeof entityNames, Entity>>;

/** gene, term, reference … */
export type EntityKind = keyof typeof entities;

/** genes, terms, references … */
export type EntityIndex = (typeof entities)[EntityKind]["index"];

// Object.keys forgets what the keys are.
export const entityKinds = Object.keys(entities) as readonly EntityKind[];

/** The kinds that search finds; of genotypes there are lists only. */
export type SearchedKind = Exclude<EntityKind, "genotype">;
/** Whether search finds things of the kind. */
export const isSearched = (kind: EntityKind): kind is SearchedKind => kind !== "genotype";
export const searchedKinds = entityKinds.filter(isSearched);

const searchFields = new Map(
  searchedKinds.map((kind) => [
    kind,
    new Set(entriesOf(entities[kind].fields).flatMap(([, { found }]) => found?.by ?? [])),
  ]),
);

/** What search looks through for things of a kind: searches leave out what a kind is not found by. */
export const searchFieldsOf = (kind: SearchedKind): ReadonlySet<SearchField> =>
  // There are some for each searched kind.
  searchFields.get(kind)!;
