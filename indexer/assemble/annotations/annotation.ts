/** What one annotation says, by ids only. Documents and counts are both made from it. */
import { createHash } from "node:crypto";
import type { Genotype } from "../joins/genotypes.ts";
import type { Condition } from "../text/conditions.ts";
import { interner } from "../text/detached.ts";
import type { Extension } from "../text/extension.ts";
import type { Throughput } from "../../../index-mappings/evidence-codes.ts";

export interface AnnotationContent {
  /** Annotation type of the deployment. */
  readonly type: string;
  readonly genes: readonly string[];
  readonly genotype: Genotype | null;
  /** Term id, secondary ids resolved; null where the format has no terms. */
  readonly term: string | null;
  /** What stands for the term where there is none: "protein level". */
  readonly subject: string | null;
  readonly isNot: boolean;
  readonly relation: string | null;
  readonly reference: string | null;
  /** GO code, ECO id or words. */
  readonly evidence: string | null;
  readonly throughput: Throughput | null;
  readonly withs: readonly string[];
  /** The same as the release writes it, where commas say which of them belong together. */
  readonly withFrom: string | null;
  readonly extension: readonly Extension[];
  readonly conditions: readonly Condition[];
  readonly qualifiers: readonly string[];
  readonly residue: string | null;
  readonly geneProductForm: string | null;
  readonly background: string | null;
  /** The strain that was changed; the background as far as nothing else is said of that. */
  readonly parentalStrain: string | null;
  /** ISO date */
  readonly date: string | null;
  readonly assignedBy: string | null;
  readonly comment: string | null;
}

export interface Annotation extends AnnotationContent {
  readonly id: string;
}

const nothing: Omit<AnnotationContent, "type" | "genes"> = {
  genotype: null,
  term: null,
  subject: null,
  isNot: false,
  relation: null,
  reference: null,
  evidence: null,
  throughput: null,
  withs: [],
  withFrom: null,
  extension: [],
  conditions: [],
  qualifiers: [],
  residue: null,
  geneProductForm: null,
  background: null,
  parentalStrain: null,
  date: null,
  assignedBy: null,
  comment: null,
};

/** An annotation with its id, which is made from all that it says: equal annotations have equal ids in every load. */
export function annotation(
  given: Pick<AnnotationContent, "type" | "genes"> & Partial<AnnotationContent>,
): Annotation {
  const content: AnnotationContent = { ...nothing, ...given };
  const { genotype, ...plain } = content;
  return { ...content, id: annotationId(content.type, [plain, genotype?.id]) };
}

/** Annotations as they are collected: equal ones once, their strings copied out of the files. */
export class AnnotationList {
  readonly #annotations = new Map<string, Annotation>();
  readonly #interned = interner();

  add(one: Annotation): void {
    if (this.#annotations.has(one.id)) return;
    const kept = (text: string | null) => (text === null ? null : this.#interned(text));
    this.#annotations.set(one.id, {
      ...one,
      reference: kept(one.reference),
      evidence: kept(one.evidence),
      relation: kept(one.relation),
      date: kept(one.date),
      assignedBy: kept(one.assignedBy),
      background: kept(one.background),
      comment: kept(one.comment),
      withs: one.withs.map(this.#interned),
      withFrom: kept(one.withFrom),
      parentalStrain: kept(one.parentalStrain),
      extension: one.extension.map(({ relation, target }) => ({
        relation: this.#interned(relation),
        target: this.#interned(target),
      })),
    });
  }

  all(): readonly Annotation[] {
    return [...this.#annotations.values()];
  }
}

/** An id that the same content gets in every load. */
export const annotationId = (type: string, content: object): string =>
  `${type}:${createHash("sha1").update(JSON.stringify(content)).digest("base64url").slice(0, 16)}`;
