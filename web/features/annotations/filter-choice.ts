import type { AnnotationFacet } from "../../../api/contract/index.ts";
import { choiceOf } from "./table-state.ts";

/** What the button of a filter says, and whether there is anything to choose. */
export interface FilterChoice {
  readonly label: string;
  readonly isSet: boolean;
  /** Why nothing can be chosen; null when something can. */
  readonly reason: string | null;
}

/**
 * A filter in the state of its table. Where all rows have one and the same value, this value stands as chosen: a choice
 * would change nothing. What would take rows away never stands as chosen.
 * @param filtered annotations that the table shows; null while they are under way
 */
export function filterChoice(
  facet: AnnotationFacet,
  chosen: readonly string[],
  filtered: number | null,
): FilterChoice {
  const set = facet.options.flatMap(({ value, label }) => {
    const choice = choiceOf(chosen, value);
    return choice === null ? [] : [choice === "out" ? `not ${label}` : label];
  });
  const [first] = set;
  if (first !== undefined)
    return {
      label: set.length === 1 ? first : `${first} +${set.length - 1}`,
      isSet: true,
      reason: null,
    };
  if (filtered === null) return { label: "any", isSet: false, reason: "Loading …" };
  const possible = facet.options.filter(({ count }) => count > 0);
  const [only] = possible;
  if (!only)
    return {
      label: facet.filter_type === "term" || facet.filter_type === "slim" ? `(No ${facet.label}s)` : "any",
      isSet: false,
      reason: "No annotation here has any of these values",
    };
  if (possible.length === 1 && only.count === filtered)
    return { label: only.label, isSet: false, reason: `Only ${only.label} here` };
  return { label: "any", isSet: false, reason: null };
}
