/** What the finished page of each kind of thing holds: what a load writes, and calls send as it is. */
import type { z } from "zod";
import type { PageKind } from "./page-store.ts";
import { genePage } from "./pages/gene.ts";
import { allelePage, genotypePage, gocamPage, referencePage } from "./pages/others.ts";
import { termPage } from "./pages/term.ts";

export const pagesByKind = {
  gene: genePage,
  term: termPage,
  reference: referencePage,
  allele: allelePage,
  genotype: genotypePage,
  gocam: gocamPage,
} as const satisfies Readonly<Record<PageKind, z.ZodType>>;

export type PageOf<Kind extends PageKind> = z.output<(typeof pagesByKind)[Kind]>;
