/** What a link within the site leads to. Pure. */
import { applicationPages } from "../../../config/pages.ts";

/** What is named, as sentences have it. */
export type MentionKind =
  | "gene"
  | "ortholog"
  | "taxon with orthologs"
  | "UniProt accession"
  | "term"
  | "reference"
  | "allele"
  | "genotype"
  | "pathway model"
  | "gene subset"
  | "chromosome"
  | "data set"
  | "page"
  | "section";

/** What is linked, and the location of the link. */
export interface Linked {
  readonly location: string;
  readonly kind: MentionKind;
  readonly id: string;
}

/** First parts of addresses of pages about things. */
const pagesOf: Readonly<Record<string, MentionKind>> = {
  gene: "gene",
  gene_alleles: "gene",
  term: "term",
  term_genes: "term",
  reference: "reference",
  ref_genes: "reference",
  allele: "allele",
  genotype: "genotype",
  gocam: "pathway model",
  gene_subset: "gene subset",
};

/** Pages about all pathway models, at addresses like those of single ones. */
const pathwayPages: ReadonlySet<string> = new Set([
  "model-list",
  "summary",
  "mega-model",
  "connections",
  "missing-activities",
]);

/** A part of an address as it is meant; one that is no good encoding is left as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * What an address of this site leads to; undefined where it is none, or a page that is always there.
 * @param texts addresses of the site's own texts, and those of their sections, `/faq#reading-pages`, where these are looked for
 */
export function linkTo(location: string, url: string, texts: ReadonlySet<string>): Linked | undefined {
  if (!url.startsWith("/") || url.startsWith("//")) return undefined;
  const path = url.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
  const [, first = "", id = "", ...further] = path.split("/");
  const kind = pagesOf[first];
  if (first === "gocam" && pathwayPages.has(id)) return undefined;
  if (kind !== undefined && id !== "" && further.length === 0) return { location, kind, id: decoded(id) };
  // Where one text of a folder is, another that is not is a mistake.
  const isText = [...texts].some((text) => text.split("/")[1] === first);
  if (isText && !texts.has(path) && !applicationPages.includes(path))
    return { location, kind: "page", id: path };
  const section = `${path}#${decoded(url.split("#")[1] ?? "")}`;
  const hasSections = [...texts].some((text) => text.startsWith(`${path}#`));
  return texts.has(path) && hasSections && !section.endsWith("#") && !texts.has(section)
    ? { location, kind: "section", id: section }
    : undefined;
}
