import type { DocumentKind, StoredDocument } from "./stored-document.ts";

/** What this machine has of a generation, which may be nothing. */
export interface GenerationCopy {
  /** Whether there is a copy. */
  readonly isThere: boolean;
  /** A finished document, null where the release has no such; undefined where there is no copy. */
  document(kind: DocumentKind, id: string): StoredDocument | null | undefined;
  /** The answer to a search that each process makes once, gzip of its JSON; null where that is not copied. */
  answer(request: string): Buffer | null;
}

export const noCopy: GenerationCopy = { isThere: false, document: () => undefined, answer: () => null };
