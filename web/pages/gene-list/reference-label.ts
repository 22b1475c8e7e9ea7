import type { ReferencePage } from "../../../api/contract/index.ts";

type LabelFields = Pick<ReferencePage, "uniquename" | "title" | "authors_abbrev" | "publication_year">;

/** How a query names a publication: `authors (year) "title"`, missing parts left out; the id when nothing is known. */
export function referenceLabel({
  uniquename,
  title,
  authors_abbrev: authors,
  publication_year: year,
}: LabelFields): string {
  const parts = [authors ?? "", year === null ? "" : `(${year})`, title === null ? "" : `"${title}"`].filter(
    (part) => part !== "",
  );
  return parts.length === 0 ? uniquename : parts.join(" ");
}

/** Publications of PubMed are called otherwise than references of other kinds. */
export const isPubmed = (id: string): boolean => /^PMID:\d+$/.test(id);
