/** Lists of curated publications in groups. Pure. */
import type { CuratedReference } from "../../../api/contract/index.ts";
import { hasWords } from "../../shared/format/has-words.ts";

export interface ApprovalGroup {
  /** Stands in addresses: 2025-08, 2021, none. */
  readonly id: string;
  /** Of the approvals, or else of the publications; null where neither is known. */
  readonly label: string | null;
  readonly references: readonly CuratedReference[];
}

/** Whether any approval has a date. */
export const hasApprovals = (references: readonly CuratedReference[]): boolean =>
  references.some(({ approved_date: date }) => (date ?? null) !== null);

/**
 * Publications by the day of their approval, newest first; where no day is known of any, by the year of publication.
 * Those without a day, or year, come last, and in a group those whose title is not known; else their order stays.
 */
export function approvalGroups(references: readonly CuratedReference[]): ApprovalGroup[] {
  const isApproved = hasApprovals(references);
  const groups = Map.groupBy(references, ({ approved_date: date, publication_year: year }) =>
    isApproved ? (date?.slice(0, 10) ?? null) : (year?.toString() ?? null),
  );
  return [...groups]
    .sort(([a], [b]) => (b ?? "").localeCompare(a ?? ""))
    .map(([label, of]) => ({
      id: label ?? "none",
      label,
      references: of.toSorted((a, b) => Number(a.title === null) - Number(b.title === null)),
    }));
}

/** The groups with their first publications, as many of all as are drawn so far; each with how many it has. */
export function drawnGroups(
  groups: readonly ApprovalGroup[],
  drawn: number,
): (ApprovalGroup & { readonly total: number })[] {
  let left = drawn;
  return groups.map((group) => {
    const references = group.references.slice(0, left);
    left -= references.length;
    return { ...group, references, total: group.references.length };
  });
}

/** Those that have all words in title, authors, citation or id. */
export function withWords(
  references: readonly CuratedReference[],
  text: string,
): readonly CuratedReference[] {
  return references.filter(({ title, authors_abbrev: authors, citation, uniquename }) =>
    hasWords([title, authors, citation, uniquename], text),
  );
}
