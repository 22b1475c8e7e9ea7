import { useId, useState } from "react";
import type { FacetName, SearchAnswer } from "../../../api/contract/search.ts";
import { count } from "../../shared/format/format.ts";
import { useSearchActions } from "./use-results.ts";

type FacetValues = NonNullable<SearchAnswer["facets"][FacetName]>;

const shownFirst = 8;
/** A list that is longer than this can be searched. */
const longList = 20;

export interface FacetGroupProps {
  readonly name: FacetName;
  readonly title: string;
  readonly values: FacetValues;
  readonly chosen: readonly string[];
}

/** The values of a facet with their counts; several can be chosen. A value that would give nothing cannot. */
export function FacetGroup({ name, title, values, chosen }: FacetGroupProps) {
  const { addFilter, removeFilter } = useSearchActions();
  const [all, setAll] = useState(false);
  const [part, setPart] = useState("");
  const filterId = useId();
  const words = part.trim().toLowerCase();
  const fitting = values.filter(({ label }) => label.toLowerCase().includes(words));
  const shown =
    all || words !== ""
      ? fitting
      : fitting.filter(({ value }, index) => index < shownFirst || chosen.includes(value));
  const toggle = (value: string) =>
    chosen.includes(value) ? removeFilter(name, value, "any") : addFilter(name, value, "any");
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      {all && values.length > longList && (
        <>
          <label className="visually-hidden" htmlFor={filterId}>
            Find in: {title}
          </label>
          <input
            id={filterId}
            className="input facet__find"
            type="search"
            placeholder="Find"
            value={part}
            onChange={(event) => setPart(event.target.value)}
          />
        </>
      )}
      {shown.map((one) => (
        <FacetValue
          key={one.value}
          {...one}
          isChosen={chosen.includes(one.value)}
          onToggle={() => toggle(one.value)}
        />
      ))}
      {shown.length === 0 && <p className="subtle">None of them has “{part.trim()}”.</p>}
      {values.length > shownFirst && (
        <button
          type="button"
          className="facet__more"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
            setPart("");
          }}
        >
          {all ? "Show fewer" : `Show all ${count(values.length)}`}
        </button>
      )}
    </fieldset>
  );
}

interface FacetValueProps extends Pick<FacetValues[number], "label" | "count"> {
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function FacetValue({ label, count: hits, isChosen, onToggle }: FacetValueProps) {
  const isDisabled = hits === 0 && !isChosen;
  return (
    <label className={isDisabled ? "facet__value facet__value--none" : "facet__value"}>
      <input type="checkbox" checked={isChosen} disabled={isDisabled} onChange={onToggle} />
      <span>{label}</span>
      <span className="n">{count(hits)}</span>
    </label>
  );
}
