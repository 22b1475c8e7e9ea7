/** What a summary row says, with what is said alike put together. Pure. */
import type { ExtensionPart, SummaryRow } from "../../../api/contract/index.ts";

export type Entry = SummaryRow["entries"][number];

/** Of one gene or genotype: either the parts of one extension, or a relation to several targets, each an extension of its own. */
export interface JoinedEntry {
  readonly entry: Entry;
  /** All of one relation where it is a list. */
  readonly parts: readonly ExtensionPart[];
  readonly isList: boolean;
}

const featureOf = ({ genotype, genes }: Entry): string =>
  genotype?.display_uniquename ?? genes.map(({ uniquename }) => uniquename).join(" ");

/** Extensions of a single part that differ in their target only become one list, in the place of the first of them. */
export function joinedEntries(entries: readonly Entry[]): JoinedEntry[] {
  const groups = Map.groupBy(entries, (entry) => {
    const [first, second] = entry.extension;
    return first && !second ? `${featureOf(entry)}\n${first.relation}` : entry;
  });
  return [...groups.values()].map((alike) => {
    // A group has at least one entry.
    const entry = alike[0]!;
    return alike.length === 1
      ? { entry, parts: entry.extension, isList: false }
      : { entry, parts: alike.flatMap(({ extension }) => extension), isList: true };
  });
}
