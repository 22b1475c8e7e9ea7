import { useMemo, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import type { QueryBuilder } from "../../../api/contract/index.ts";
import type { QueryAnswer, QueryRow } from "../../../api/contract/query.ts";
import { compareNames } from "../../shared/format/compare-names.ts";
import { count, counted } from "../../shared/format/format.ts";
import { GeneLink } from "../entities/links.tsx";
import { UserTerms } from "./UserTerms.tsx";
import { useUserTerms } from "./use-user-terms.ts";
import { isTold, legendOf } from "./runs.ts";
import type { Legend } from "./runs.ts";
import { VisFiles } from "./VisFiles.tsx";
import { gap, height, Lines, Names, namesWidth, width } from "./VisLines.tsx";
import type { LinesProps } from "./VisLines.tsx";
import { said, textOf } from "./vis-values.ts";
import type { ShownField } from "./vis-values.ts";

type VisField = QueryBuilder["vis_fields"][number];

/**
 * The genes sorted by one column after the other, and the values of each column, from the first in order.
 * @param configured the columns that they are sorted by at first, from left to right
 */
function useOrder(all: readonly QueryRow[], configured: readonly VisField[], fields: readonly ShownField[]) {
  const [order, setOrder] = useState<readonly string[]>(() =>
    configured.map(({ field }) => field).toReversed(),
  );
  const legends = useMemo(
    () =>
      new Map(
        fields.map((shown) => [
          shown.field,
          legendOf(
            all.map((row) => textOf(row, shown)),
            compareNames,
          ),
        ]),
      ),
    [all, fields],
  );
  const rows = useMemo(() => {
    const rank = (row: QueryRow, shown: ShownField) =>
      legends.get(shown.field)?.findIndex(({ value }) => value === textOf(row, shown)) ?? 0;
    const ranks = new Map(
      fields.map((shown) => [shown.field, new Map(all.map((row) => [row, rank(row, shown)]))]),
    );
    const rankOf = (field: string, row: QueryRow) => ranks.get(field)?.get(row) ?? 0;
    return order.reduce<readonly QueryRow[]>(
      (sorted, field) => sorted.toSorted((a, b) => rankOf(field, a) - rankOf(field, b)),
      all,
    );
  }, [all, order, legends, fields]);
  const sortBy = (field: string) => setOrder([...order.filter((other) => other !== field), field]);
  return { order, legends, rows, sortBy };
}

/** The columns that say something of any of the genes, and those that say nothing. */
const ofAny = (fields: readonly VisField[], rows: readonly QueryRow[]) => {
  const { told = [], untold = [] } = Object.groupBy(fields, (shown) =>
    rows.some((row) => isTold(textOf(row, shown))) ? "told" : "untold",
  );
  return { told, untold };
};

/** Every gene is a line, every column a property with a colour for each value. A click on a column sorts by it, and keeps the order before for equal values; at first the columns sort from left to right. */
export function VisView({
  answer,
  fields: configured,
}: {
  readonly answer: QueryAnswer;
  readonly fields: readonly VisField[];
}) {
  const { terms, add, remove } = useUserTerms(answer);
  const { told, untold } = useMemo(() => ofAny(configured, answer.rows), [configured, answer.rows]);
  const fields = useMemo(
    () => [
      ...told,
      ...terms.map(({ termid, name, genes }) => ({ field: `term:${termid}`, display_name: name, genes })),
    ],
    [told, terms],
  );
  const { order, legends, rows, sortBy } = useOrder(answer.rows, told, fields);
  const [at, setAt] = useState(0);
  const row = rows[Math.min(at, rows.length - 1)];
  return (
    <div className="vis">
      <UserTerms terms={terms} onAdd={add} onRemove={remove} />
      <div className="vis__scroll">
        <Heads fields={fields} first={order.at(-1) ?? null} onSort={sortBy} indent={namesWidth(rows)} />
        <GeneSlider rows={rows} fields={fields} legends={legends} at={at} onMove={setAt} />
      </div>
      <p className="vis__gene">
        {row && (
          <>
            <GeneLink gene={{ uniquename: row.gene_uniquename, name: row.name ?? null }} /> {row.product}{" "}
            <span className="subtle">
              ({count(at + 1)} of {counted(rows.length, "gene")})
            </span>
          </>
        )}
      </p>
      <VisFiles rows={rows} fields={fields} legends={legends} />
      {untold.length > 0 && (
        <p className="subtle">
          Of none of these genes is anything known of:{" "}
          {untold.map(({ display_name: name }) => name).join(", ")}.
        </p>
      )}
      <div className="vis__legends">
        {fields.map((shown) => (
          <LegendOf
            key={shown.field}
            label={shown.display_name}
            legend={legends.get(shown.field) ?? []}
            current={row ? textOf(row, shown) : null}
          />
        ))}
      </div>
    </div>
  );
}

interface HeadsProps {
  readonly fields: readonly ShownField[];
  /** The field that the genes are sorted by before all others. */
  readonly first: string | null;
  readonly onSort: (field: string) => void;
  /** px before the first column. */
  readonly indent: number;
}

const Heads = ({ fields, first, onSort, indent }: HeadsProps) => (
  <div
    className="vis__heads"
    style={{
      gridTemplateColumns: `repeat(${fields.length}, ${width}px)`,
      columnGap: gap,
      paddingLeft: indent,
    }}
  >
    {fields.map(({ field, display_name: label }) => (
      <button
        type="button"
        key={field}
        aria-pressed={first === field}
        title={`Sort by ${label}`}
        onClick={() => onSort(field)}
      >
        {label}
      </button>
    ))}
  </div>
);

interface GeneSliderProps extends LinesProps {
  /** Index of the chosen gene. */
  readonly at: number;
  readonly onMove: (at: number) => void;
}

/** The lines, of which one is chosen by pointer or keyboard. */
function GeneSlider({ rows, fields, legends, at, onMove }: GeneSliderProps) {
  const line = height / rows.length;
  const indent = namesWidth(rows);
  const all = indent + fields.length * (width + gap) - gap;
  const row = rows[Math.min(at, rows.length - 1)];
  const moveTo = (next: number) => onMove(Math.max(0, Math.min(rows.length - 1, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: Math.ceil(rows.length / 10),
      PageUp: -Math.ceil(rows.length / 10),
      Home: -rows.length,
      End: rows.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(at + step);
  };
  const onPointerMove = ({ currentTarget, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    moveTo(Math.floor(((clientY - box.top) / box.height) * rows.length));
  };
  return (
    <div
      className="vis__lines"
      role="slider"
      tabIndex={0}
      aria-label="Gene"
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={rows.length}
      aria-valuenow={at + 1}
      aria-valuetext={row ? about(row, fields) : ""}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
    >
      <svg width={all} height={height} aria-hidden>
        <Names rows={rows} />
        <g transform={`translate(${indent} 0)`}>
          <Lines rows={rows} fields={fields} legends={legends} />
        </g>
        <rect className="vis__at" x="-2" y={at * line} width={all + 4} height={Math.max(line, 2)} />
      </svg>
    </div>
  );
}

const about = (row: QueryRow, fields: readonly ShownField[]): string =>
  `${row.name ?? row.gene_uniquename}: ${fields.map((shown) => `${shown.display_name} ${said(textOf(row, shown))}`).join(", ")}`;

const LegendOf = ({
  label,
  legend,
  current,
}: {
  readonly label: string;
  readonly legend: readonly Legend[];
  readonly current: string | null;
}) => (
  <section>
    <h2>{label}</h2>
    <ul>
      {legend.map(({ value, count: genes, colour }) => (
        <li key={value} className={value === current ? "is-current" : undefined}>
          <svg className="swatch" viewBox="0 0 14 10" aria-hidden>
            <rect className={colour} width="14" height="10" />
          </svg>
          <span>{said(value)}</span>
          <b>{count(genes)}</b>
        </li>
      ))}
    </ul>
  </section>
);
