import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import type { FormEvent } from "react";
import { counted } from "../../shared/format/format.ts";
import { useSearchActions } from "./use-results.ts";
import { readRange, writeRange } from "./years.ts";
import type { Bar, YearRange } from "./years.ts";

const YearSlider = lazy(() => import("./YearSlider.tsx"));

export interface YearFacetProps {
  readonly title: string;
  readonly bars: readonly [Bar, ...Bar[]];
  readonly chosen: readonly string[];
  /** Results in all, those without a year too as long as no year is chosen. */
  readonly total: number;
}

/** ms without a move of the slider before it is searched for: each step of an arrow key would be a search and an entry of the history. */
const pause = 500;

/** Years that are chosen: by the address, and until it says the same, by the slider or the fields. */
function useYearChoice(address: string, all: YearRange) {
  const { setFilter, removeFilter } = useSearchActions();
  /** Where the slider stands until the address says the same; null while the address is what is shown. */
  const [moved, setMoved] = useState<YearRange | null>(null);
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({});
  // What is moved or typed belongs to one choice; a new choice begins anew. The slider stays, and the focus in it.
  const [begun, setBegun] = useState(address);
  if (begun !== address) {
    setBegun(address);
    setMoved(null);
    setTyped({});
  }
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), [address]);

  const { from, to } = moved ?? readRange(address, all);
  const set = (next: YearRange) => {
    clearTimeout(waiting.current);
    const text = writeRange(next, all);
    if (text === address) setMoved(null);
    else if (text === "") removeFilter("year");
    else setFilter("year", text, "any");
  };
  const move = (next: YearRange) => {
    clearTimeout(waiting.current);
    setMoved(next);
    setTyped({});
  };
  const setLater = (next: YearRange) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => set(next), pause);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set({ from: Number(typed.from ?? from) || all.from, to: Number(typed.to ?? to) || all.to });
  };
  return { range: { from, to }, typed, setTyped, move, setLater, submit };
}

/** Publications by year: bars, a slider below them, and two fields for who would rather type. */
export function YearFacet({ title, bars, chosen, total }: YearFacetProps) {
  const titleId = useId();
  const all: YearRange = { from: bars[0].year, to: bars.at(-1)?.year ?? bars[0].year };
  const { range, typed, setTyped, move, setLater, submit } = useYearChoice(chosen[0] ?? "", all);
  const without = chosen.length > 0 ? 0 : total - bars.reduce((sum, bar) => sum + bar.count, 0);
  return (
    <div className="facet" role="group" aria-labelledby={titleId}>
      <h2 className="facet__title" id={titleId}>
        {title}
      </h2>
      <YearBars title={title} bars={bars} all={all} range={range} />
      {all.from < all.to && (
        <Suspense fallback={<div className="years years__track" />}>
          <YearSlider title={title} all={all} range={range} onMove={move} onMoved={setLater} />
        </Suspense>
      )}
      <form className="range" onSubmit={submit}>
        <YearField
          label="From year"
          value={typed.from ?? range.from}
          onChange={(from) => setTyped({ ...typed, from })}
        />
        <span>to</span>
        <YearField
          label="To year"
          value={typed.to ?? range.to}
          onChange={(to) => setTyped({ ...typed, to })}
        />
        <button type="submit" className="button">
          Set
        </button>
      </form>
      {without > 0 && <p className="subtle">{counted(without, "publication")} without a year</p>}
    </div>
  );
}

interface YearBarsProps extends Pick<YearFacetProps, "title" | "bars"> {
  readonly all: YearRange;
  readonly range: YearRange;
}

/** A bar for each year, those in the range marked. */
function YearBars({ title, bars, all, range }: YearBarsProps) {
  const max = Math.max(...bars.map((bar) => bar.count));
  return (
    <>
      <div
        className="bars"
        role="img"
        aria-label={`${title}: ${all.from} to ${all.to}, at most ${counted(max, "publication")} a year`}
      >
        {bars.map(({ year, count }) => (
          <span
            key={year}
            className={year >= range.from && year <= range.to ? "in" : undefined}
            style={{ height: `${Math.round((count / max) * 100)}%` }}
            title={`${year}: ${counted(count, "publication")}`}
          />
        ))}
      </div>
      <p className="bars__axis" aria-hidden>
        <span>{all.from}</span>
        {all.from < all.to && <span>{all.to}</span>}
      </p>
    </>
  );
}

interface YearFieldProps {
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (typed: string) => void;
}

function YearField({ label, value, onChange }: YearFieldProps) {
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        inputMode="numeric"
        maxLength={4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
