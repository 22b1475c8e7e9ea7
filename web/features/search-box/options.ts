/** Suggestions as rows of the list. */
import type { EntityType, Reading, SuggestAnswer, SuggestHit } from "../../../api/contract/index.ts";
import { count, counted } from "../../shared/format/format.ts";
import { entityUrl } from "../../shared/urls/urls.ts";

export const groupTitles: Readonly<Record<EntityType, string>> = {
  gene: "Genes",
  term: "Terms",
  reference: "Publications",
  gocam: "Pathway models",
  allele: "Alleles",
};

export interface Option {
  readonly type: EntityType;
  readonly hit: SuggestHit;
  readonly url: string;
  /** Its rank in the whole list, over all groups. */
  readonly index: number;
}

export interface OptionGroup {
  readonly type: EntityType;
  readonly total: number;
  /** There may be more: matches are counted up to this number only. */
  readonly isCapped: boolean;
  readonly options: readonly Option[];
}

/** @param genesCounted up to how many genes are counted, where that is shown */
export function optionGroups(answer: SuggestAnswer, genesCounted = Infinity): OptionGroup[] {
  let index = 0;
  return answer.groups
    .filter((group) => group.hits.length > 0)
    .map((group) => ({
      type: group.type,
      total: group.total,
      isCapped: group.type === "gene" && group.total >= genesCounted,
      options: group.hits.map((hit) => ({
        type: group.type,
        hit,
        url: entityUrl[group.type](hit.id),
        index: index++,
      })),
    }));
}

/**
 * "8 of 20+" as it is shown; "6 of 6 named so" where the words ask for more genes than those that have them.
 * @param asked how many genes the words ask for, if they do
 */
export const shownOf = (
  { type, options, total, isCapped }: OptionGroup,
  asked: number | null = null,
): string =>
  `${options.length} of ${count(total)}${isCapped ? "+" : ""}${type === "gene" && asked !== null && asked > total ? " named so" : ""}`;
/** "8 of 20 or more" as it is read out. */
export const spokenOf = ({ options, total, isCapped }: OptionGroup): string =>
  `${options.length} of ${count(total)}${isCapped ? " or more" : ""}`;

/** What a screen reader says when the list changes: "Read as nucleus: 90 genes. 8 suggestions: 5 of 10 genes, 3 of 3 terms". */
export function announcement(
  groups: readonly OptionGroup[],
  reading: Reading | null = null,
  pages: SuggestAnswer["pages"] = [],
): string {
  if (pages.length > 0) {
    const others = groups.length === 0 && reading === null ? "" : ` ${announcement(groups, reading)}`;
    return `Pages and tools: ${pages.map(({ title }) => title).join(", ")}.${others}`;
  }
  if (reading !== null) {
    const read = reading.parts.map(({ label, is_not }) => (is_not ? `not ${label}` : label)).join(", ");
    return `Read as ${read}: ${count(reading.count)} found. ${groups.length === 0 ? "" : announcement(groups)}`.trim();
  }
  if (groups.length === 0) return "No matches";
  const shown = groups.reduce((sum, group) => sum + group.options.length, 0);
  const parts = groups.map((group) => `${spokenOf(group)} ${groupTitles[group.type].toLowerCase()}`);
  return `${counted(shown, "suggestion")}: ${parts.join(", ")}`;
}
