import { memo, useMemo, useState } from "react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import type { QueryBuilder } from "../../../api/contract/index.ts";
import type { QueryAnswer, QueryRow } from "../../../api/contract/query.ts";
import { count, counted, words } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneName } from "../entities/links.tsx";
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
  const [order, setOrder] = useState<readonly string[]>(() =>
    configured.map(({ field }) => field).toReversed(),
  );
  const [at, setAt] = useState(0);
  const legends = useMemo(
    () =>
      new Map(
        fields.map((shown) => [
          shown.field,
          legendOf(
            answer.rows.map((row) => textOf(row, shown)),
            compare,
          ),
        ]),
      ),
    [answer.rows, fields],
  );
  const rows = useMemo(() => {
    const rank = (row: QueryRow, shown: ShownField) =>
      legends.get(shown.field)?.findIndex(({ value }) => value === textOf(row, shown)) ?? 0;
    const ranks = new Map(
      fields.map((shown) => [shown.field, new Map(answer.rows.map((row) => [row, rank(row, shown)]))]),
    );
    const rankOf = (field: string, row: QueryRow) => ranks.get(field)?.get(row) ?? 0;
    return order.reduce<readonly QueryRow[]>(
      (sorted, field) => sorted.toSorted((a, b) => rankOf(field, a) - rankOf(field, b)),
      answer.rows,
    );
  }, [answer.rows, order, legends, fields]);
  const line = height / rows.length;
  const row = rows[Math.min(at, rows.length - 1)];
  const move = (event: KeyboardEvent) => {
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
    setAt((before) => Math.max(0, Math.min(rows.length - 1, before + step)));
  };
  return (
    <div className="vis">
      <UserTerms terms={terms} onAdd={add} onRemove={remove} />
      <div className="vis__scroll">
        <div
          className="vis__heads"
          style={{ gridTemplateColumns: `repeat(${fields.length}, ${width}px)`, columnGap: gap }}
        >
          {fields.map(({ field, display_name: label }) => (
            <button
              type="button"
              key={field}
              aria-pressed={order.at(-1) === field}
              title={`Sort by ${label}`}
              onClick={() => setOrder([...order.filter((other) => other !== field), field])}
            >
              {label}
            </button>
          ))}
        </div>
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
          onKeyDown={move}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            setAt(
              Math.max(
                0,
                Math.min(rows.length - 1, Math.floor(((event.clientY - box.top) / box.height) * rows.length)),
              ),
            );
          }}
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
      </div>
      <p className="vis__gene">
        {row && (
          <>
            <Link to={urls.gene(row.gene_uniquename)}>
              <GeneName gene={{ uniquename: row.gene_uniquename, name: row.name ?? null }} />
            </Link>{" "}
            {row.product}{" "}
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
