/** What a list of annotations is about. Pure. */
import type { AnnotationDoc } from "../../index-mappings/annotations.ts";

/** The field of the rows that holds each kind of subject; a term stands for all that is annotated to it or a descendant. */
const fields = {
  gene: "genes",
  term: "closure",
  reference: "reference",
  genotype: "genotype",
  allele: "alleles",
} as const satisfies Record<string, keyof AnnotationDoc>;

type SubjectKind = keyof typeof fields;
export const subjectKinds: readonly string[] = Object.keys(fields);

export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly field: (typeof fields)[SubjectKind];
}

const isKind = (text: string): text is SubjectKind => subjectKinds.includes(text);

/** Reads `gene:G1.09`; null when it begins with no kind or ends without an id. */
export function readSubject(text: string): Subject | null {
  const colon = text.indexOf(":");
  const kind = text.slice(0, Math.max(0, colon));
  const id = text.slice(colon + 1);
  return isKind(kind) && id !== "" ? { kind, id, field: fields[kind] } : null;
}
