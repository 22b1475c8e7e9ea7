import { ChevronDown } from "lucide-react";
import { memo, useEffect, useState } from "react";
import type { AnnotationFacet } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { filterChoice } from "./filter-choice.ts";
import { withoutFilter, withValue } from "./table-state.ts";
import type { TableState } from "./table-state.ts";

type FacetOption = AnnotationFacet["options"][number];

/** Options from which on a list has a box to find some. */
const longList = 14;

export interface FilterMenuProps {
  readonly facet: AnnotationFacet;
  readonly state: TableState;
  /** Annotations that the table shows; null while they are under way. */
  readonly filtered: number | null;
  readonly onChange: (next: TableState) => void;
}

/** A filter: a button that names what is chosen, and a list with the count of each option beside the other filters. */
export const FilterMenu = memo(function Menu({ facet, state, filtered, onChange }: FilterMenuProps) {
  const inAddress = state.filters[facet.id] ?? [];
  // A box shows at once what was done to it; the address follows when the page has time.
  const [chosen, setChosen] = useState(inAddress);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setChosen(inAddress), [inAddress.join("\n")]);
  const choose = (value: string, isChosen: boolean) => {
    setChosen(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
    onChange(withValue(state, facet.id, value, isChosen));
  };
  const { label, isSet, reason } = filterChoice(facet, chosen, filtered);
  const [sought, setSought] = useState("");
  const isLong = facet.options.length > longList;
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
      <fieldset>
        <legend className="visually-hidden">{facet.label}</legend>
        {isLong && (
          <input
            className="input"
            type="search"
            value={sought}
            placeholder="Find"
            aria-label={`Find in ${facet.label}`}
            onChange={(event) => setSought(event.target.value)}
          />
        )}
        <ul className="choices">
          {optionsFound(facet.options, sought, isLong).map((option) => (
            <Option
              key={option.value}
              option={option}
              isChosen={chosen.includes(option.value)}
              onChoose={choose}
            />
          ))}
        </ul>
      </fieldset>
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

/** The options whose words hold the sought ones. In a long list those that would give nothing come last, as a reminder. */
function optionsFound(
  options: readonly FacetOption[],
  sought: string,
  isLong: boolean,
): readonly FacetOption[] {
  const words = sought.toLowerCase();
  const matching = options.filter(({ label }) => label.toLowerCase().includes(words));
  return isLong ? matching.toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0)) : matching;
}

function Option({
  option,
  isChosen,
  onChoose,
}: {
  readonly option: FacetOption;
  readonly isChosen: boolean;
  readonly onChoose: (value: string, isChosen: boolean) => void;
}) {
  const isEmpty = option.count === 0 && !isChosen;
  return (
    <li>
      <label className={isEmpty ? "check check--disabled" : "check"}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isEmpty}
          onChange={(event) => onChoose(option.value, event.target.checked)}
        />
        <span className="grow">{option.label}</span>
        <span className="choices__count">{count(option.count)}</span>
      </label>
    </li>
  );
}
