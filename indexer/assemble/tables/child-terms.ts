/** Terms directly below others, as filters of their tables. */
import { optionsByName } from "../../../config/table-filters.ts";
import type { FilterOption } from "../../../config/table-filters.ts";
import type { Ontology } from "../joins/ontology.ts";
import { append } from "../rows/group.ts";

export interface ChildTerms {
  /** By name; obsolete terms are none. */
  readonly of: (term: string) => readonly FilterOption[];
  /** How many of the terms, one for each row and null for none, are these children or below them. */
  readonly tally: (
    children: readonly FilterOption[],
    terms: Iterable<string | null>,
  ) => ReadonlyMap<string, number>;
}

/** Prepares what says which terms are below which. */
export function childTerms({ terms, closure }: Ontology): ChildTerms {
  const below = new Map<string, (readonly [string, string])[]>();
  for (const { id, label, parents, isObsolete } of terms.values())
    if (!isObsolete)
      for (const parent of new Set(parents.map((one) => one.id))) append(below, parent, [id, label] as const);
  const options = new Map<string, readonly FilterOption[]>();
  return {
    of(term) {
      const found = options.get(term) ?? optionsByName(below.get(term) ?? []);
      options.set(term, found);
      return found;
    },
    tally(children, rows) {
      const counts = new Map<string, number>();
      if (children.length === 0) return counts;
      const wanted = new Set(children.map(({ value }) => value));
      const annotated = new Map<string, number>();
      for (const term of rows) if (term !== null) annotated.set(term, (annotated.get(term) ?? 0) + 1);
      for (const [term, number] of annotated)
        for (const above of closure(term))
          if (wanted.has(above)) counts.set(above, (counts.get(above) ?? 0) + number);
      return counts;
    },
  };
}
