/** Finished pages and documents of the release, as stored: gzip. */
import type { Client } from "@elastic/elasticsearch";
import type { KindWithTables } from "../../index-mappings/finished-tables.ts";
import { pageId, tablesId } from "../../index-mappings/page-store.ts";
import type { PageKind } from "../../index-mappings/page-store.ts";
import type { Gone } from "../../index-mappings/pages/gone.ts";
import type { StoredDocumentName } from "../../index-mappings/release-documents.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { meantGene } from "./meant-gene.ts";
import type { MeantRules } from "./meant-gene.ts";
import { readDocument } from "./read-document.ts";

export interface StoredPage {
  /** Id of the page's own address; another than asked for when that one was secondary. */
  readonly id: string;
  /** gzip of the JSON. */
  readonly body: Buffer;
}

/** Secondary ids point to pages, which may have been merged themselves. */
const maxRedirects = 3;

/** The page of an id, or of the one that stands for it; null when there is none. */
export async function readPage(
  elastic: Client,
  generation: LoadedGeneration,
  kind: PageKind,
  id: string,
): Promise<StoredPage | null> {
  let current = id;
  for (let i = 0; i <= maxRedirects; i++) {
    const doc = await readDocument(elastic, generation, "pages", pageId(kind, current));
    if (!doc) return null;
    if (doc.body !== null) return { id: current, body: doc.body };
    if (doc.redirect === null) return null;
    current = doc.redirect;
  }
  return null;
}

/** The first tables of a page, by the page's own id; null where it has none. */
export const readTables = async (
  elastic: Client,
  generation: LoadedGeneration,
  kind: KindWithTables,
  id: string,
): Promise<Buffer | null> =>
  (await readDocument(elastic, generation, "pages", tablesId(kind, id)))?.body ?? null;

/** The systematic id of the gene that has a name or accession; null for none and for several. */
export type FindGene = (text: string) => Promise<string | null>;

/** As readPage; genes are found by the ids of their transcripts, with a database's name before the id, and by what else `findGene` knows. */
export async function readMeantPage(
  elastic: Client,
  generation: LoadedGeneration,
  kind: PageKind,
  id: string,
  rules: MeantRules,
  findGene: FindGene,
): Promise<StoredPage | null> {
  const page = await readPage(elastic, generation, kind, id);
  if (page !== null || kind !== "gene") return page;
  const meant = meantGene(id, rules);
  const meantPage = meant === id ? null : await readPage(elastic, generation, kind, meant);
  if (meantPage !== null) return meantPage;
  const found = await findGene(meant);
  return found === null ? null : readPage(elastic, generation, kind, found);
}

/** Why an id has no page, where the release knows it. */
export async function readGone(
  elastic: Client,
  generation: LoadedGeneration,
  kind: PageKind,
  id: string,
  rules: MeantRules,
): Promise<Gone | null> {
  if (kind !== "gene") return null;
  for (const asked of new Set([id, meantGene(id, rules)])) {
    const doc = await readDocument(elastic, generation, "pages", pageId(kind, asked));
    if (doc?.gone) return doc.gone;
  }
  return null;
}

/** The id that a retired, merged or secondary one stands for; the same where it stands for itself, or for nothing. */
export async function currentId(
  elastic: Client,
  generation: LoadedGeneration,
  kind: PageKind,
  id: string,
): Promise<string> {
  let current = id;
  for (let i = 0; i <= maxRedirects; i++) {
    const doc = await readDocument(elastic, generation, "pages", pageId(kind, current));
    if (!doc?.redirect) return current;
    current = doc.redirect;
  }
  return current;
}

/** A document about the whole release; null when the release has none of this name. */
export async function readReleaseDoc(
  elastic: Client,
  generation: LoadedGeneration,
  name: StoredDocumentName,
): Promise<Buffer | null> {
  return (await readDocument(elastic, generation, "release", name))?.body ?? null;
}
