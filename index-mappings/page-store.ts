/**
 * Finished documents, compressed at index time: a request only fetches and sends one.
 * They stand apart from the entity indices so that lists never read past them.
 */
import { bytes, keyword, shownOnly } from "./fields/field-types.ts";
import { readInPieces } from "./read-in-pieces.ts";
import type { KindWithTables } from "./finished-tables.ts";
import type { EntityKind } from "./fields/entities.ts";
import type { Gone } from "./pages/gone.ts";

export type PageKind = EntityKind;

/** One of three: a page or its first tables, the id of the page that stands for a secondary, merged or obsolete id, or why an id has none. */
export interface PageDoc {
  readonly kind: PageKind;
  /** gzip of the page's JSON, base64; null where there is no page. */
  readonly body: string | null;
  readonly redirect: string | null;
  readonly gone: Gone | null;
}

/** Document id: exact, case-sensitive. */
export const pageId = (kind: PageKind, id: string): string => `${kind}:${id}`;

/** Id of the document with the first tables of a page (FirstTables), which is fetched beside it. */
export const tablesId = (kind: KindWithTables, id: string): string => `${kind}/${id}`;

export const pages = {
  settings: readInPieces,
  mapping: { kind: keyword, body: bytes, redirect: keyword, gone: shownOnly },
} as const;
