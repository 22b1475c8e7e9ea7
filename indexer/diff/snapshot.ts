/** What a comparison looks at, from whichever side it comes. */
import type { AlleleRecord, GeneRecord, TermRecord } from "../../index-mappings/records.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import type { SourceDataset } from "../load/source-document.ts";

/** Attributes of a gene whose change is reported, in this order, with the words for them. */
export const geneAttributes = {
  name: "name",
  product: "product",
  location: "location",
  structure: "transcript structure",
  type: "feature type",
  synonyms: "synonyms",
  uniprot: "UniProt accession",
  viability: "deletion viability",
  characterisation: "characterisation status",
  domains: "protein domains",
} as const;
export type GeneAttribute = keyof typeof geneAttributes;

/** As they are printed; "" for what there is not, or is not told. */
export type GeneFacts = Readonly<Record<GeneAttribute, string>>;

export interface TermFacts {
  readonly name: string;
  readonly isObsolete: boolean;
  /** Genes annotated to it or a descendant. */
  readonly genes: number;
}

/** An annotation or interaction, as far as it is compared. */
export interface AnnotationFacts {
  /** Key of the deployment's annotation types. */
  readonly type: string;
  readonly genes: readonly string[];
  readonly term: string | null;
}

export interface Snapshot {
  /** How the side was asked for and what it is. */
  readonly label: string;
  /** Release id. */
  readonly release: string;
  /** By id; null where a generation of an earlier version does not say it. */
  readonly datasets: ReadonlyMap<string, SourceDataset> | null;
  /** Documents of each kind. */
  readonly counts: Readonly<Record<IndexKind, number>>;
  readonly genes: ReadonlyMap<string, GeneFacts>;
  /** Former id of a gene → the genes it stands for now; none for one that was removed. */
  readonly formerGenes: ReadonlyMap<string, readonly string[]>;
  readonly terms: ReadonlyMap<string, TermFacts>;
  /** Secondary id → the term that it stands for. */
  readonly formerTerms: ReadonlyMap<string, string>;
  readonly alleles: ReadonlyMap<string, string>;
  /** By the id that equal annotations have in every load. */
  readonly annotations: ReadonlyMap<string, AnnotationFacts>;
}

export type GeneFields = Pick<
  GeneRecord,
  | "id"
  | "name"
  | "product"
  | "feature_type"
  | "chromosome"
  | "start"
  | "end"
  | "strand"
  | "synonyms"
  | "uniprot"
  | "deletion_viability"
  | "characterisation_status"
  | "transcript"
  | "subsets"
>;
export type TermFields = Pick<TermRecord, "id" | "name" | "is_obsolete" | "gene_count">;
export type AlleleFields = Pick<AlleleRecord, "id" | "label">;

/** The fields that a snapshot needs of the documents of an index; of `subsets` only the column is kept. */
export const snapshotFields = {
  genes: [
    "id",
    "name",
    "product",
    "feature_type",
    "chromosome",
    "start",
    "end",
    "strand",
    "synonyms",
    "uniprot",
    "deletion_viability",
    "characterisation_status",
    "transcript",
  ],
  terms: ["id", "name", "is_obsolete", "gene_count"],
  alleles: ["id", "label"],
} as const;

/** Subsets of genes with a domain, in the form that each of them has once. */
const domainSubset = "interpro:";

const listed = (values: readonly string[] | null | undefined): string =>
  [...(values ?? [])].sort().join(", ");

/** What two releases are compared by, of a gene. */
export function geneFacts(doc: GeneFields): GeneFacts {
  const location =
    doc.chromosome === null || doc.start === null
      ? ""
      : `${doc.chromosome}:${doc.start}-${doc.end} ${doc.strand ?? ""}`.trimEnd();
  const pieces = doc.transcript?.pieces ?? [];
  const domains = (doc.subsets ?? []).filter((subset) => subset.startsWith(domainSubset));
  return {
    name: doc.name ?? "",
    product: doc.product ?? "",
    location,
    structure: pieces.map(([kind, start, end]) => `${kind} ${start}-${end}`).join(", "),
    type: doc.feature_type,
    synonyms: listed(doc.synonyms),
    uniprot: doc.uniprot ?? "",
    viability: doc.deletion_viability ?? "",
    characterisation: doc.characterisation_status ?? "",
    domains: listed(domains.map((subset) => subset.slice(domainSubset.length))),
  };
}

/** What two releases are compared by, of a term. */
export const termFacts = ({ name, is_obsolete: isObsolete, gene_count: genes }: TermFields): TermFacts => ({
  name,
  isObsolete,
  genes: genes ?? 0,
});
