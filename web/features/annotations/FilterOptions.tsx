import { Ban } from "lucide-react";
import { useState } from "react";
import type { AnnotationFacet } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";
import { choiceOf } from "./table-state.ts";
import type { ValueChoice } from "./table-state.ts";

type FacetOption = AnnotationFacet["options"][number];
type Choose = (value: string, choice: ValueChoice) => void;

/** Options from which on a list has a box to find some. */
const longList = 14;

export interface FilterOptionsProps {
  readonly facet: AnnotationFacet;
  /** Values of the filter as they stand in the address. */
  readonly chosen: readonly string[];
  readonly onChoose: Choose;
  /** Its name is shown, as it stands beside others. */
  readonly isNamed?: boolean;
}

/** The values of a filter: each can be asked for, or left out; of alleles a table takes one, to be asked for. */
export function FilterOptions({ facet, chosen, onChoose, isNamed = false }: FilterOptionsProps) {
  const [sought, setSought] = useState("");
  const isLong = facet.options.length > longList;
  return (
    <fieldset>
      <legend className={isNamed ? "choices__name" : "visually-hidden"}>{facet.label}</legend>
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
            choice={choiceOf(chosen, option.value)}
            canLeaveOut={facet.filter_type !== "allele"}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </fieldset>
  );
}

/** Options whose words hold what is sought, or whose id it is. In a long list those that would give nothing come last, as a reminder. */
function optionsFound(
  options: readonly FacetOption[],
  sought: string,
  isLong: boolean,
): readonly FacetOption[] {
  const words = sought.trim().toLowerCase();
  const matching = options.filter(
    ({ label, value }) => label.toLowerCase().includes(words) || value.toLowerCase() === words,
  );
  return isLong ? matching.toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0)) : matching;
}

function Option({
  option,
  choice,
  canLeaveOut,
  onChoose,
}: {
  readonly option: FacetOption;
  readonly choice: ValueChoice;
  readonly canLeaveOut: boolean;
  readonly onChoose: Choose;
}) {
  const isEmpty = option.count === 0 && choice === null;
  const isOut = choice === "out";
  return (
    <li className="choices__option">
      <label className={isEmpty ? "check check--disabled" : "check"}>
        <input
          type="checkbox"
          checked={choice === "in"}
          disabled={isEmpty}
          onChange={(event) => onChoose(option.value, event.target.checked ? "in" : null)}
        />
        <span className="grow">{isOut ? <s>{option.label}</s> : option.label}</span>
        <span className="choices__count">{count(option.count)}</span>
      </label>
      {canLeaveOut && (
        <button
          type="button"
          className={isOut ? "choices__out is-out" : "choices__out"}
          aria-pressed={isOut}
          aria-label={`Leave out ${option.label}`}
          title={`Leave out ${option.label}`}
          disabled={isEmpty}
          onClick={() => onChoose(option.value, isOut ? null : "out")}
        >
          <Ban className="icon" aria-hidden />
        </button>
      )}
    </li>
  );
}
