/**
 * Finished documents, compressed at index time: a request only fetches and sends one.
 * They stand apart from the entity indices so that lists never read past them.
 */
import { bytes, keyword } from "./field-types.ts";

export type PageKind = "gene" | "term" | "reference" | "allele" | "genotype" | "gocam";

/** Either a page or the id of the page that stands for a secondary, merged or obsolete id. */
export interface PageDoc {
  readonly kind: PageKind;
  /** gzip of the page's JSON, base64; null for a redirect. */
  readonly body: string | null;
  readonly redirect: string | null;
}

/** Document id: exact, case-sensitive. */
export const pageId = (kind: PageKind, id: string): string => `${kind}:${id}`;

export const pages = {
  settings: {},
  mapping: { kind: keyword, body: bytes, redirect: keyword },
} as const;
