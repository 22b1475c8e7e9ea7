/** All finished pages and their first tables, the redirects of ids that stand for something else now, and what is known of ids that lead nowhere. */
import { pageId, tablesId } from "../../../index-mappings/page-store.ts";
import type { PageDoc, PageKind } from "../../../index-mappings/page-store.ts";
import type { PageOf } from "../../../index-mappings/finished-pages.ts";
import type { Gone } from "../../../index-mappings/pages/gone.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { compressed } from "./compressed.ts";
import { allelePages } from "../pages/allele-pages.ts";
import { genePages } from "../pages/gene-pages.ts";
import { genotypePages } from "../pages/genotype-pages.ts";
import { gocamPages } from "../pages/gocam-pages.ts";
import { referencePages } from "../pages/reference-pages.ts";
import { termPages } from "../pages/term-pages.ts";
import { pageTables } from "../tables/page-tables.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** The finished pages of all things, packed. */
export async function* pageDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  for await (const page of genePages(data)) yield stored("gene", page.uniquename, page);
  const { retired, gone } = await data.genes();
  for (const [id, gene] of retired) yield redirect("gene", id, gene);
  for (const [id, why] of gone) yield withoutPage("gene", id, why);
  for await (const page of termPages(data)) yield stored("term", page.termid, page);
  for (const [id, term] of (await data.ontology()).secondary) yield redirect("term", id, term);
  for await (const page of referencePages(data)) yield stored("reference", page.uniquename, page);
  for await (const page of allelePages(data)) yield stored("allele", page.uniquename, page);
  for await (const page of genotypePages(data)) yield stored("genotype", page.display_uniquename, page);
  for await (const page of gocamPages(data)) yield stored("gocam", page.gocam_id, page);
  for await (const { kind, id, tables } of pageTables(data))
    yield { id: tablesId(kind, id), doc: packed(kind, tables) };
}

function stored<Kind extends PageKind>(kind: Kind, id: string, page: PageOf<Kind>): AssembledDoc {
  return { id: pageId(kind, id), doc: packed(kind, page) };
}

const packed = (kind: PageKind, what: object): PageDoc => ({
  kind,
  body: compressed(what),
  redirect: null,
  gone: null,
});

function redirect(kind: PageKind, from: string, to: string): AssembledDoc {
  const doc: PageDoc = { kind, body: null, redirect: to, gone: null };
  return { id: pageId(kind, from), doc };
}

function withoutPage(kind: PageKind, id: string, gone: Gone): AssembledDoc {
  const doc: PageDoc = { kind, body: null, redirect: null, gone };
  return { id: pageId(kind, id), doc };
}
