import { memo, useMemo, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import type { QueryBuilder } from "../../../api/contract/index.ts";
import type { QueryAnswer, QueryRow } from "../../../api/contract/query.ts";
import { count, counted, words } from "../../shared/format/format.ts";
import { GeneLink } from "../entities/links.tsx";
import { valueOf } from "./columns.tsx";
import { UserTerms } from "./UserTerms.tsx";
import { useUserTerms } from "./use-user-terms.ts";
import type { UserTerm } from "./use-user-terms.ts";
import { legendOf, runsOf } from "./runs.ts";
import type { Legend } from "./runs.ts";

type VisField = QueryBuilder["vis_fields"][number];
type ShownField = VisField & { readonly genes?: UserTerm["genes"] };

/** px of the drawing */
const height = 520;
const width = 92;
const gap = 8;

const compare = new Intl.Collator("en-GB", { numeric: true }).compare;
/** The value of a column; of a term that the visitor added, whether the gene is under it. */
const textOf = (row: QueryRow, { field, genes }: ShownField): string =>
  genes === undefined
    ? String(valueOf(row, field) ?? "")
    : genes === null
      ? ""
      : genes.has(row.gene_uniquename)
        ? "present"
        : "absent";
const said = (value: string): string => (value === "" ? "not known" : words(value));

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
            compare,
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

/** Every gene is a line, every column a property with a colour for each value. A click on a column sorts by it, and keeps the order before for equal values; at first the columns sort from left to right. */
export function VisView({
  answer,
  fields: configured,
}: {
  readonly answer: QueryAnswer;
  readonly fields: readonly VisField[];
}) {
  const { terms, add, remove } = useUserTerms(answer);
  const fields = useMemo(
    () => [
      ...configured,
      ...terms.map(({ termid, name, genes }) => ({ field: `term:${termid}`, display_name: name, genes })),
    ],
    [configured, terms],
  );
  const { order, legends, rows, sortBy } = useOrder(answer.rows, configured, fields);
  const [at, setAt] = useState(0);
  const row = rows[Math.min(at, rows.length - 1)];
  return (
    <div className="vis">
      <UserTerms terms={terms} onAdd={add} onRemove={remove} />
      <div className="vis__scroll">
        <Heads fields={fields} first={order.at(-1) ?? null} onSort={sortBy} />
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
}

const Heads = ({ fields, first, onSort }: HeadsProps) => (
  <div
    className="vis__heads"
    style={{ gridTemplateColumns: `repeat(${fields.length}, ${width}px)`, columnGap: gap }}
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
      <svg width={fields.length * (width + gap) - gap} height={height} aria-hidden>
        <Lines rows={rows} fields={fields} legends={legends} />
        <rect
          className="vis__at"
          x="-2"
          y={at * line}
          width={fields.length * (width + gap) - gap + 4}
          height={Math.max(line, 2)}
        />
      </svg>
    </div>
  );
}

interface LinesProps {
  readonly rows: readonly QueryRow[];
  readonly fields: readonly ShownField[];
  readonly legends: ReadonlyMap<string, readonly Legend[]>;
}

/** The blocks of colour; they stay as they are while the pointer moves over them. */
const Lines = memo(({ rows, fields, legends }: LinesProps) =>
  fields.map((shown, column) => {
    const colours = new Map(legends.get(shown.field)?.map(({ value, colour }) => [value, colour]));
    const line = height / rows.length;
    return runsOf(rows.map((row) => textOf(row, shown))).map(({ value, start, length }) => (
      <rect
        key={`${shown.field} ${start}`}
        className={colours.get(value)}
        x={column * (width + gap)}
        y={start * line}
        width={width}
        height={length * line}
      />
    ));
  }),
);

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
