import { startTransition, useId, useOptimistic, useState } from "react";
import type { FacetName, SearchAnswer } from "../../../api/contract/search.ts";
import { count } from "../../shared/format/format.ts";
import { toggled } from "./address.ts";
import { useChange } from "./use-results.ts";

type Values = NonNullable<SearchAnswer["facets"][FacetName]>;

const shownFirst = 8;
/** A list that is longer than this can be searched. */
const longList = 20;

export interface FacetGroupProps {
  readonly name: FacetName;
  readonly title: string;
  readonly values: Values;
  readonly chosen: readonly string[];
}

/** The values of a facet with their counts; several can be chosen. A value that would give nothing cannot. */
export function FacetGroup({ name, title, values, chosen }: FacetGroupProps) {
  const change = useChange();
  // A value is ticked at once, however long the page takes to follow.
  const [ticked, setTicked] = useOptimistic(chosen);
  const [all, setAll] = useState(false);
  const [part, setPart] = useState("");
  const filterId = useId();
  const wanted = part.trim().toLowerCase();
  const fitting = values.filter(({ label }) => label.toLowerCase().includes(wanted));
  const shown =
    all || wanted !== ""
      ? fitting
      : fitting.filter(({ value }, index) => index < shownFirst || ticked.includes(value));
  const toggle = (value: string) =>
    startTransition(async () => {
      setTicked(ticked.includes(value) ? ticked.filter((other) => other !== value) : [...ticked, value]);
      await change((now) => toggled(now, name, value));
    });
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
      {shown.map(({ value, label, count: hits }) => {
        const isChosen = ticked.includes(value);
        return (
          <label
            key={value}
            className={hits === 0 && !isChosen ? "facet__value facet__value--none" : "facet__value"}
          >
            <input
              type="checkbox"
              checked={isChosen}
              disabled={hits === 0 && !isChosen}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
            <span className="n">{count(hits)}</span>
          </label>
        );
      })}
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
