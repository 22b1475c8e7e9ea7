/** What references are, by their ids: those of GO_REF describe how annotations were made, and were published nowhere. */
export const referenceKinds = {
  publication: "publication",
  method: "described method",
  other: "other source",
} as const;
export type ReferenceKind = keyof typeof referenceKinds;

/** @param id of a reference, with its database before it */
export function referenceKind(id: string): ReferenceKind {
  if (/^(?:PMID|DOI):/i.test(id)) return "publication";
  return id.startsWith("GO_REF:") ? "method" : "other";
}
