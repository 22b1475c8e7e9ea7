import type { PageDoc } from "../../index-mappings/page-store.ts";

/** A finished document as it is stored, its body unpacked from base64 only. Documents of the release stand for nothing else, and are never gone. */
export interface StoredDocument extends Pick<PageDoc, "redirect" | "gone"> {
  /** gzip of the JSON; null where there is no page. */
  readonly body: Buffer | null;
}

/** Indices of finished documents, which are looked up by id and never searched. */
export const documentKinds = ["pages", "release"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document as it stands in its index; the fields of releases that were loaded before there were such are missing. */
export type IndexedDocument = { readonly body: string | null } & Partial<Pick<PageDoc, "redirect" | "gone">>;

/** The same, its bytes as they are sent. */
export const storedDocument = ({ body, redirect, gone }: IndexedDocument): StoredDocument => ({
  body: body === null ? null : Buffer.from(body, "base64"),
  redirect: redirect ?? null,
  gone: gone ?? null,
});
