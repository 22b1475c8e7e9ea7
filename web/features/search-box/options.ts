/** Suggestions as rows of the list. */
import type { EntityType, SuggestAnswer, SuggestHit } from "../../../api/contract/index.ts";
import { entityUrl } from "../../app/urls.ts";

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
  /** Its place in the whole list, over all groups. */
  readonly index: number;
}

export interface OptionGroup {
  readonly type: EntityType;
  readonly total: number;
  readonly options: readonly Option[];
}

export function optionGroups(answer: SuggestAnswer): OptionGroup[] {
  let index = 0;
  return answer.groups
    .filter((group) => group.hits.length > 0)
    .map((group) => ({
      type: group.type,
      total: group.total,
      options: group.hits.map((hit) => ({ type: group.type, hit, url: entityUrl[group.type](hit.id), index: index++ })),
    }));
}

/** What a screen reader says when the list changes: "8 suggestions: 5 of 10 genes, 3 of 3 terms". */
export function announcement(groups: readonly OptionGroup[]): string {
  const shown = groups.reduce((sum, group) => sum + group.options.length, 0);
  const parts = groups.map((group) => `${group.options.length} of ${group.total} ${groupTitles[group.type].toLowerCase()}`);
  return `${shown} ${shown === 1 ? "suggestion" : "suggestions"}: ${parts.join(", ")}`;
}
