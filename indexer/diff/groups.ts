/** Changes of one kind together, as reports show them. */
import { withOther } from "../../index-mappings/change-sentences.ts";
import { counted } from "../../index-mappings/counted.ts";
import type { Change } from "./compare.ts";
import { geneAttributes } from "./snapshot.ts";

export interface ChangeGroup {
  /** "1 term removed", "50 genes with another name", "12 annotations of biological_process added" */
  readonly title: string;
  readonly changes: readonly Change[];
}

/** Groups in the order of their first change; terms whose number of genes changes most come first. */
export function groupsOf(changes: readonly Change[]): ChangeGroup[] {
  const groups = Map.groupBy(changes, ({ entity, change, field }) => [entity, change, field].join(" "));
  return [...groups.values()].map((group) => ({
    title: titleOf(group),
    changes: group[0]?.field === "number of genes" ? group.toSorted(byDifference) : group,
  }));
}

const difference = ({ before, after }: Change): number => Math.abs(Number(after) - Number(before));
const byDifference = (one: Change, other: Change): number => difference(other) - difference(one);

function titleOf(group: readonly Change[]): string {
  const { entity = "gene", change, field = "" } = group[0] ?? {};
  if (entity === "annotation")
    return `${counted(group.length, `annotation of ${field}`, `annotations of ${field}`)} ${change}`;
  const words = entity === "gene" ? wordsOf(field) : field;
  return `${counted(group.length, entity)} ${change === "changed" ? withOther(words) : change}`;
}

const wordsOf = (field: string): string =>
  Object.entries(geneAttributes).find(([attribute]) => attribute === field)?.[1] ?? field;

/** A text without line ends and tabs. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ");

const maxLength = 160;

/** A text that stands in a line of a report; what is long is cut. */
const short = (text: string): string => {
  const line = oneLine(text);
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
};

/** What becomes of what, after its id. */
export function whatChanges({ change, before, after }: Change): string {
  if (change === "added") return short(after);
  if (change === "removed") return short(before);
  return `${short(before) || "(none)"} → ${short(after) || "(none)"}`;
}
