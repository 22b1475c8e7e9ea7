import { ChevronDown } from "lucide-react";
import { memo, useEffect, useState } from "react";
import type { AnnotationFacet } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { filterChoice } from "./filter-choice.ts";
import { FilterOptions } from "./FilterOptions.tsx";
import { valuesWith, withoutFilter, withValue } from "./table-state.ts";
import type { TableState, ValueChoice } from "./table-state.ts";

interface Filtering {
  readonly state: TableState;
  /** Annotations that the table shows; null while they are under way. */
  readonly filtered: number | null;
  readonly onChange: (next: TableState) => void;
}

/** What is chosen in a filter. A box shows at once what was done to it; the address follows when the page has time. */
function useChosen(facet: AnnotationFacet, { state, onChange }: Filtering) {
  const inAddress = state.filters[facet.id] ?? [];
  const [chosen, setChosen] = useState(inAddress);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setChosen(inAddress), [inAddress.join("\n")]);
  const choose = (value: string, choice: ValueChoice) => {
    setChosen(valuesWith(chosen, value, choice));
    onChange(withValue(state, facet.id, value, choice));
  };
  return { chosen, choose };
}

export interface FilterMenuProps extends Filtering {
  readonly facet: AnnotationFacet;
}

/** A filter: a button that names what is chosen, and a list with the count of each option beside the other filters. */
export const FilterMenu = memo(function Menu({ facet, ...filtering }: FilterMenuProps) {
  const { state, filtered, onChange } = filtering;
  const { chosen, choose } = useChosen(facet, filtering);
  const { label, isSet, reason } = filterChoice(facet, chosen, filtered);
  return (
    <Disclosure
      button={
        <>
          {facet.label}: <b>{label}</b>
          <ChevronDown className="icon" aria-hidden />
        </>
      }
      buttonClass={isSet ? "select is-set" : "select"}
      panelClass="disclosure__panel--choices"
      keeps
      disabled={reason !== null}
      hint={reason ?? undefined}
    >
      <FilterOptions facet={facet} chosen={chosen} onChoose={choose} />
      {isSet && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => onChange(withoutFilter(state, facet.id))}
        >
          Any {facet.label}
        </button>
      )}
    </Disclosure>
  );
});

export interface MoreFiltersProps extends Filtering {
  readonly facets: readonly AnnotationFacet[];
}

/** Filters that a bar has no room for, in one panel. */
export const MoreFilters = memo(function More({ facets, ...filtering }: MoreFiltersProps) {
  const { state, filtered } = filtering;
  const told = facets.map((facet) => ({
    facet,
    ...filterChoice(facet, state.filters[facet.id] ?? [], filtered),
  }));
  const set = told.filter(({ isSet }) => isSet).length;
  const usable = told.filter(({ reason }) => reason === null);
  const unusable = told.filter(({ reason }) => reason !== null);
  const isIdle = filtered !== null && usable.length === 0;
  return (
    <Disclosure
      button={
        <>
          {isIdle ? counted(told.length, "idle filter") : "More filters"}
          {set > 0 && <b>: {set}</b>}
          <ChevronDown className="icon" aria-hidden />
        </>
      }
      buttonClass={set > 0 ? "select is-set" : "select"}
      panelClass="disclosure__panel--choices disclosure__panel--filters"
      keeps
      disabled={filtered === null}
    >
      {usable.map(({ facet }) => (
        <OneOfMore key={facet.id} facet={facet} {...filtering} />
      ))}
      {unusable.map(({ facet, label, reason }) => (
        <p key={facet.id} className="small muted">
          {facet.label}: <b>{label}</b>. {reason}.
        </p>
      ))}
    </Disclosure>
  );
});

function OneOfMore({ facet, ...filtering }: FilterMenuProps) {
  const { chosen, choose } = useChosen(facet, filtering);
  return <FilterOptions facet={facet} chosen={chosen} onChoose={choose} isNamed />;
}
