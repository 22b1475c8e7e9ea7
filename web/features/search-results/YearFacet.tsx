import { useId, useState } from "react";
import type { FormEvent } from "react";
import { Slider, SliderThumb, SliderTrack } from "react-aria-components";
import { counted } from "../../app/format.ts";
import { withChosen } from "./address.ts";
import { useChange } from "./use-results.ts";
import { readRange, writeRange } from "./years.ts";
import type { Bar, Range } from "./years.ts";

export interface YearFacetProps {
  readonly title: string;
  readonly bars: readonly [Bar, ...Bar[]];
  readonly chosen: readonly string[];
  /** Results in all, those without a year too as long as no year is chosen. */
  readonly total: number;
}

/** Publications by year: bars, a slider below them, and two fields for who would rather type. */
export function YearFacet({ title, bars, chosen, total }: YearFacetProps) {
  const change = useChange();
  const all: Range = { from: bars[0].year, to: bars.at(-1)?.year ?? bars[0].year };
  const set = (range: Range) => void change((now) => withChosen(now, "year", writeRange(range, all)));
  const range = readRange(chosen[0], all);
  const without = chosen.length > 0 ? 0 : total - bars.reduce((sum, bar) => sum + bar.count, 0);
  // What is dragged or typed belongs to one choice; a new choice begins anew.
  return <Years key={`${range.from} ${range.to} ${all.from} ${all.to}`} title={title} bars={bars} all={all} range={range} without={without} onSet={set} />;
}

interface YearsProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly all: Range;
  readonly range: Range;
  /** Results that have no year. */
  readonly without: number;
  readonly onSet: (range: Range) => void;
}

function Years({ title, bars, all, range, without, onSet }: YearsProps) {
  const titleId = useId();
  const [moving, setMoving] = useState(range);
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const most = Math.max(...bars.map((bar) => bar.count));
  const inRange = (year: number) => year >= moving.from && year <= moving.to;
  const asRange = ([from = all.from, to = all.to]: readonly number[]): Range => ({ from, to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const from = Number(typed.from ?? moving.from);
    const to = Number(typed.to ?? moving.to);
    onSet({ from: from || all.from, to: to || all.to });
  };
  return (
    <div className="facet" role="group" aria-labelledby={titleId}>
      <h2 className="facet__title" id={titleId}>{title}</h2>
      <div className="bars" role="img" aria-label={`${title}: ${all.from} to ${all.to}, at most ${counted(most, "publication")} a year`}>
        {bars.map((bar) => (
          <span key={bar.year} className={inRange(bar.year) ? "in" : undefined} style={{ height: `${Math.round((bar.count / most) * 100)}%` }} title={`${bar.year}: ${counted(bar.count, "publication")}`} />
        ))}
      </div>
      {all.from < all.to && (
        <Slider
          className="years" aria-label={title} minValue={all.from} maxValue={all.to} value={[moving.from, moving.to]} formatOptions={{ useGrouping: false }}
          onChange={(value) => { setMoving(asRange(value)); setTyped({}); }} onChangeEnd={(value) => onSet(asRange(value))}
        >
          <SliderTrack className="years__track">
            <SliderThumb className="years__thumb" index={0} aria-label="From year" />
            <SliderThumb className="years__thumb" index={1} aria-label="To year" />
          </SliderTrack>
        </Slider>
      )}
      <form className="range" onSubmit={submit}>
        <label className="visually-hidden" htmlFor={`${titleId}-from`}>From year</label>
        <input className="input" id={`${titleId}-from`} inputMode="numeric" maxLength={4} value={typed.from ?? moving.from} onChange={(event) => setTyped({ ...typed, from: event.target.value })} />
        <span>to</span>
        <label className="visually-hidden" htmlFor={`${titleId}-to`}>To year</label>
        <input className="input" id={`${titleId}-to`} inputMode="numeric" maxLength={4} value={typed.to ?? moving.to} onChange={(event) => setTyped({ ...typed, to: event.target.value })} />
        <button type="submit" className="button">Set</button>
      </form>
      {without > 0 && <p className="subtle">{counted(without, "publication")} without a year</p>}
    </div>
  );
}
