/** A publication as citation managers read it: BibTeX, RIS and CSL-JSON. Pure. */
import type { ReferencePage } from "../../../api/contract/index.ts";

export type CitedReference = Pick<
  ReferencePage,
  | "uniquename"
  | "pubmedid"
  | "title"
  | "authors"
  | "authors_abbrev"
  | "journal"
  | "citation"
  | "publication_year"
  | "doi"
  | "abstract"
>;

/** What a citation says; null and empty where it is not known. */
export interface Citation {
  readonly id: string;
  readonly title: string | null;
  /** In the order of the paper. */
  readonly authors: readonly Author[];
  readonly journal: string | null;
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly pages: { readonly first: string; readonly last: string | null } | null;
  readonly doi: string | null;
  readonly pubmedId: string | null;
  readonly abstract: string | null;
  /** Address of its page here. */
  readonly url: string;
}

export interface Author {
  readonly family: string;
  /** Initials without dots, "JP"; "" when there are none. */
  readonly given: string;
}

/** "van der Meer JP" → family and initials; what has no initials is a family name, or a group's name. */
export function readAuthor(text: string): Author {
  const [, family, given] = /^(.+?),? +([\p{Lu}-]{1,5})\.?$/u.exec(text.trim()) ?? [null, text.trim(), ""];
  return { family: family ?? "", given: given ?? "" };
}

/** Authors are joined by semicolons or commas; "et al." is nobody. */
function readAuthors(text: string | null): Author[] {
  const names = (text ?? "").split((text ?? "").includes(";") ? ";" : /, +|,(?=\p{Lu})/u);
  return names
    .map((name) => name.replace(/\bet al\.?$/u, "").trim())
    .filter((name) => name !== "")
    .map(readAuthor);
}

/** Journal, volume, issue and pages of "J Cell Sci 2009 Jul 1;122(3):17-25". */
function readCitation(text: string | null): Pick<Citation, "journal" | "volume" | "issue" | "pages"> {
  const journal = /^(.*?)\.?\s+(?:19|20)\d\d\b/.exec(text ?? "")?.[1] ?? null;
  const [, volume, issue, first, last] =
    /;\s*([^():;]+)?(?:\(([^)]*)\))?(?::\s*([^\s,;-]+)(?:-([^\s,;]+?))?)?\.?$/.exec(text ?? "") ?? [];
  return {
    journal,
    volume: volume?.trim() || null,
    issue: issue || null,
    pages: first ? { first, last: last ?? null } : null,
  };
}

/** @param url address of the publication's page */
export function citationOf(reference: CitedReference, url: string): Citation {
  const { journal, ...parts } = readCitation(reference.citation);
  return {
    ...parts,
    id: reference.uniquename,
    title: reference.title?.replace(/\.$/, "") ?? null,
    authors: readAuthors(reference.authors ?? reference.authors_abbrev),
    journal: reference.journal ?? journal,
    year: reference.publication_year,
    doi: reference.doi,
    pubmedId: reference.pubmedid,
    abstract: reference.abstract,
    url,
  };
}
