/** What a comparison looks at, from whichever side it comes. */
import type { AlleleRecord, GeneRecord, TermRecord } from "../../index-mappings/records.ts";
import type { IndexKind } from "../../index-mappings/names.ts";

/** Attributes of a gene whose change is reported, as they are printed. */
export interface GeneFacts {
  readonly name: string;
  readonly product: string;
  /** `II:1000-2500 forward`; "" when the gene has no location. */
  readonly location: string;
  readonly type: string;
}

export interface Snapshot {
  /** How the side was asked for and what it is. */
  readonly label: string;
  /** Documents of each kind. */
  readonly counts: Readonly<Record<IndexKind, number>>;
  readonly genes: ReadonlyMap<string, GeneFacts>;
  /** Id → name. */
  readonly terms: ReadonlyMap<string, string>;
  readonly alleles: ReadonlyMap<string, string>;
}

export type GeneFields = Pick<
  GeneRecord,
  "id" | "name" | "product" | "feature_type" | "chromosome" | "start" | "end" | "strand"
>;
export type TermFields = Pick<TermRecord, "id" | "name">;
export type AlleleFields = Pick<AlleleRecord, "id" | "label">;

/** The fields that a snapshot needs of the documents of an index. */
export const snapshotFields = {
  genes: ["id", "name", "product", "feature_type", "chromosome", "start", "end", "strand"],
  terms: ["id", "name"],
  alleles: ["id", "label"],
} as const;

/** What two releases are compared by, of a gene. */
export function geneFacts(doc: GeneFields): GeneFacts {
  const location =
    doc.chromosome === null || doc.start === null
      ? ""
      : `${doc.chromosome}:${doc.start}-${doc.end} ${doc.strand ?? ""}`.trimEnd();
  return { name: doc.name ?? "", product: doc.product ?? "", location, type: doc.feature_type };
}
