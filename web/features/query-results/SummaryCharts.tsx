import { memo, useState } from "react";
import type { QueryRow } from "../../../api/contract/query.ts";
import { count } from "../../shared/format/format.ts";
import { bars, toggled } from "./charts.ts";
import type { Chart, ChartFilters } from "./charts.ts";

/** Bars of a chart until more are asked for. */
const few = 6;

export interface SummaryChartsProps {
  /** Genes that hold the words of the filter. */
  readonly rows: readonly QueryRow[];
  readonly charts: readonly Chart[];
  readonly chosen: ChartFilters;
  readonly onChange: (chosen: ChartFilters) => void;
}

/** What the genes are, at a glance. A bar is a button: it leaves the genes that have its value. */
export const SummaryCharts = memo(({ rows, charts, chosen, onChange }: SummaryChartsProps) => (
  <div className="charts" role="group" aria-label="Summary of the genes; a bar filters the list">
    {charts.map((chart) => (
      <BarChart
        key={chart.id}
        chart={chart}
        bars={bars(rows, charts, chart, chosen)}
        chosen={chosen[chart.id] ?? []}
        onToggle={(value) => onChange(toggled(chosen, chart.id, value))}
      />
    ))}
  </div>
));

interface BarChartProps {
  readonly chart: Chart;
  readonly bars: ReturnType<typeof bars>;
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

function BarChart({ chart, bars: all, chosen, onToggle }: BarChartProps) {
  const [isOpen, setOpen] = useState(false);
  const widest = Math.max(1, ...all.map((bar) => bar.count));
  const shown = isOpen ? all : all.filter((bar, index) => index < few || chosen.includes(bar.value));
  const id = `chart-${chart.id}`;
  return (
    <section className={`chart chart--${chart.id}`} aria-labelledby={id}>
      <h2 id={id}>{chart.title}</h2>
      {all.length === 0 ? (
        !chart.isWaiting && <p className="subtle">None of these genes</p>
      ) : (
        <ul>
          {shown.map((bar) => (
            <li key={bar.value}>
              <button
                type="button"
                className="hbar"
                aria-pressed={chosen.includes(bar.value)}
                onClick={() => onToggle(bar.value)}
              >
                <span title={chart.label(bar.value)}>{chart.label(bar.value)}</span>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
                  <rect
                    className={`bar bar--${chart.id}-${bar.value.replaceAll(/\W/g, "-")}`}
                    width={Math.max(bar.count === 0 ? 0 : 1, (bar.count / widest) * 100)}
                    height="10"
                  />
                </svg>
                <b>
                  {count(bar.count)}
                  <span className="visually-hidden">{bar.count === 1 ? " gene" : " genes"}</span>
                </b>
              </button>
            </li>
          ))}
        </ul>
      )}
      {all.length > few && (
        <button
          type="button"
          className="link-button small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Fewer" : `${count(all.length - few)} more`}
        </button>
      )}
    </section>
  );
}
